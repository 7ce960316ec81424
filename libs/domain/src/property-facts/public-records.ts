import type { Cents } from '../money/index.js';

/** By age, youngest first. */
export const schoolLevels = ['elementary', 'middle', 'high'] as const;
export type SchoolLevel = (typeof schoolLevels)[number];

/** A school as the source lists it: no rating, nothing about its students. */
export type School = Readonly<{
  name: string;
  /** Empty if unknown. */
  levels: readonly SchoolLevel[];
  /** As listed, such as `KG-05`; null if unknown. */
  grades: string | null;
  kind: 'public' | 'private' | null;
  distanceMiles: number | null;
  /** Whether the home is in its attendance zone; null if unknown. */
  isAssigned: boolean | null;
}>;

/** At least one school, nearest first. */
export type Schools = Readonly<{ district: string | null; schools: readonly School[] }>;

/** The tax and assessment of a year; null if not on record. */
export type TaxYear = Readonly<{ year: number; taxCents: Cents | null; assessedCents: Cents | null }>;

/** At least one year, latest first, without duplicates. */
export type TaxHistory = Readonly<{ years: readonly TaxYear[] }>;

/** Change of each year's tax from the year before, to a tenth of a percent; null if either is unknown. */
export const taxChangesPercent = ({ years }: TaxHistory): (number | null)[] =>
  years.map(({ year, taxCents }) => {
    const before = years.find((other) => other.year === year - 1)?.taxCents;
    return taxCents === null || !before ? null : Math.round((taxCents / before - 1) * 1000) / 10;
  });
