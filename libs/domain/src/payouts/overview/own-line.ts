import type { Cents } from '../../money/index.js';
import type { RunStatus } from '../payout-book-state.js';

/**
 * A line that was to be paid to a payee, with how far its run is. `at` (ISO UTC) is when it was answered: paid, refused
 * or held; `reversedCents` of it came back.
 */
export type OwnLine = Readonly<{ runId: string; month: string; runStatus: RunStatus; payCents: Cents }> &
  (
    | Readonly<{ status: 'open' | 'requested' }>
    | Readonly<{ status: 'failed' | 'held'; at: string; reasonCode: string }>
    | Readonly<{ status: 'paid'; at: string; reversedCents: Cents }>
  );
