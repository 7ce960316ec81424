import { assertRate, commissionRates } from '../commission-rate.js';
import { DomainError } from '../../events/index.js';

/**
 * Another policy for the sales whose split was recorded from `from` (ISO UTC) on. `overridePercent` null: as it was.
 * `includesCustom`: also where a rate was set for the affiliate. `only`: for the sales of one payee alone.
 */
export type SimulatedPolicy = Readonly<{
  ratePercent: number;
  overridePercent: number | null;
  includesCustom: boolean;
  only: Readonly<{ kind: 'affiliate' | 'organization'; id: string }> | null;
  from: string;
  /** ISO UTC, itself excluded; null: all that is recorded. */
  until: string | null;
}>;

/** What the highest commission leaves of a sale, in percent. */
const highestOverridePercent = 100 - commissionRates.highestPercent;

/** Refuses rates that cannot be agreed, and a period that ends before it begins. */
export function assertPolicy({ ratePercent, overridePercent, from, until }: SimulatedPolicy): void {
  assertRate(ratePercent);
  if (overridePercent !== null && !isOverride(overridePercent)) {
    throw new DomainError(
      'affiliation.rate-invalid',
      `The override must be a whole number from 0 to ${highestOverridePercent} percent`,
    );
  }
  if (until !== null && from >= until)
    throw new DomainError('affiliation.date-invalid', 'The first day must not be after the last');
}

const isOverride = (percent: number): boolean =>
  Number.isInteger(percent) && percent >= 0 && percent <= highestOverridePercent;
