import type { Cents } from '@closewise/domain/money';
import type { LineStatus, PayoutRun, RunStatus } from '@closewise/domain/payouts';
import type { RunMoments } from '../book/payout-book.js';

/** A run without its lines; times are ISO UTC, names those of who did it. */
export type RunSummary = Readonly<{
  runId: string;
  month: string;
  status: RunStatus;
  provider: string;
  preparedAt: string;
  preparedBy: string;
  approvedAt: string | null;
  approvedBy: string | null;
  /** When the first of those who have executed it began; null and none also for runs from before this was recorded. */
  executedAt: string | null;
  executedBy: string[];
  endedAt: string | null;
  /** Who cancelled it, or closed it with lines unpaid, and why. */
  ended: Readonly<{ by: string; reason: string }> | null;
  lines: number;
  paidLines: number;
  payCents: Cents;
  paidCents: Cents;
  counts: Readonly<Record<LineStatus, number>>;
}>;

export const summaryOf = (run: PayoutRun, moments: RunMoments): RunSummary => {
  const { runId, month, status, provider, preparedBy, approvedBy, executedBy, ended } = run;
  const { lines, paidLines, payCents, paidCents, counts, asOf } = run;
  return {
    runId,
    month,
    status,
    provider,
    preparedAt: asOf,
    preparedBy,
    approvedBy,
    executedBy: [...executedBy],
    ...moments,
    ended,
    lines,
    paidLines,
    payCents,
    paidCents,
    counts: { ...counts },
  };
};
