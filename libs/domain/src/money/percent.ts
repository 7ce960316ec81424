import { assertCents, type Cents } from './cents.js';

/** A whole percentage of an amount, rounded half away from zero: 40 % of 2,499 cents is 1,000. */
export function percentOf(amountCents: Cents, percent: number): Cents {
  if (!Number.isInteger(percent)) throw new RangeError(`${percent} is not a whole percentage`);
  const hundredths = assertCents(assertCents(amountCents) * percent);
  return Math.sign(hundredths) * Math.round(Math.abs(hundredths) / 100) || 0;
}
