import type { Cents } from '../money/index.js';

/** A sale of a similar home nearby, as public records have it. */
export type ComparableSale = Readonly<{
  address: string;
  /** ISO date. */
  soldOn: string;
  priceCents: Cents;
  livingAreaSquareFeet: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  yearBuilt: number | null;
  distanceMiles: number | null;
}>;

/** At least one sale, the latest first, and where and since when (ISO date) they were looked for. */
export type ComparableSales = Readonly<{
  sales: readonly ComparableSale[];
  radiusMiles: number;
  since: string;
}>;

/** Null where the size is not known. */
export const pricePerSquareFootCents = ({ priceCents, livingAreaSquareFeet }: ComparableSale): Cents | null =>
  livingAreaSquareFeet === null || livingAreaSquareFeet <= 0
    ? null
    : Math.round(priceCents / livingAreaSquareFeet);

/** The middle of the amounts, of an even number the middle of the two; null of none. It is a summary, no appraisal. */
export function medianCents(amounts: readonly Cents[]): Cents | null {
  const sorted = amounts.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : Math.round((upper + lower) / 2);
}
