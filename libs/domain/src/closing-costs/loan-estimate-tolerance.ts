import type { FeeLine } from './estimate.js';
import { marketType } from './market-fees/index.js';
import type { PropertyType } from './property.js';
import type { Purchase } from './purchase.js';

const businessTypes: ReadonlySet<PropertyType> = new Set(['commercial', 'industrial', 'mixed-use']);

/** A Loan Estimate holds charges to a tolerance; it is given for a consumer's loan only. */
export function withTolerance(lines: FeeLine[], purchase: Purchase): FeeLine[] {
  const hasLoanEstimate = purchase.loanCents > 0 && !businessTypes.has(marketType(purchase));
  return hasLoanEstimate ? lines : lines.map((line) => ({ ...line, tolerance: null }));
}
