import type { FeeLine } from './estimate.js';

type Placed = Pick<FeeLine, 'section'>;

/** Compares by section; in the order of the Loan Estimate, as its letters and `post-closing` stand in that order. */
export function bySection({ section: one }: Placed, { section: other }: Placed): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
