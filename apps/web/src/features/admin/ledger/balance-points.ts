import { dollarsOf } from '@closewise/domain/money';
import type { LedgerEntry } from '../../../shared/api/admin-ledger';

/** A corner of the line: from `at` (ms) on the account stands at `balance` (dollars); `number` is null before the first entry. */
export type BalancePoint = { at: number; balance: number; number: number | null };

const hourMs = 3_600_000;

/** The line of the balance: what it was before the first entry, each entry, and on to the right for a while. */
export function balancePoints(entries: readonly LedgerEntry[]): BalancePoint[] {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return [];
  const [from, to] = [Date.parse(first.at), Date.parse(last.at)];
  const margin = (to - from) * 0.04 || hourMs;
  return [
    { at: from - margin, balance: dollarsOf(first.balanceCents - first.cents), number: null },
    ...entries.map(({ at, balanceCents, number }) => ({
      at: Date.parse(at),
      balance: dollarsOf(balanceCents),
      number,
    })),
    { at: to + margin, balance: dollarsOf(last.balanceCents), number: null },
  ];
}
