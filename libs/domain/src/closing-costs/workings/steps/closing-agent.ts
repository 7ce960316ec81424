import type { Cents } from '../../../money/index.js';

/** The fee of who closes the purchase. */
export type ClosingAgentStep =
  /** `excisePercent` is the tax that the agent adds; null where there is none. */
  | Readonly<{ kind: 'fee-schedule'; priceCents: Cents; excisePercent: number | null }>
  | Readonly<{ kind: 'fee-schedule-ends'; cents: Cents }>
  | Readonly<{ kind: 'other-fee-in'; counties: readonly string[] }>;
