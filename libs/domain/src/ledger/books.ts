import type { Cents } from '../money/index.js';
import { entriesOf, isSaleEvent, type LedgerEvent } from './entries-of.js';
import {
  buyers,
  changesOf,
  house,
  inTransit,
  isEarned,
  isOfSale,
  paidOut,
  providerFees,
  type AccountKind,
  type Changes,
  type JournalEntry,
} from './posting.js';

/** An account after its last entry; `entries` counts them. */
export type Account = Readonly<{ entries: number; balanceCents: Cents; isTerminated: boolean }>;

/** A ledger event as it is stored; `recordedAt` is the ISO UTC time of the log, by which entries are booked. */
export type RecordedLedgerEvent = Readonly<{
  event: LedgerEvent;
  stream: string;
  revision: number;
  id: string;
  recordedAt: string;
}>;

/** The place of an entry in one account, and the balance after it. */
export type AccountEntry = Readonly<{ number: number; balanceCents: Cents }>;

/** One line of the books, with its place in each account. `line` counts the entries of its event from 0. */
export type LedgerEntry = Omit<JournalEntry, 'postings'> &
  Omit<Changes, 'buyersCents'> &
  Readonly<{
    stream: string;
    revision: number;
    line: number;
    eventId: string;
    recordedAt: string;
    buyers: AccountEntry | null;
    providerFees: AccountEntry | null;
    affiliate: AccountEntry | null;
    organization: AccountEntry | null;
    /** Its numbers are the order of the books. */
    house: AccountEntry;
    inTransit: AccountEntry | null;
    paidOut: AccountEntry | null;
  }>;

/** What an account earned in a month (`YYYY-MM`, UTC), and how many sales of that month still stand. */
export type AccountMonth = Readonly<{ sales: number; cents: Cents }>;

/** A sale as the books know it: the month it was entered in, and what of it was not given back. */
export type BookedSale = Readonly<{ month: string; standingCents: Cents }>;

const opened: Account = { entries: 0, balanceCents: 0, isTerminated: false };

/** The key of an account in the books. */
export const accountKey = (kind: AccountKind, id: string): string => `${kind}:${id}`;

/** The key of a month of an account in the books. */
export const monthKey = (kind: AccountKind, id: string, month: string): string => `${kind}:${id}:${month}`;

/** The month in which something of this ISO UTC time is booked. */
export const monthOf = (recordedAt: string): string => recordedAt.slice(0, 7);

/** Months are of those who earn: payees and the house. */
const earners: ReadonlySet<AccountKind> = new Set(['affiliate', 'organization', 'house']);

type Changing<Value> = { -readonly [Name in keyof Value]: Value[Name] };
/** An account that these books write, with the month that was written last: a million entries need no key each. */
type Page = { account: Changing<Account>; month: string; totals: Changing<AccountMonth> };

/**
 * The books, folded event by event in the order of the log. `accounts`, `sales` (by stream) and `months` (changes
 * only) must hold what the events to come touch; an account that is missing is empty.
 */
export class Books {
  readonly entries: LedgerEntry[] = [];
  readonly months = new Map<string, AccountMonth>();
  private readonly pages: Readonly<Record<AccountKind, Map<string, Page>>> = {
    buyers: new Map(),
    'provider-fees': new Map(),
    affiliate: new Map(),
    organization: new Map(),
    house: new Map(),
    'in-transit': new Map(),
    'paid-out': new Map(),
  };

  constructor(
    readonly accounts = new Map<string, Account>(),
    readonly sales = new Map<string, BookedSale>(),
  ) {}

  /** Whether the account is here, or was at the first entry of it that these books made. */
  knows(kind: AccountKind, id: string): boolean {
    return this.pages[kind].has(id) || this.accounts.has(accountKey(kind, id));
  }

  /** Posts an event: its entries, the balances after them, and the months. */
  post(recorded: RecordedLedgerEvent): void {
    const { event } = recorded;
    const entries = entriesOf(event, (affiliateId) => this.pageOf('affiliate', affiliateId).account);
    entries.forEach((entry, line) => this.postLine(recorded, entry, line));
    if (event.type === 'AffiliateTerminated')
      this.pageOf('affiliate', event.data.affiliateId).account.isTerminated = true;
    else if (isSaleEvent(event)) this.count(recorded, entries[0]!);
  }

  private postLine(
    { stream, revision, id, recordedAt }: RecordedLedgerEvent,
    { postings, ...entry }: JournalEntry,
    line: number,
  ): void {
    const { buyersCents, ...changes } = changesOf({ ...entry, postings });
    if (entry.cashCents !== -buyersCents)
      throw new Error(`The shares of ${stream} do not add up at revision ${revision}`);
    const { affiliateId, organizationTag } = entry;
    const month = isEarned(entry.kind) ? monthOf(recordedAt) : null;
    const book = (kind: AccountKind, accountId: string | null, cents: Cents): AccountEntry | null =>
      accountId === null ? null : this.book(kind, accountId, cents, month);
    this.entries.push({
      ...entry,
      ...changes,
      stream,
      revision,
      line,
      eventId: id,
      recordedAt,
      buyers: book('buyers', isOfSale(entry.kind) ? buyers.id : null, buyersCents),
      providerFees: book(
        'provider-fees',
        changes.providerFeesCents === 0 ? null : providerFees.id,
        changes.providerFeesCents,
      ),
      affiliate: book('affiliate', affiliateId, changes.affiliateCents),
      organization: book('organization', organizationTag, changes.organizationCents),
      house: this.book('house', house.id, changes.houseCents, month),
      inTransit: book(
        'in-transit',
        changes.inTransitCents === 0 ? null : inTransit.id,
        changes.inTransitCents,
      ),
      paidOut: book('paid-out', changes.paidOutCents === 0 ? null : paidOut.id, changes.paidOutCents),
    });
  }

  private book(kind: AccountKind, id: string, cents: Cents, month: string | null): AccountEntry {
    const { account } = this.pageOf(kind, id);
    account.entries++;
    account.balanceCents += cents;
    if (month !== null && earners.has(kind)) this.totalsOf(kind, id, month).cents += cents;
    return { number: account.entries, balanceCents: account.balanceCents };
  }

  /** A sale that was given back as a whole does not count, in the month in which it was made. */
  private count({ stream, recordedAt }: RecordedLedgerEvent, entry: JournalEntry): void {
    const before = this.sales.get(stream) ?? { month: monthOf(recordedAt), standingCents: 0 };
    const standingCents = before.standingCents + entry.cashCents;
    this.sales.set(stream, { month: before.month, standingCents });
    const change = Number(standingCents > 0) - Number(before.standingCents > 0);
    if (change === 0) return;
    const { affiliateId, organizationTag } = entry;
    this.totalsOf('house', house.id, before.month).sales += change;
    if (affiliateId !== null) this.totalsOf('affiliate', affiliateId, before.month).sales += change;
    if (organizationTag !== null)
      this.totalsOf('organization', organizationTag, before.month).sales += change;
  }

  private totalsOf(kind: AccountKind, id: string, month: string): Changing<AccountMonth> {
    const page = this.pageOf(kind, id);
    if (page.month !== month) {
      const key = monthKey(kind, id, month);
      page.month = month;
      page.totals = this.months.get(key) ?? { sales: 0, cents: 0 };
      this.months.set(key, page.totals);
    }
    return page.totals;
  }

  private pageOf(kind: AccountKind, id: string): Page {
    const known = this.pages[kind].get(id);
    if (known) return known;
    const key = accountKey(kind, id);
    const page = {
      account: { ...(this.accounts.get(key) ?? opened) },
      month: '',
      totals: { sales: 0, cents: 0 },
    };
    this.accounts.set(key, page.account);
    this.pages[kind].set(id, page);
    return page;
  }
}
