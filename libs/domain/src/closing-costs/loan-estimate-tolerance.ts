import type { FeeLine } from './estimate.js';
import { hasLoanEstimate, marketOf } from './market-fees/index.js';
import type { Purchase } from './purchase.js';

/** A Loan Estimate holds charges to a tolerance; without one there is none. */
export function withTolerance(lines: FeeLine[], purchase: Purchase): FeeLine[] {
  return hasLoanEstimate(marketOf(purchase)) ? lines : lines.map((line) => ({ ...line, tolerance: null }));
}
