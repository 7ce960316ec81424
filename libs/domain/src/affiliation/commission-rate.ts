import { DomainError } from '../events/index.js';

/** What an affiliate earns of a sale while no other rate is set: $10 of $25. */
export const defaultRatePercent = 40;
const lowestPercent = 25;
const highestPercent = 40;

/** Refuses what is not a whole percentage from 25 to 40. */
export function assertRate(ratePercent: number): void {
  if (Number.isInteger(ratePercent) && ratePercent >= lowestPercent && ratePercent <= highestPercent) return;
  throw new DomainError(
    'affiliation.rate-invalid',
    `The commission rate must be a whole number from ${lowestPercent} to ${highestPercent} percent`,
  );
}
