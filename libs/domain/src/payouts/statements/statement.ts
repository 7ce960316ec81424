import type { Cents } from '../../money/index.js';
import type { Payee } from '../../payee/index.js';

/**
 * What stands in a payee's account. Those of payouts take what is paid, note that the provider has paid it, and give it
 * back when it failed or came back.
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
 * An entry of the books: `reference` is the payment, the run of a payout, or that of a correction. `sealedFact` is the fact behind it as it
 * stands in the seal of this number: `sale-stripe-pi_1@0 digest`.
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

/** A payee as a statement names them: by code or tag. */
export type StatementPayee = Readonly<{ kind: Payee['kind']; label: string; name: string }>;

/** The newest seal that a statement names, with the hash (hex) of the chain up to it. */
export type StatementSeal = Readonly<{ number: number; chainHash: string }>;

/** An account before the month: how many entries it had, and its balance. */
export type Opening = Readonly<{ entries: number; balanceCents: Cents }>;

/** What of a payee's account is stated. */
export type StatedMonth = Readonly<{
  payee: StatementPayee;
  month: string;
  opening: Opening;
  entries: readonly StatementEntry[];
  /** Null in a month without entries. */
  seal: StatementSeal | null;
}>;

/** A month (UTC) of a payee: opening balance and what was earned, less what was paid out, are the closing balance. */
export type Statement = Omit<StatedMonth, 'entries'> &
  Readonly<{ lines: readonly StatementLine[]; earnedCents: Cents; paidOutCents: Cents; closingCents: Cents }>;

/** Whether an entry is about money that is paid out, not about what is earned. */
export const isPayout = (kind: StatementKind): boolean => kind.startsWith('payout');

/** The statement of a month; the entries in the order of the books. */
export function statementOf({ entries, ...stated }: StatedMonth): Statement {
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
