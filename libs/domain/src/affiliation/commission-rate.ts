import { DomainError } from '../events/index.js';

/** An affiliate's default percentage of a sale: $10 of $25. */
export const defaultRatePercent = 40;

/** The range of allowed rates, in whole percent. */
export const commissionRates = { lowestPercent: 25, highestPercent: 40 } as const;
const { lowestPercent, highestPercent } = commissionRates;

/** The range in words. */
export const rateRange = `a whole number from ${lowestPercent} to ${highestPercent} percent`;

/** The message for a rate outside the range. */
export const wrongRate = `The commission rate must be ${rateRange}`;

/** The affiliate's current rate, in percent. */
export const ratePercentOf = (affiliate: Readonly<{ customRatePercent: number | null }>): number =>
  affiliate.customRatePercent ?? defaultRatePercent;

/** Throws for a rate outside the range. */
export function assertRate(ratePercent: number): void {
  if (Number.isInteger(ratePercent) && ratePercent >= lowestPercent && ratePercent <= highestPercent) return;
  throw new DomainError('affiliation.rate-invalid', wrongRate);
}
