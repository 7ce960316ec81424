import type { FeeLine } from './estimate.js';
import { hasLoanEstimate, marketOf } from './market-fees/index.js';
import type { Purchase } from './purchase.js';

/** Written out, so that all lines keep one shape: reading lines of several is a third slower. */
const withoutTolerance = (line: FeeLine): FeeLine => ({
  key: line.key,
  kind: line.kind,
  name: line.name,
  section: line.section,
  category: line.category,
  tolerance: null,
  requiredBy: line.requiredBy,
  level: line.level,
  jurisdiction: line.jurisdiction,
  shares: line.shares,
  range: line.range,
  exact: line.exact,
  workings: line.workings,
  source: line.source,
  whoToContact: line.whoToContact,
  whatToAskFor: line.whatToAskFor,
});

/** A Loan Estimate holds charges to a tolerance; without one there is none. */
export function withTolerance(lines: FeeLine[], purchase: Purchase): FeeLine[] {
  return hasLoanEstimate(marketOf(purchase)) ? lines : lines.map(withoutTolerance);
}
