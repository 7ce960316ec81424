import {
  add,
  compare,
  decimal,
  excess,
  greater,
  lesser,
  multiply,
  one,
  roundTo,
  sum,
  zero,
  type Decimal,
} from '../decimal/index.js';
import type { TitleSchedule } from '../rules/index.js';

const thousandth = decimal('0.001');

function lookedUp({ lookup }: TitleSchedule, amount: Decimal): Decimal | undefined {
  return lookup.find((row) => compare(amount, row.amount) <= 0)?.premium;
}

function marginal(schedule: TitleSchedule, amount: Decimal): Decimal {
  const last = schedule.brackets.length - 1;
  const slices = schedule.brackets.map((bracket, index): Decimal => {
    const from = schedule.brackets[index - 1]?.upTo ?? zero;
    const slice = excess(
      bracket.upTo === null || index === last ? amount : lesser(amount, bracket.upTo),
      from,
    );
    if (compare(slice, zero) === 0) return zero;
    if (bracket.lookup) return lookedUp(schedule, slice) ?? zero;
    if (bracket.flat) return bracket.flat;
    const step = schedule.sliceRoundUpTo;
    return multiply(
      multiply(step ? roundTo(slice, step, 'up') : slice, thousandth),
      bracket.perThousand ?? zero,
    );
  });
  return sum(slices);
}

function basePlusRate(schedule: TitleSchedule, amount: Decimal): Decimal {
  const row = lookedUp(schedule, amount);
  if (row) return row;
  const bracket = schedule.brackets.find(({ upTo }) => upTo === null || compare(amount, upTo) <= 0);
  const part = multiply(excess(amount, bracket?.over ?? zero), bracket?.rate ?? zero);
  return add(bracket?.base ?? zero, roundTo(part, schedule.roundPartTo ?? one, 'half-up'));
}

/** The premium of the schedule for a policy of that amount. */
export function premium(schedule: TitleSchedule, policyAmount: Decimal): Decimal {
  const step = schedule.roundAmountUpTo;
  const amount = step ? roundTo(policyAmount, step, 'up') : policyAmount;
  const raw =
    schedule.method === 'lookup-then-base-plus-rate'
      ? basePlusRate(schedule, amount)
      : marginal(schedule, amount);
  const scaled = schedule.multiplier ? multiply(raw, schedule.multiplier) : raw;
  const least = schedule.minimum ? greater(scaled, schedule.minimum) : scaled;
  return schedule.roundResult ? roundTo(least, schedule.roundResult.to, schedule.roundResult.mode) : least;
}
