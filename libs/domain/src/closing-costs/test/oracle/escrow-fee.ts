import type { EscrowSchedule, StateData } from './data.js';
import { lists, type Facts } from './facts.js';
import {
  isAtMost,
  larger,
  minus,
  over,
  plus,
  times,
  toMultiple,
  whole,
  written,
  type Fraction,
} from './fraction.js';

function bySteps({ rows = [] }: EscrowSchedule, price: Fraction): Fraction {
  const index = rows.findIndex(({ upTo }) => upTo == null || isAtMost(price, written(upTo)));
  const { fee, addPer50000 = 0 } = rows[index]!;
  const beyond = minus(price, written(rows[index - 1]?.upTo ?? 0));
  const steps = over(toMultiple(beyond, whole(50_000n), 'up'), whole(50_000n));
  return plus(written(fee), times(steps, written(addPer50000)));
}

function untaxedFee(schedule: EscrowSchedule, price: Fraction): Fraction {
  if (schedule.method === 'steps') return bySteps(schedule, price);
  if (schedule.method === 'table') {
    const rows = schedule.rows ?? [];
    const row = rows.find(({ amount }) => isAtMost(price, written(amount!))) ?? rows.at(-1)!;
    return written(row.fee);
  }
  const fee = plus(written(schedule.base!), times(over(price, whole(1000n)), written(schedule.perThousand!)));
  return larger(fee, written(schedule.minimum ?? 0));
}

/** The full fee of the schedule, including excise tax. */
export const escrowFee = (schedule: EscrowSchedule, price: Fraction): Fraction =>
  times(untaxedFee(schedule, price), plus(whole(1n), written(schedule.exciseRate ?? 0)));

/** The county's schedule, otherwise the one for all other counties or everywhere. */
export const escrowSchedule = ({ closingAgent }: StateData, { county }: Facts): EscrowSchedule | undefined =>
  closingAgent.schedules.find(({ counties }) => Array.isArray(counties) && lists(counties, county)) ??
  closingAgent.schedules.find(({ counties }) => !Array.isArray(counties));
