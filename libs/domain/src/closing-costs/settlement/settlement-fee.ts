import {
  add,
  compare,
  decimal,
  excess,
  greater,
  multiply,
  stepsOf,
  zero,
  type Decimal,
} from '../decimal/index.js';
import type { SettlementSchedule } from '../rules/index.js';

const thousandth = decimal('0.001');
const fiftyThousand = decimal(50_000);

function byRow(rows: Extract<SettlementSchedule, { method: 'table' }>['rows'], price: Decimal): Decimal {
  return (rows.find(({ amount }) => compare(price, amount) <= 0) ?? rows.at(-1))?.fee ?? zero;
}

function byStep(rows: Extract<SettlementSchedule, { method: 'steps' }>['rows'], price: Decimal): Decimal {
  const index = rows.findIndex(({ upTo }) => upTo === null || compare(price, upTo) <= 0);
  const row = rows[index];
  if (!row) return zero;
  const over = excess(price, rows[index - 1]?.upTo ?? zero);
  const steps: Decimal = { units: stepsOf(over, fiftyThousand, 'up'), scale: 0 };
  return add(row.fee, multiply(steps, row.addPer50000 ?? zero));
}

/** The price up to which the schedule is known; null when it has no end. */
export function scheduleEnd(schedule: SettlementSchedule): Decimal | null {
  switch (schedule.method) {
    case 'base-plus-per-thousand':
      return schedule.upTo;
    case 'table':
      return schedule.rows.at(-1)?.amount ?? null;
    case 'steps':
      return schedule.rows.at(-1)?.upTo ?? null;
  }
}

/** The whole fee of a filed or published schedule for closing a purchase at that price. */
export function settlementFee(schedule: SettlementSchedule, price: Decimal): Decimal {
  switch (schedule.method) {
    case 'base-plus-per-thousand': {
      const fee = add(schedule.base, multiply(multiply(price, thousandth), schedule.perThousand));
      return schedule.minimum ? greater(fee, schedule.minimum) : fee;
    }
    case 'table':
      return byRow(schedule.rows, price);
    case 'steps':
      return byStep(schedule.rows, price);
  }
}
