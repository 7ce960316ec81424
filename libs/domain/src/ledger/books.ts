import type { Cents } from '../money/index.js';
import { accountKey, buyers, earningKinds, house, type AccountRef } from './accounts.js';
import {
  entriesOf,
  isEarned,
  isOfSale,
  type EntryKind,
  type JournalEntry,
  type JournalItem,
} from './journal.js';

/** An account after its last entry. `number` counts all accounts in the order in which they were opened. */
export type AccountState = Readonly<{
  number: number;
  entries: number;
  balanceCents: Cents;
  isClosed: boolean;
}>;

/** An event of the log and what it posts. `recordedAt` is the log's time (ISO UTC), which decides the month. */
export type LedgerFact = Readonly<{
  item: JournalItem;
  stream: string;
  revision: number;
  id: string;
  recordedAt: string;
}>;

/** An entry's change of one account. `number` counts the account's postings, `balanceCents` is the balance after it. */
export type AccountPosting = Readonly<{
  entry: number;
  account: AccountRef & Readonly<{ number: number }>;
  number: number;
  cents: Cents;
  balanceCents: Cents;
}>;

/** An entry of the books. `number` counts all entries, `line` the entries of its event from 0. */
export type LedgerEntry = Readonly<{
  number: number;
  stream: string;
  revision: number;
  line: number;
  eventId: string;
  kind: EntryKind;
  paymentId: string | null;
  runId: string | null;
  cashCents: Cents;
  recordedAt: string;
  postings: readonly AccountPosting[];
}>;

/** What an account earned in a month (`YYYY-MM`, UTC), and the month's sales that were not returned in full. */
export type AccountMonth = Readonly<{ sales: number; cents: Cents }>;

/** A sale in the books: the month in which it was entered, and the amount that was not returned. */
export type BookedSale = Readonly<{ month: string; standingCents: Cents }>;

/** The key of an account's month in the books. */
export const monthKey = (kind: string, id: string, month: string): string =>
  `${accountKey(kind, id)}:${month}`;

/** The month (`YYYY-MM`) in which an event of this time (ISO UTC) is booked. */
export const monthOf = (recordedAt: string): string => recordedAt.slice(0, 7);

type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] };

/** An account that these books change, with its latest month, so that a million entries need no lookup by key. */
type OpenAccount = {
  ref: AccountPosting['account'];
  account: Mutable<AccountState>;
  earns: boolean;
  month: string;
  totals: Mutable<AccountMonth>;
};

/**
 * Folds the books event by event, in the order of the log. `accounts` and `sales` (by stream) must hold what the next
 * events touch; a missing account is empty. `months` holds changes only, `accountCount` counts all accounts ever opened.
 */
export class Books {
  readonly entries: LedgerEntry[] = [];
  readonly months = new Map<string, AccountMonth>();
  private readonly openAccounts = new Map<string, Map<string, OpenAccount>>();

  constructor(
    readonly accounts = new Map<string, AccountState>(),
    readonly sales = new Map<string, BookedSale>(),
    public accountCount = accounts.size,
  ) {}

  /** Whether the account is loaded, or was used by these books. */
  knows({ kind, id }: AccountRef): boolean {
    return this.openAccounts.get(kind)?.has(id) === true || this.accounts.has(accountKey(kind, id));
  }

  /** Posts a fact: its entries, the balances after them, and the months. */
  post(fact: LedgerFact): void {
    const { item } = fact;
    const entries = entriesOf(item, (ref) => this.openAccount(ref).account);
    entries.forEach((entry, line) => this.enter(fact, entry, line));
    if ('closes' in item) this.openAccount(item.closes).account.isClosed = true;
    else if (isOfSale(item.kind)) this.count(fact, item);
  }

  /** The house takes part in each entry, so its postings count all entries. */
  private enter({ stream, revision, id, recordedAt }: LedgerFact, entry: JournalEntry, line: number): void {
    const { kind, paymentId, runId, cashCents } = entry;
    const { touched, cents } = this.changesOf(entry);
    const cash = cents[touched.findIndex(({ ref }) => ref.kind === buyers.kind)] ?? 0;
    if (cashCents !== -cash) throw new Error(`The shares of ${stream} do not add up at revision ${revision}`);
    const number = touched[0]!.account.entries + 1;
    const month = isEarned(kind) ? monthOf(recordedAt) : null;
    const postings = touched.map((open, index) => this.book(open, number, cents[index]!, month));
    const place = { stream, revision, line, eventId: id, recordedAt };
    this.entries.push({ number, ...place, kind, paymentId, runId, cashCents, postings });
  }

  private book(open: OpenAccount, entry: number, cents: Cents, month: string | null): AccountPosting {
    const { account, ref } = open;
    account.entries++;
    account.balanceCents += cents;
    if (month !== null && open.earns) this.totalsOf(open, month).cents += cents;
    return { entry, account: ref, number: account.entries, cents, balanceCents: account.balanceCents };
  }

  /** The accounts that an entry touches and their changes: the house first, then its parties and all others. */
  private changesOf({ parties, postings }: JournalEntry): { touched: OpenAccount[]; cents: Cents[] } {
    const touched = [this.openAccount(house)];
    const cents = [0];
    const add = (ref: AccountRef, change: Cents): void => {
      const open = this.openAccount(ref);
      const index = touched.indexOf(open);
      if (index < 0) {
        touched.push(open);
        cents.push(change);
      } else cents[index]! += change;
    };
    for (const party of parties) add(party, 0);
    for (const posting of postings) {
      add(posting.source, -posting.cents);
      add(posting.destination, posting.cents);
    }
    return { touched, cents };
  }

  /** A sale that was returned in full no longer counts in the month in which it was made. */
  private count({ stream, recordedAt }: LedgerFact, { parties, cashCents }: JournalEntry): void {
    const before = this.sales.get(stream) ?? { month: monthOf(recordedAt), standingCents: 0 };
    const standingCents = before.standingCents + cashCents;
    this.sales.set(stream, { month: before.month, standingCents });
    const change = Number(standingCents > 0) - Number(before.standingCents > 0);
    if (change === 0) return;
    for (const ref of [house, ...parties]) {
      const open = this.openAccount(ref);
      if (open.earns) this.totalsOf(open, before.month).sales += change;
    }
  }

  private totalsOf(open: OpenAccount, month: string): Mutable<AccountMonth> {
    if (open.month !== month) {
      const key = monthKey(open.ref.kind, open.ref.id, month);
      open.month = month;
      open.totals = this.months.get(key) ?? { sales: 0, cents: 0 };
      this.months.set(key, open.totals);
    }
    return open.totals;
  }

  private openAccount({ kind, id }: AccountRef): OpenAccount {
    const ofKind = this.openAccounts.get(kind) ?? new Map<string, OpenAccount>();
    const known = ofKind.get(id);
    if (known) return known;
    this.openAccounts.set(kind, ofKind);
    const key = accountKey(kind, id);
    const account = { ...(this.accounts.get(key) ?? this.newAccount()) };
    const opened = {
      ref: { kind, id, number: account.number },
      account,
      earns: earningKinds.has(kind),
      month: '',
      totals: { sales: 0, cents: 0 },
    };
    this.accounts.set(key, account);
    ofKind.set(id, opened);
    return opened;
  }

  private newAccount(): AccountState {
    this.accountCount++;
    return { number: this.accountCount, entries: 0, balanceCents: 0, isClosed: false };
  }
}
