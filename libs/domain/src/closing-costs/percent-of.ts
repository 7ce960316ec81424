import type { Cents } from '../money/index.js';
import { decimal, dollars, multiply, toCents } from './decimal/index.js';

const hundredth = decimal('0.01');

/** `rate` (0.0175 is 1.75 %) of an amount, rounded half up to the cent. */
export const shareOf = (amount: Cents, rate: number): Cents =>
  toCents(multiply(dollars(amount), decimal(rate)));

/** `percent` (0.5 is half a percent) of an amount, rounded half up to the cent. */
export const percentOf = (amount: Cents, percent: number): Cents =>
  toCents(multiply(dollars(amount), multiply(decimal(percent), hundredth)));
