import { DomainError } from '../events/index.js';

/** What an affiliate earns of a sale while no other rate is set: $10 of $25. */
export const defaultRatePercent = 40;

/** The rates that may be agreed, in whole percent. */
export const commissionRates = { lowestPercent: 25, highestPercent: 40 } as const;
const { lowestPercent, highestPercent } = commissionRates;

/** Between which rates one may choose, as people are told. */
export const rateRange = `a whole number from ${lowestPercent} to ${highestPercent} percent`;

/** What people are told of another rate. */
export const wrongRate = `The commission rate must be ${rateRange}`;

/** The rate that holds for an affiliate, in percent. */
export const ratePercentOf = (affiliate: Readonly<{ customRatePercent: number | null }>): number =>
  affiliate.customRatePercent ?? defaultRatePercent;

/** Refuses what is none of the rates that may be agreed. */
export function assertRate(ratePercent: number): void {
  if (Number.isInteger(ratePercent) && ratePercent >= lowestPercent && ratePercent <= highestPercent) return;
  throw new DomainError('affiliation.rate-invalid', wrongRate);
}
