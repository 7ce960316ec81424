import type { Cents } from '../money/index.js';
import { house, type AccountRef } from './accounts.js';

/** For each kind of entry: whether the buyer's money moves, and whether it changes earnings. */
const entryKindTable = {
  sale: { movesCash: true, earns: true },
  reversal: { movesCash: true, earns: true },
  restoration: { movesCash: true, earns: true },
  forfeiture: { movesCash: false, earns: true },
  correction: { movesCash: false, earns: true },
  'provider-fee': { movesCash: false, earns: true },
  payout: { movesCash: false, earns: false },
  'payout-paid': { movesCash: false, earns: false },
  'payout-failed': { movesCash: false, earns: false },
  'payout-reversed': { movesCash: false, earns: false },
} as const;

export type EntryKind = keyof typeof entryKindTable;

export const entryKinds = Object.keys(entryKindTable) as EntryKind[];

/** Whether the buyer's money moves. */
export const isOfSale = (kind: EntryKind): boolean => entryKindTable[kind].movesCash;

/** Whether the entry changes what accounts earned. Payouts do not. */
export const isEarned = (kind: EntryKind): boolean => entryKindTable[kind].earns;

/** Moves a positive amount from one account to another. */
export type Posting = Readonly<{ source: AccountRef; destination: AccountRef; cents: Cents }>;

/** One entry of the journal. Its postings keep the sum of all accounts at zero. */
export type JournalEntry = Readonly<{
  kind: EntryKind;
  paymentId: string | null;
  runId: string | null;
  /** Accounts that the entry concerns, even if it moves nothing to or from them. */
  parties: readonly AccountRef[];
  /** What buyers paid or got back, according to the event itself. */
  cashCents: Cents;
  postings: readonly Posting[];
}>;

/** Closes an account: its balance and everything that it would get later goes to the house. */
export type AccountClosure = Readonly<{ closes: AccountRef }>;

/** What an event does to the books. */
export type JournalItem = JournalEntry | AccountClosure;

/** Moves `cents` to `destination`; a negative amount moves in the other direction, zero makes no posting. */
export function move(source: AccountRef, destination: AccountRef, cents: Cents): Posting[] {
  if (cents === 0) return [];
  return cents > 0
    ? [{ source, destination, cents }]
    : [{ source: destination, destination: source, cents: -cents }];
}

/** The change of an account's balance by these postings. */
export function changeOf({ kind, id }: AccountRef, postings: readonly Posting[]): Cents {
  let change = 0;
  for (const { source, destination, cents } of postings) {
    if (destination.kind === kind && destination.id === id) change += cents;
    if (source.kind === kind && source.id === id) change -= cents;
  }
  return change;
}

/** An account before an entry. */
export type AccountStatus = Readonly<{ balanceCents: Cents; isClosed: boolean }>;

/**
 * The entries of an item with the forfeitures of closed accounts: at the closure the unpaid balance, later whatever an
 * entry would give the account. A debt remains.
 */
export function entriesOf(
  item: JournalItem,
  statusOf: (account: AccountRef) => AccountStatus,
): readonly JournalEntry[] {
  if ('closes' in item) {
    const { balanceCents, isClosed } = statusOf(item.closes);
    if (isClosed || balanceCents <= 0) return [];
    return [forfeiture(item.closes, { paymentId: null, runId: null }, balanceCents)];
  }
  const closed = item.parties.filter((party) => statusOf(party).isClosed);
  if (closed.length === 0) return [item];
  const forfeited = closed.flatMap((party) => {
    const gained = changeOf(party, item.postings);
    return gained === 0 ? [] : [forfeiture(party, item, gained)];
  });
  return [item, ...forfeited];
}

/** Moves the amount to the house. A negative amount moves back to the account. */
const forfeiture = (
  account: AccountRef,
  { paymentId, runId }: Pick<JournalEntry, 'paymentId' | 'runId'>,
  cents: Cents,
): JournalEntry => ({
  kind: 'forfeiture',
  paymentId,
  runId,
  parties: [account],
  cashCents: 0,
  postings: move(account, house, cents),
});
