import { Injectable } from '@nestjs/common';
import type { AccountKind, PostingKind } from '@closewise/domain/ledger';
import type { Cents } from '@closewise/domain/money';
import { Database } from '../../platform/database/database.js';
import type { Select } from '../../platform/database/select.js';
import { Projections } from '../../platform/projections/projection.js';
import { accountColumns } from './account-columns.js';
import { ledgerProjection } from './ledger.projection.js';
import type { AccountHolder } from './payees.js';

/** One entry of an account; `number` counts from 1, `at` is ISO UTC. Stream and version name the event behind it. */
export type StatementEntry = Readonly<{
  number: number;
  at: string;
  kind: PostingKind;
  cents: Cents;
  balanceCents: Cents;
  paymentId: string | null;
  runId: string | null;
  stream: string;
  version: number;
  eventId: string;
}>;

/** `sales` of the month that still stand, and what the account changed by in it. */
export type StatementMonth = Readonly<{ month: string; sales: number; cents: Cents }>;

/** What an account held at a moment; `total` counts its entries up to then. */
export type Balance = Readonly<{ balanceCents: Cents; total: number }>;

/** The same with one page of the entries, and every month. */
export type Account = Balance & Readonly<{ entries: StatementEntry[]; months: StatementMonth[] }>;

/** What came in and whose it is; `differenceCents` is zero, or the books are wrong. */
export type TrialBalance = Readonly<{
  entries: number;
  cashCents: Cents;
  providerFeesCents: Cents;
  affiliatesCents: Cents;
  organizationsCents: Cents;
  houseCents: Cents;
  inTransitCents: Cents;
  paidOutCents: Cents;
  differenceCents: Cents;
}>;

/** Where to begin and how many entries at most. */
export type Page = Readonly<{ offset: number; limit: number }>;

/** The books, now or as of any moment (ISO UTC, excluded; null: now). */
@Injectable()
export class Ledger {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** The account up to the moment with one page of its entries, oldest first, and its months. */
  async account(holder: AccountHolder, asOf: string | null, page: Page): Promise<Account> {
    const { last, entries, months } = await this.database.together<{
      last: Balance[];
      entries: StatementEntry[];
      months: StatementMonth[];
    }>({
      last: this.lastOf(holder, asOf),
      entries: this.entriesOf(holder, asOf, page),
      months: this.monthsOf(holder),
    });
    return { ...(last[0] ?? nothing), entries: entries.map(inUtc), months };
  }

  /** What the account holds now, and its months, newest first. */
  async earnings(
    holder: AccountHolder,
  ): Promise<Readonly<{ balanceCents: Cents; months: StatementMonth[] }>> {
    const { last, months } = await this.database.together<{ last: Balance[]; months: StatementMonth[] }>({
      last: this.lastOf(holder, null),
      months: this.monthsOf(holder),
    });
    return { ...(last[0] ?? nothing), months };
  }

  /** The balance after the last entry before the moment, and how many entries there are up to it. */
  async balance(holder: AccountHolder, asOf: string | null): Promise<Balance> {
    const { text, values } = this.lastOf(holder, asOf);
    const [last] = await this.database.query<Balance>(text, values);
    return last ?? nothing;
  }

  /** One page of the entries up to the moment, oldest first. */
  async entries(holder: AccountHolder, asOf: string | null, page: Page): Promise<StatementEntry[]> {
    const { text, values } = this.entriesOf(holder, asOf, page);
    return (await this.database.query<StatementEntry>(text, values)).map(inUtc);
  }

  async trialBalance(asOf: string | null): Promise<TrialBalance> {
    const [sums] = await this.database.query<Omit<TrialBalance, 'differenceCents'>>(
      `select count(*)::integer as entries, coalesce(sum(cash_cents), 0)::bigint as "cashCents",
         coalesce(sum(provider_fees_cents), 0)::bigint as "providerFeesCents",
         coalesce(sum(affiliate_cents), 0)::bigint as "affiliatesCents",
         coalesce(sum(organization_cents), 0)::bigint as "organizationsCents",
         coalesce(sum(house_cents), 0)::bigint as "houseCents",
         coalesce(sum(in_transit_cents), 0)::bigint as "inTransitCents",
         coalesce(sum(paid_out_cents), 0)::bigint as "paidOutCents"
       from ${this.schema}.ledger_entries where recorded_at < coalesce($1::timestamptz, 'infinity')`,
      [asOf],
    );
    const { cashCents, providerFeesCents, affiliatesCents, organizationsCents } = sums!;
    const { houseCents, inTransitCents, paidOutCents } = sums!;
    const heldCents = affiliatesCents + organizationsCents + houseCents + inTransitCents + paidOutCents;
    return { ...sums!, differenceCents: cashCents - providerFeesCents - heldCents };
  }

  private lastOf({ kind, id }: AccountHolder, asOf: string | null): Select {
    const { entry, balance } = accountColumns[kind];
    const text = `select ${balance} as "balanceCents", ${entry} as total from ${this.schema}.ledger_entries
      where ${ofHolder(kind)} and recorded_at < coalesce($2::timestamptz, 'infinity')
      order by recorded_at desc, ${entry} desc limit 1`;
    return { text, values: [id, asOf] };
  }

  private entriesOf({ kind, id }: AccountHolder, asOf: string | null, { offset, limit }: Page): Select {
    const { entry, cents, balance } = accountColumns[kind];
    const text = `select ${entry} as number, recorded_at as at, kind, ${cents} as cents, ${balance} as "balanceCents",
        payment_id as "paymentId", run_id as "runId", stream, revision as version, event_id as "eventId"
      from ${this.schema}.ledger_entries
      where ${ofHolder(kind)} and recorded_at < coalesce($2::timestamptz, 'infinity')
        and ${entry} > $3 and ${entry} <= $3 + $4
      order by ${entry}`;
    return { text, values: [id, asOf, offset, limit] };
  }

  private monthsOf({ kind, id }: AccountHolder): Select {
    const text = `select month, sales, cents from ${this.schema}.ledger_months where kind = $1 and id = $2
      order by month desc`;
    return { text, values: [kind, id] };
  }

  private get schema(): string {
    return this.projections.schemaOf(ledgerProjection.name);
  }
}

const nothing: Balance = { balanceCents: 0, total: 0 };

/** The entries of the holder $1; of an account that there is one of, those that it takes part in. */
function ofHolder(kind: AccountKind): string {
  const { id, entry } = accountColumns[kind];
  return id === null ? `$1::text is not null and ${entry} is not null` : `${id} = $1`;
}

/** Rows read together carry their times as text. */
const inUtc = (row: StatementEntry): StatementEntry => ({ ...row, at: new Date(row.at).toISOString() });
