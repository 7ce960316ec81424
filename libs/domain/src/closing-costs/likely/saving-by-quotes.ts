import type { Cents } from '../../money/index.js';
import { groupQuantile } from './likely-range.js';

/** Under the cheapest of three quotes lies this share of all quotes, in half of all cases. */
const underCheapestOfThree = 1 - Math.cbrt(0.5);

/**
 * What comparing quotes saves of the typical amount, low to high: the low is what the cheapest of three quotes saves in
 * half of all cases, the high the way to the low end. Quotes lie as the outcomes of a group do (docs/ranges.md).
 */
export function savingByQuotes({ lowCents, typicalCents }: { lowCents: Cents; typicalCents: Cents }) {
  const highCents = Math.max(0, typicalCents - lowCents);
  const group = { belowCents: highCents, aboveCents: 0 };
  return { lowCents: Math.abs(Math.round(groupQuantile(group, underCheapestOfThree))), highCents };
}
