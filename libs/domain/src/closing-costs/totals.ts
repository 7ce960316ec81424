import type { Estimate, FeeLine } from './estimate.js';
import { likelyGroups, likelyRange } from './likely/index.js';
import { isPaidAtClosing } from './paid-at-closing.js';

/**
 * What the buyer pays for fees by the closing day, with the loan program's fee even where it is financed, and without
 * the down payment. `lowCents` and `highCents` are the bounds of that sum, `likely` holds 8 of 10 outcomes
 * (docs/ranges.md); the other totals are those of their category, after closing too.
 */
export function totalsOf(lines: readonly FeeLine[]): Estimate['totals'] {
  const totals = {
    requiredCents: 0,
    negotiableCents: 0,
    optionalCents: 0,
    buyerCashToCloseFeesCents: 0,
    lowCents: 0,
    highCents: 0,
  };
  for (const line of lines) {
    const { lowCents, typicalCents, highCents } = line.range;
    if (line.category === 'required') totals.requiredCents += typicalCents;
    else if (line.category === 'negotiable') totals.negotiableCents += typicalCents;
    else totals.optionalCents += typicalCents;
    if (!isPaidAtClosing(line)) continue;
    totals.lowCents += lowCents;
    totals.buyerCashToCloseFeesCents += typicalCents;
    totals.highCents += highCents;
  }
  return { ...totals, likely: likelyRange(totals.buyerCashToCloseFeesCents, likelyGroups(lines)) };
}
