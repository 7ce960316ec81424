import type { Estimate, FeeLine } from './estimate.js';

const isPaidAtClosing = ({ category, section }: FeeLine): boolean =>
  category !== 'optional' && section !== 'post-closing';

/**
 * What the buyer brings for fees: every required and negotiable line that is due by the closing day, with the
 * loan program's fee even where it can be financed; no down payment, nothing optional. `lowCents` and
 * `highCents` are the bounds of that sum; the other totals are those of their category, after closing too.
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
  return totals;
}
