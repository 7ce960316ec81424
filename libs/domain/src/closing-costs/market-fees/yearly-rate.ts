import type { FeeSource } from '../estimate.js';
import type { Workings } from '../workings/index.js';

/** What a new owner pays of the price in a year. */
export type PropertyTaxRate = Readonly<{
  percent: number;
  /** How far the tax may lie under and over it, as parts of it. */
  least: number;
  most: number;
  /** How it was found, from what owners of the county pay; empty for a state's own rate. */
  steps: Workings;
  source: FeeSource;
}>;

/** About right. */
export const nearby = { least: 0.75, most: 1.25 } as const;

/** Known to be too low, or the law sets the value anew by an amount that nobody publishes. */
export const openUpwards = { least: 0.75, most: 1.5 } as const;
