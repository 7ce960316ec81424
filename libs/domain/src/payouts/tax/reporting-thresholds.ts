import { DomainError } from '../../events/index.js';
import type { Cents } from '../../money/index.js';

type Threshold = Readonly<{ from: number; until: number; cents: Cents; source: string }>;

/**
 * From which sum of a calendar year on a payee gets a Form 1099-NEC. From 2027 on the sum follows the prices of the
 * year: the IRS publishes each, and a row is added.
 */
const thresholds: readonly Threshold[] = [
  { from: 2020, until: 2025, cents: 60_000, source: 'IRC § 6041(a), § 6041A(a)(2) as of 2025: $600' },
  {
    from: 2026,
    until: 2026,
    cents: 200_000,
    source: 'IRC § 6041(a) as amended by Public Law 119-21 (One Big Beautiful Bill Act) § 70433: $2,000',
  },
];

/** The threshold of a year and where it is written. Refuses a year that has not begun at `now` (ISO UTC), or has none. */
export function thresholdOf(year: string, now: string): Pick<Threshold, 'cents' | 'source'> {
  if (!/^20\d\d$/.test(year)) throw invalid('The year must look like 2026');
  if (year > now.slice(0, 4)) throw invalid(`${year} has not begun`);
  const known = thresholds.find(({ from, until }) => Number(year) >= from && Number(year) <= until);
  if (known) return { cents: known.cents, source: known.source };
  throw invalid(
    Number(year) < thresholds[0]!.from
      ? `Nothing was paid in ${year}: the first year is ${thresholds[0]!.from}`
      : `The threshold of ${year} is not known yet: take it from the IRS and add it to reporting-thresholds.ts`,
  );
}

const invalid = (sentence: string): DomainError => new DomainError('payouts.tax-year-invalid', sentence);
