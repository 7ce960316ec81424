import type { Cents } from '../money/index.js';

/** What was assessed and billed in a year; null is what the record does not have. */
export type TaxYear = Readonly<{ year: number; taxCents: Cents | null; assessedCents: Cents | null }>;

/** At least one year, the latest first, each once. */
export type TaxHistory = Readonly<{ years: readonly TaxYear[] }>;

/** By how much the bill of each year differs from that of the year before, to a tenth of a percent; null where either is unknown. */
export const taxChangesPercent = ({ years }: TaxHistory): (number | null)[] =>
  years.map(({ year, taxCents }) => {
    const before = years.find((other) => other.year === year - 1)?.taxCents;
    return taxCents === null || !before ? null : Math.round((taxCents / before - 1) * 1000) / 10;
  });
