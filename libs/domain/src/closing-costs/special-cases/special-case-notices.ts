import type { FeeLine } from '../estimate.js';
import type { NationalFees } from '../market-fees/index.js';
import { oncePer } from '../once-per.js';
import type { Purchase } from '../purchase.js';
import { noticesOfLoans } from './loan-notices.js';
import { noticesOfProperties } from './property-notices.js';

const allNotices = oncePer((national: NationalFees) => [...noticesOfLoans(national), ...noticesOfProperties]);

/** Notices about an unusual property or loan, as lines without an amount. */
export function specialCaseNotices(purchase: Purchase, national: NationalFees): FeeLine[] {
  const lines: FeeLine[] = [];
  for (const notice of allNotices(national)) {
    const line = notice(purchase);
    if (line) lines.push(line);
  }
  return lines;
}
