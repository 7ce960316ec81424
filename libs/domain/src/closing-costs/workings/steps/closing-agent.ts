import type { Cents } from '../../../money/index.js';

type Between = Readonly<{ low: number; high: number }>;

/** The fee of who closes the purchase. */
export type ClosingAgentStep =
  /** `excisePercent` is the tax that the agent adds; null where there is none. */
  | Readonly<{ kind: 'fee-schedule'; priceCents: Cents; excisePercent: number | null }>
  /** `perThousand` in dollars; `loanFeeCents` is 0 without a loan. */
  | Readonly<{
      kind: 'usual-formula';
      priceCents: Cents;
      perThousand: Between;
      baseCents: Between;
      loanFeeCents: Cents;
    }>
  /** By custom of the county; `loanFeeCents` is the buyer's, 0 without a loan. */
  | Readonly<{ kind: 'closing-fee-of-seller'; loanFeeCents: Cents }>
  /** The seller pays a part too, which is not known. */
  | Readonly<{ kind: 'closing-fee-buyers-part' }>
  | Readonly<{ kind: 'fee-schedule-ends'; cents: Cents }>
  | Readonly<{ kind: 'other-fee-in'; counties: readonly string[] }>;
