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

/** An account after its last entry; `number` counts the accounts in the order they were opened, `entries` its entries. */
export type AccountState = Readonly<{
  number: number;
  entries: number;
  balanceCents: Cents;
  isClosed: boolean;
}>;

/** A ledger event and what it posts; `recordedAt` is the log's time (ISO UTC), by which entries are booked. */
export type LedgerFact = Readonly<{
  item: JournalItem;
  stream: string;
  revision: number;
  id: string;
  recordedAt: string;
}>;

/** One row per entry and account: what the account changed by, the entry's number in it, and the balance after it. */
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

/** What an account earned in a month (`YYYY-MM`, UTC), and how many sales of that month still stand. */
export type AccountMonth = Readonly<{ sales: number; cents: Cents }>;

/** A sale as the books know it: the month it was entered in, and what of it was not given back. */
export type BookedSale = Readonly<{ month: string; standingCents: Cents }>;

/** The key of an account's month in the books. */
export const monthKey = (kind: string, id: string, month: string): string =>
  `${accountKey(kind, id)}:${month}`;

/** The month in which something of this ISO UTC time is booked. */
export const monthOf = (recordedAt: string): string => recordedAt.slice(0, 7);

type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] };

/** An account that these books write, with its latest month, so that a million entries need no key each. */
type Page = {
  ref: AccountPosting['account'];
  account: Mutable<AccountState>;
  earns: boolean;
  month: string;
  totals: Mutable<AccountMonth>;
};

/**
 * The books, folded fact by fact in the order of the log. `accounts`, `sales` (by stream) and `months` (changes
 * only) must hold what the coming facts touch; a missing account is empty. `openedAccounts` counts all accounts.
 */
export class Books {
  readonly entries: LedgerEntry[] = [];
  readonly months = new Map<string, AccountMonth>();
  private readonly pages = new Map<string, Map<string, Page>>();

  constructor(
    readonly accounts = new Map<string, AccountState>(),
    readonly sales = new Map<string, BookedSale>(),
    public openedAccounts = accounts.size,
  ) {}

  /** Whether the account is here, or was at its first entry in these books. */
  knows({ kind, id }: AccountRef): boolean {
    return this.pages.get(kind)?.has(id) === true || this.accounts.has(accountKey(kind, id));
  }

  /** Posts a fact: its entries, the balances after them, and the months. */
  post(fact: LedgerFact): void {
    const { item } = fact;
    const entries = entriesOf(item, (ref) => this.pageOf(ref).account);
    entries.forEach((entry, line) => this.enter(fact, entry, line));
    if ('closes' in item) this.pageOf(item.closes).account.isClosed = true;
    else if (isOfSale(item.kind)) this.count(fact, item);
  }

  /** The house takes part in each entry, so that its numbers count them all. */
  private enter({ stream, revision, id, recordedAt }: LedgerFact, entry: JournalEntry, line: number): void {
    const { kind, paymentId, runId, cashCents } = entry;
    const { pages, cents } = this.changesOf(entry);
    const cash = cents[pages.findIndex(({ ref }) => ref.kind === buyers.kind)] ?? 0;
    if (cashCents !== -cash) throw new Error(`The shares of ${stream} do not add up at revision ${revision}`);
    const number = pages[0]!.account.entries + 1;
    const month = isEarned(kind) ? monthOf(recordedAt) : null;
    const postings = pages.map((page, index) => this.book(page, number, cents[index]!, month));
    const place = { stream, revision, line, eventId: id, recordedAt };
    this.entries.push({ number, ...place, kind, paymentId, runId, cashCents, postings });
  }

  private book(page: Page, entry: number, cents: Cents, month: string | null): AccountPosting {
    const { account, ref } = page;
    account.entries++;
    account.balanceCents += cents;
    if (month !== null && page.earns) this.totalsOf(page, month).cents += cents;
    return { entry, account: ref, number: account.entries, cents, balanceCents: account.balanceCents };
  }

  /** What an entry changes each of its accounts by: the house first, then its parties and all others. */
  private changesOf({ parties, postings }: JournalEntry): { pages: Page[]; cents: Cents[] } {
    const pages = [this.pageOf(house)];
    const cents = [0];
    const add = (ref: AccountRef, change: Cents): void => {
      const page = this.pageOf(ref);
      const known = pages.indexOf(page);
      if (known < 0) {
        pages.push(page);
        cents.push(change);
      } else cents[known]! += change;
    };
    for (const party of parties) add(party, 0);
    for (const posting of postings) {
      add(posting.source, -posting.cents);
      add(posting.destination, posting.cents);
    }
    return { pages, cents };
  }

  /** A sale that was given back in full does not count, in the month in which it was made. */
  private count({ stream, recordedAt }: LedgerFact, { parties, cashCents }: JournalEntry): void {
    const before = this.sales.get(stream) ?? { month: monthOf(recordedAt), standingCents: 0 };
    const standingCents = before.standingCents + cashCents;
    this.sales.set(stream, { month: before.month, standingCents });
    const change = Number(standingCents > 0) - Number(before.standingCents > 0);
    if (change === 0) return;
    for (const ref of [house, ...parties]) {
      const page = this.pageOf(ref);
      if (page.earns) this.totalsOf(page, before.month).sales += change;
    }
  }

  private totalsOf(page: Page, month: string): Mutable<AccountMonth> {
    if (page.month !== month) {
      const key = monthKey(page.ref.kind, page.ref.id, month);
      page.month = month;
      page.totals = this.months.get(key) ?? { sales: 0, cents: 0 };
      this.months.set(key, page.totals);
    }
    return page.totals;
  }

  private pageOf({ kind, id }: AccountRef): Page {
    const pages = this.pages.get(kind) ?? new Map<string, Page>();
    const known = pages.get(id);
    if (known) return known;
    this.pages.set(kind, pages);
    const key = accountKey(kind, id);
    const account = { ...(this.accounts.get(key) ?? this.open()) };
    const page = {
      ref: { kind, id, number: account.number },
      account,
      earns: earningKinds.has(kind),
      month: '',
      totals: { sales: 0, cents: 0 },
    };
    this.accounts.set(key, account);
    pages.set(id, page);
    return page;
  }

  private open(): AccountState {
    this.openedAccounts++;
    return { number: this.openedAccounts, entries: 0, balanceCents: 0, isClosed: false };
  }
}
