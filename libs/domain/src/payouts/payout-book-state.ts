import type { Cents } from '../money/index.js';
import { payeeKey, type Payee } from '../payee/index.js';
import type { PayoutLine, PayoutRunPrepared } from './payout-events.js';

/** `attempts`: number of requests to the provider with different idempotency keys. */
export type LineProgress =
  | Readonly<{ status: 'not-paid' }>
  | Readonly<{ status: 'open' }>
  | Readonly<{ status: 'requested'; attempts: number }>
  | Readonly<{ status: 'failed'; attempts: number; reasonCode: string }>
  | Readonly<{ status: 'held'; attempts: number; reasonCode: string; until: string | null }>
  | Readonly<{ status: 'paid'; attempts: number; transferId: string; reversedCents: Cents }>;

export type LineStatus = LineProgress['status'];
export type RunLine = PayoutLine & LineProgress;

export type RunStatus = 'prepared' | 'approved' | 'executing' | 'completed' | 'cancelled';

/** A run with its lines. `counts`: number of lines by status; `paidCents`: the amount paid so far. */
export type PayoutRun = PayoutRunPrepared['data'] &
  Readonly<{
    status: RunStatus;
    approvedBy: string | null;
    /** In the order in which they started. */
    executedBy: readonly string[];
    /** The actor who cancelled the run or closed it with unpaid lines, and the reason. */
    ended: Readonly<{ by: string; reason: string }> | null;
    /** By `payeeKey`. */
    linesOf: ReadonlyMap<string, RunLine>;
    counts: Readonly<Record<LineStatus, number>>;
    paidCents: Cents;
  }>;

/** All runs by id, oldest first, and the lines of a run that is being prepared. */
export type PayoutBookState = Readonly<{
  runs: ReadonlyMap<string, PayoutRun>;
  drawn: readonly PayoutLine[];
}>;

/** Whether a run has not ended. */
export const isOpen = (status: RunStatus): boolean => status !== 'completed' && status !== 'cancelled';

/** The run that has not ended; there is at most one. */
export const openRun = ({ runs }: PayoutBookState): PayoutRun | null =>
  [...runs.values()].find(({ status }) => isOpen(status)) ?? null;

/** `2026-10`; a second run of the month is `2026-10-2`. */
export function nextRunId({ runs }: PayoutBookState, month: string): string {
  const earlier = [...runs.values()].filter((run) => run.month === month).length;
  return earlier === 0 ? month : `${month}-${earlier + 1}`;
}

/** The payee's line; null without one. */
export const lineFor = (run: PayoutRun, payee: Payee): RunLine | null =>
  run.linesOf.get(payeeKey(payee)) ?? null;

/** The id of the provider that pays a line. */
export const lineProvider = ({ provider }: Pick<PayoutRun, 'provider'>, line: PayoutLine): string =>
  line.provider ?? provider;

/** The ids of the providers that pay the run's lines. */
export const runProviders = (run: PayoutRun): Set<string> =>
  new Set(
    [...run.linesOf.values()]
      .filter(({ status }) => status !== 'not-paid')
      .map((line) => lineProvider(run, line)),
  );

/** The payable lines that are not paid yet, in the order in which they were drawn. */
export const unpaidLines = (run: PayoutRun): RunLine[] =>
  [...run.linesOf.values()].filter(({ status }) => status !== 'paid' && status !== 'not-paid');
