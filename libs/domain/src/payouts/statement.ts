import { DomainError } from '../events/index.js';
import type { Cents } from '../money/index.js';
import type { Payee } from '../payee/index.js';

/** An hour after the end of the month, in case the log's clock is behind ours. */
const closesAt = '-01T01:00:00.000Z';

/** Refuses anything but a month such as `2026-10`. */
export function parseStatementMonth(text: string): string {
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) return text;
  throw new DomainError(
    'payouts.statement-month-invalid',
    'Invalid month. Use YYYY-MM, for example 2026-10.',
  );
}

export function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** ISO UTC. */
export const monthStart = (month: string): string => `${month}-01T00:00:00.000Z`;

/** Whether the month can no longer get entries at `now` (ISO UTC): from an hour after its end. */
export const isClosed = (month: string, now: string): boolean => now >= `${monthAfter(month)}${closesAt}`;

/** Refuses a month that is not closed at `now` (ISO UTC). */
export function assertClosed(month: string, now: string): void {
  if (isClosed(month, now)) return;
  const day = `${monthAfter(month)}-01`;
  throw new DomainError(
    'payouts.statement-month-open',
    `${month} is not over: its statement is available from ${day}, 01:00 UTC`,
  );
}

/** The closed months at `now` since the month of `first` (both ISO UTC), newest first. */
export function closedMonths(first: string, now: string): string[] {
  const months: string[] = [];
  for (let month = first.slice(0, 7); isClosed(month, now); month = monthAfter(month)) months.push(month);
  return months.toReversed();
}

/**
 * Kinds of entries in a payee's account. `payout` deducts the amount, `payout-paid` notes the provider's payment, and
 * `payout-failed` and `payout-reversed` return the amount.
 */
export type StatementKind =
  | 'sale'
  | 'reversal'
  | 'restoration'
  | 'forfeiture'
  | 'correction'
  | 'payout'
  | 'payout-paid'
  | 'payout-failed'
  | 'payout-reversed';

/**
 * `reference`: the payment, the payout run or the correction. `sealedFact`: the event as it appears in the seal with the
 * number `seal`, such as `sale-stripe-pi_1@0 digest`.
 */
export type StatementEntry = Readonly<{
  at: string;
  kind: StatementKind;
  cents: Cents;
  reference: string;
  sealedFact: string;
  seal: number;
}>;

/** An entry with its place in the account and the balance after it. */
export type StatementLine = StatementEntry & Readonly<{ number: number; balanceCents: Cents }>;

/** `label`: the code or tag. */
export type StatementPayee = Readonly<{ kind: Payee['kind']; label: string; name: string }>;

/** The newest seal in a statement; `chainHash` is the hash (hex) of the chain up to it. */
export type StatementSeal = Readonly<{ number: number; chainHash: string }>;

/** The account before the month: number of entries, and balance. */
export type Opening = Readonly<{ entries: number; balanceCents: Cents }>;

/** A payee's account in a month. */
export type AccountMonth = Readonly<{
  payee: StatementPayee;
  month: string;
  opening: Opening;
  entries: readonly StatementEntry[];
  /** Null in a month without entries. */
  seal: StatementSeal | null;
}>;

/** A payee's month (UTC): opening balance + earned − paid out = closing balance. */
export type Statement = Omit<AccountMonth, 'entries'> &
  Readonly<{ lines: readonly StatementLine[]; earnedCents: Cents; paidOutCents: Cents; closingCents: Cents }>;

/** Whether an entry belongs to a payout rather than to earnings. */
export const isPayout = (kind: StatementKind): boolean => kind.startsWith('payout');

/** `entries` in the order of the ledger. */
export function createStatement({ entries, ...stated }: AccountMonth): Statement {
  let { balanceCents } = stated.opening;
  const lines = entries.map((entry, index) => {
    balanceCents += entry.cents;
    return { ...entry, number: stated.opening.entries + index + 1, balanceCents };
  });
  const sum = (ofPayouts: boolean): Cents =>
    entries.reduce((cents, entry) => (isPayout(entry.kind) === ofPayouts ? cents + entry.cents : cents), 0);
  return {
    ...stated,
    lines,
    earnedCents: sum(false),
    paidOutCents: 0 - sum(true),
    closingCents: balanceCents,
  };
}
