import type { Cents } from '../money/index.js';
import { type Decimal, decimal, dollars, multiply, toCents } from './decimal.js';

const hundredth = decimal('0.01');

const knownRates = new Map<number, Decimal>();
const mostKnownRates = 1_000;

/** Nearly all rates come from the data and recur in every estimate, so each is parsed once. */
function exactRate(rate: number): Decimal {
  const known = knownRates.get(rate);
  if (known) return known;
  const exact = decimal(rate);
  if (knownRates.size < mostKnownRates) knownRates.set(rate, exact);
  return exact;
}

/** `rate` (0.0175 is 1.75%) of an amount, rounded half up to the cent. */
export const shareOf = (amount: Cents, rate: number): Cents =>
  toCents(multiply(dollars(amount), exactRate(rate)));

/** `percent` (0.5 is half a percent) of an amount, rounded half up to the cent. */
export const percentOf = (amount: Cents, percent: number): Cents =>
  toCents(multiply(dollars(amount), multiply(exactRate(percent), hundredth)));
