import type { FeeLine } from '../estimate.js';
import type { NationalFees } from '../market-fees/index.js';
import { memoize } from '../memoize.js';
import type { Purchase } from '../purchase.js';
import { loanNotices } from './loan-notices.js';
import { propertyNotices } from './property-notices.js';

const allNotices = memoize((national: NationalFees) => [...loanNotices(national), ...propertyNotices]);

/** Notices about an unusual property or loan, as lines without an amount. */
export function specialCaseNotices(purchase: Purchase, national: NationalFees): FeeLine[] {
  const lines: FeeLine[] = [];
  for (const notice of allNotices(national)) {
    const line = notice(purchase);
    if (line) lines.push(line);
  }
  return lines;
}
