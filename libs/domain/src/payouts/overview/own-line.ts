import type { Cents } from '../../money/index.js';
import type { RunStatus } from '../payout-book-state.js';

/**
 * A payable line of a payee, with its run's status and the provider that pays it. `at` (ISO UTC) is when it was paid,
 * refused or held; `reversedCents` of it were returned.
 */
export type OwnLine = Readonly<{
  runId: string;
  month: string;
  runStatus: RunStatus;
  provider: string;
  payCents: Cents;
}> &
  (
    | Readonly<{ status: 'open' | 'requested' }>
    | Readonly<{ status: 'failed' | 'held'; at: string; reasonCode: string }>
    | Readonly<{ status: 'paid'; at: string; reversedCents: Cents }>
  );
