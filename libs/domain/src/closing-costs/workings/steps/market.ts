import type { Cents } from '../../../money/index.js';

/** Prices of the market. */
export type MarketStep =
  | Readonly<{ kind: 'usual-range'; lowCents: Cents; highCents: Cents }>
  | Readonly<{ kind: 'nothing-unless-needed'; typicalCents: Cents; highCents: Cents }>;
