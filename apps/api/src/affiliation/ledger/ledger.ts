import { Injectable } from '@nestjs/common';
import {
  type EntryKind,
  entryKinds,
  isEarned,
  isOfSale,
  type TrialBalance,
  trialBalanceOf,
} from '@closewise/domain/ledger';
import type { Cents } from '@closewise/domain/money';
import { Database } from '../../platform/database/database.js';
import type { Select } from '../../platform/database/select.js';
import { Projections } from '../../platform/projections/projection.js';
import { accountNumber, lastEntryBefore, lastPosting, ledgerReadModel } from './ledger.projection.js';
import type { AccountHolder } from './payees.js';

/** One entry of an account. `number` counts from 1, `at` is ISO UTC. Stream and version name the event behind it. */
export type StatementEntry = Readonly<{
  number: number;
  at: string;
  kind: EntryKind;
  cents: Cents;
  balanceCents: Cents;
  paymentId: string | null;
  runId: string | null;
  stream: string;
  version: number;
  eventId: string;
}>;

/** `sales` are the month's sales that were not returned in full, `cents` is the account's change in the month. */
export type StatementMonth = Readonly<{ month: string; sales: number; cents: Cents }>;

/** An account's balance at a moment. `total` counts its entries up to then. */
export type Balance = Readonly<{ balanceCents: Cents; total: number }>;

/** The balance with one page of the entries, and all months as they were then. */
export type AccountStatement = Balance & Readonly<{ entries: StatementEntry[]; months: StatementMonth[] }>;

/** `offset` counts from 0, `limit` is the most rows. */
export type Page = Readonly<{ offset: number; limit: number }>;

/** Reads the books as of any moment (ISO UTC, exclusive; null for now). */
@Injectable()
export class Ledger {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** The account up to the moment with one page of its entries, oldest first, and its months. */
  async account(holder: AccountHolder, asOf: string | null, page: Page): Promise<AccountStatement> {
    const { last, entries, months } = await this.database.selectTogether<{
      last: Balance[];
      entries: StatementEntry[];
      months: StatementMonth[];
    }>({
      last: this.lastOf(holder, asOf),
      entries: this.entriesOf(holder, asOf, page),
      months: this.monthsOf(holder, asOf),
    });
    return { ...(last[0] ?? empty), entries: entries.map(inUtc), months };
  }

  /** The account's current balance and its months, newest first. */
  async earnings(
    holder: AccountHolder,
  ): Promise<Readonly<{ balanceCents: Cents; months: StatementMonth[] }>> {
    const { last, months } = await this.database.selectTogether<{
      last: Balance[];
      months: StatementMonth[];
    }>({
      last: this.lastOf(holder, null),
      months: this.monthsOf(holder, null),
    });
    return { ...(last[0] ?? empty), months };
  }

  /** The balance after the last entry before the moment. */
  async balance(holder: AccountHolder, asOf: string | null): Promise<Balance> {
    const { text, values } = this.lastOf(holder, asOf);
    const [last] = await this.database.query<Balance>(text, values);
    return last ?? empty;
  }

  /** One page of the entries up to the moment, oldest first. */
  async entries(holder: AccountHolder, asOf: string | null, page: Page): Promise<StatementEntry[]> {
    const { text, values } = this.entriesOf(holder, asOf, page);
    return (await this.database.query<StatementEntry>(text, values)).map(inUtc);
  }

  /** Adds up the balances of each kind of account after their last postings. */
  async trialBalance(asOf: string | null): Promise<TrialBalance> {
    const last = lastPosting(this.schema, { account: 'account.number', asOf: '$1' });
    const { count, sums } = await this.database.selectTogether<{
      count: [{ entries: number }];
      sums: { kind: string; cents: Cents }[];
    }>({
      count: {
        text: `select count(*)::integer as entries from ${this.schema}.ledger_entries
          where number <= ${lastEntryBefore(this.schema, '$1')}`,
        values: [asOf],
      },
      sums: {
        text: `select kind, sum(last.balance_cents)::bigint as cents from ${this.schema}.ledger_accounts as account
          cross join lateral (${last}) as last group by kind`,
        values: [asOf],
      },
    });
    return trialBalanceOf(count[0].entries, new Map(sums.map(({ kind, cents }) => [kind, cents])));
  }

  private lastOf({ kind, id }: AccountHolder, asOf: string | null): Select {
    const account = accountNumber(this.schema, { kind: '$1', id: '$2' });
    const text = `select balance_cents as "balanceCents", entries as total
      from (${lastPosting(this.schema, { account, asOf: '$3' })}) as last`;
    return { text, values: [kind, id, asOf] };
  }

  /** An account's n-th posting is in the n-th entry or later, so the index skips most postings before a page. */
  private entriesOf({ kind, id }: AccountHolder, asOf: string | null, { offset, limit }: Page): Select {
    const text = `select posting.number, recorded_at as at, kind, cents, balance_cents as "balanceCents",
        payment_id as "paymentId", run_id as "runId", stream, revision as version, event_id as "eventId"
      from (select account, entry from ${this.schema}.ledger_postings
        where account = ${accountNumber(this.schema, { kind: '$1', id: '$2' })}
          and entry > $4 and entry <= ${lastEntryBefore(this.schema, '$3')} and number > $4
        order by entry limit $5) as page
      join ${this.schema}.ledger_postings as posting using (account, entry)
      join ${this.schema}.ledger_entries as entry on entry.number = page.entry
      order by page.entry`;
    return { text, values: [kind, id, asOf, offset, limit] };
  }

  private monthsOf({ kind, id }: AccountHolder, asOf: string | null): Select {
    if (asOf === null) {
      const text = `select month, sales, cents from ${this.schema}.ledger_months where kind = $1 and id = $2
        order by month desc`;
      return { text, values: [kind, id] };
    }
    const text = `with entries as (
        select entry.kind, stream, cash_cents, cents,
          to_char(recorded_at at time zone 'UTC', 'YYYY-MM') as month
        from ${this.schema}.ledger_postings as posting
        join ${this.schema}.ledger_entries as entry on entry.number = posting.entry
        where account = ${accountNumber(this.schema, { kind: '$1', id: '$2' })}
          and posting.entry <= ${lastEntryBefore(this.schema, '$3')} and entry.kind = any($4::text[])
      ), changes as (
        select month, 0 as sales, cents from entries
        union all
        select min(month), 1, 0 from entries where kind = any($5::text[]) group by stream having sum(cash_cents) > 0
      )
      select month, sum(sales)::integer as sales, sum(cents)::bigint as cents from changes
      group by month order by month desc`;
    return { text, values: [kind, id, asOf, entryKinds.filter(isEarned), entryKinds.filter(isOfSale)] };
  }

  private get schema(): string {
    return this.projections.schemaOf(ledgerReadModel);
  }
}

const empty: Balance = { balanceCents: 0, total: 0 };

/** `selectTogether` returns times as text. */
const inUtc = (row: StatementEntry): StatementEntry => ({ ...row, at: new Date(row.at).toISOString() });
