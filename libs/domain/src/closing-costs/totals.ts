import type { Estimate, FeeCategory, FeeLine } from './estimate.js';

const isPaidAtClosing = ({ category, section }: FeeLine): boolean =>
  category !== 'optional' && section !== 'post-closing';

/**
 * What the buyer brings for fees: every required and negotiable line that is due by the closing day, with the
 * loan program's fee even where it can be financed; no down payment, nothing optional. `lowCents` and
 * `highCents` are the bounds of that sum; the other totals are those of their category, after closing too.
 */
export function totalsOf(lines: readonly FeeLine[]): Estimate['totals'] {
  const typicalOf: Record<FeeCategory, number> = { required: 0, negotiable: 0, optional: 0 };
  const atClosing = { lowCents: 0, typicalCents: 0, highCents: 0 };
  for (const line of lines) {
    const { lowCents, typicalCents, highCents } = line.range;
    typicalOf[line.category] += typicalCents;
    if (!isPaidAtClosing(line)) continue;
    atClosing.lowCents += lowCents;
    atClosing.typicalCents += typicalCents;
    atClosing.highCents += highCents;
  }
  return {
    requiredCents: typicalOf.required,
    negotiableCents: typicalOf.negotiable,
    optionalCents: typicalOf.optional,
    buyerCashToCloseFeesCents: atClosing.typicalCents,
    lowCents: atClosing.lowCents,
    highCents: atClosing.highCents,
  };
}
