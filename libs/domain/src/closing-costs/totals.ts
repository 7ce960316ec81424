import type { Estimate, FeeCategory, FeeLine } from './estimate.js';

const sum = (lines: readonly FeeLine[], bound: keyof FeeLine['range']): number =>
  lines.reduce((total, { range }) => total + range[bound], 0);

const isPaidAtClosing = ({ category, section }: FeeLine): boolean =>
  category !== 'optional' && section !== 'post-closing';

/**
 * What the buyer brings for fees: every required and negotiable line that is due by the closing day, with the
 * loan program's fee even where it can be financed; no down payment, nothing optional. `lowCents` and
 * `highCents` are the bounds of that sum; the other totals are those of their category, after closing too.
 */
export function totalsOf(lines: readonly FeeLine[]): Estimate['totals'] {
  const typicalOf = (wanted: FeeCategory) =>
    sum(
      lines.filter(({ category }) => category === wanted),
      'typicalCents',
    );
  const atClosing = lines.filter(isPaidAtClosing);
  return {
    requiredCents: typicalOf('required'),
    negotiableCents: typicalOf('negotiable'),
    optionalCents: typicalOf('optional'),
    buyerCashToCloseFeesCents: sum(atClosing, 'typicalCents'),
    lowCents: sum(atClosing, 'lowCents'),
    highCents: sum(atClosing, 'highCents'),
  };
}
