import type { Cents } from '../../../money/index.js';
import type { AgentPayer } from '../../property.js';

/** Prices of the market. */
export type MarketStep =
  | Readonly<{ kind: 'usual-range'; lowCents: Cents; highCents: Cents }>
  | Readonly<{ kind: 'agent-paid-by'; payer: AgentPayer }>
  | Readonly<{ kind: 'nothing-unless-needed'; typicalCents: Cents; highCents: Cents }>;
