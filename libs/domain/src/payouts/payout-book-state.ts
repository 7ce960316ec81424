import type { Cents } from '../money/index.js';
import { payeeKey, type Payee } from '../payee/index.js';
import type { PayoutLine, PayoutRunPrepared } from './payout-events.js';

/** How far a line is; `attempts` counts how often the provider was asked with another key. */
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

/** A run with all its lines. `counts` are its lines by status, `paidCents` what was paid by now. */
export type PayoutRun = PayoutRunPrepared['data'] &
  Readonly<{
    status: RunStatus;
    approvedBy: string | null;
    /** Who has executed it, in the order in which they began. */
    executedBy: readonly string[];
    /** Who cancelled the run, or closed it with lines unpaid, and why. */
    ended: Readonly<{ by: string; reason: string }> | null;
    linesOf: ReadonlyMap<string, RunLine>;
    counts: Readonly<Record<LineStatus, number>>;
    paidCents: Cents;
  }>;

/** Every run by its id, oldest first, and the lines of one that is being prepared. */
export type PayoutBookState = Readonly<{
  runs: ReadonlyMap<string, PayoutRun>;
  drawn: readonly PayoutLine[];
}>;

/** Whether a run has not ended. */
export const isOpen = (status: RunStatus): boolean => status !== 'completed' && status !== 'cancelled';

/** The run that has not ended; there is one at most. */
export const openRun = ({ runs }: PayoutBookState): PayoutRun | null =>
  [...runs.values()].find(({ status }) => isOpen(status)) ?? null;

/** `2026-10`; the next one of the same month is `2026-10-2`. */
export function nextRunId({ runs }: PayoutBookState, month: string): string {
  const earlier = [...runs.values()].filter((run) => run.month === month).length;
  return earlier === 0 ? month : `${month}-${earlier + 1}`;
}

/** The line of the payee; null when the run has none. */
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

/** The lines that are to be paid and are not, in the order in which they were drawn. */
export const unpaidLines = (run: PayoutRun): RunLine[] =>
  [...run.linesOf.values()].filter(({ status }) => status !== 'paid' && status !== 'not-paid');
