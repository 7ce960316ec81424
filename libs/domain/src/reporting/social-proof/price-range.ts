import type { Cents } from '../../money/index.js';

/** The ranges in which a price is told to others, lowest first. */
export const priceRanges = [
  '$0-200k',
  '$200k-300k',
  '$300k-400k',
  '$400k-500k',
  '$500k-600k',
  '$600k-750k',
  '$750k-1M',
  '$1M-1.5M',
  '$1.5M-2M',
  '$2M-2.5M',
  '$2.5M-3M',
  '$3M+',
] as const;
export type PriceRange = (typeof priceRanges)[number];

/** Where each range after the first begins, in dollars. */
const begins = [200, 300, 400, 500, 600, 750, 1_000, 1_500, 2_000, 2_500, 3_000].map((k) => k * 1_000);

export const priceRangeOf = (priceCents: Cents): PriceRange =>
  priceRanges[begins.filter((dollars) => priceCents >= dollars * 100).length]!;
