import type { Cents } from '../money/index.js';

/** A sale of a similar home nearby, from public records. */
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

/** At least one sale, latest first, with the search radius and the ISO date it starts from. */
export type ComparableSales = Readonly<{
  sales: readonly ComparableSale[];
  radiusMiles: number;
  since: string;
}>;

/** Null if the living area is unknown. */
export const pricePerSquareFootCents = ({ priceCents, livingAreaSquareFeet }: ComparableSale): Cents | null =>
  livingAreaSquareFeet === null || livingAreaSquareFeet <= 0
    ? null
    : Math.round(priceCents / livingAreaSquareFeet);

/** The median of the amounts, or the mean of the middle two; null if empty. A summary, not an appraisal. */
export function medianCents(amounts: readonly Cents[]): Cents | null {
  const sorted = amounts.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : Math.round((upper + lower) / 2);
}
