import { Injectable } from '@nestjs/common';
import type { PostingKind } from '@closewise/domain/ledger';
import type { Cents } from '@closewise/domain/money';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { ledgerProjection } from './ledger.projection.js';
import type { Payee } from './payees.js';

/** One entry of an account; `number` counts from 1, `at` is ISO UTC. Stream and version name the event behind it. */
export type StatementEntry = Readonly<{
  number: number;
  at: string;
  kind: PostingKind;
  cents: Cents;
  balanceCents: Cents;
  paymentId: string | null;
  stream: string;
  version: number;
  eventId: string;
}>;

/** `sales` of the month that still stand, and what the account changed by in it. */
export type StatementMonth = Readonly<{ month: string; sales: number; cents: Cents }>;

/** What came in and whose it is; `differenceCents` is zero, or the books are wrong. */
export type TrialBalance = Readonly<{
  entries: number;
  cashCents: Cents;
  affiliatesCents: Cents;
  organizationsCents: Cents;
  houseCents: Cents;
  differenceCents: Cents;
}>;

/** Where to begin and how many entries at most. */
export type Page = Readonly<{ offset: number; limit: number }>;

const columnsOf = {
  affiliate: {
    id: 'affiliate_id',
    entry: 'affiliate_entry',
    cents: 'affiliate_cents',
    balance: 'affiliate_balance_cents',
  },
  organization: {
    id: 'organization_tag',
    entry: 'organization_entry',
    cents: 'organization_cents',
    balance: 'organization_balance_cents',
  },
} as const;

/** The books, now or as of any moment (ISO UTC, excluded; null: now). */
@Injectable()
export class Ledger {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** The balance after the last entry before the moment, and how many entries there are up to it. */
  async balance({ kind, id }: Payee, asOf: string | null): Promise<{ balanceCents: Cents; entries: number }> {
    const { id: account, entry, balance } = columnsOf[kind];
    const [last] = await this.database.query<{ balanceCents: Cents; entries: number }>(
      `select ${balance} as "balanceCents", ${entry} as entries from ${this.schema}.ledger_entries
       where ${account} = $1 and recorded_at < coalesce($2::timestamptz, 'infinity')
       order by recorded_at desc, ${entry} desc limit 1`,
      [id, asOf],
    );
    return last ?? { balanceCents: 0, entries: 0 };
  }

  /** The entries up to the moment, oldest first. */
  async entries(
    { kind, id }: Payee,
    asOf: string | null,
    { offset, limit }: Page,
  ): Promise<StatementEntry[]> {
    const { id: account, entry, cents, balance } = columnsOf[kind];
    const rows = await this.database.query<StatementEntry & { at: Date }>(
      `select ${entry} as number, recorded_at as at, kind, ${cents} as cents, ${balance} as "balanceCents",
         payment_id as "paymentId", stream, revision as version, event_id as "eventId"
       from ${this.schema}.ledger_entries
       where ${account} = $1 and recorded_at < coalesce($2::timestamptz, 'infinity')
         and ${entry} > $3 and ${entry} <= $3 + $4
       order by ${entry}`,
      [id, asOf, offset, limit],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  /** What the account earned month by month, newest first. */
  async months({ kind, id }: Payee): Promise<StatementMonth[]> {
    return this.database.query<StatementMonth>(
      `select month, sales, cents from ${this.schema}.ledger_months where kind = $1 and id = $2 order by month desc`,
      [kind, id],
    );
  }

  async trialBalance(asOf: string | null): Promise<TrialBalance> {
    const [sums] = await this.database.query<Omit<TrialBalance, 'differenceCents'>>(
      `select count(*)::integer as entries, coalesce(sum(cash_cents), 0)::bigint as "cashCents",
         coalesce(sum(affiliate_cents), 0)::bigint as "affiliatesCents",
         coalesce(sum(organization_cents), 0)::bigint as "organizationsCents",
         coalesce(sum(house_cents), 0)::bigint as "houseCents"
       from ${this.schema}.ledger_entries where recorded_at < coalesce($1::timestamptz, 'infinity')`,
      [asOf],
    );
    const { cashCents, affiliatesCents, organizationsCents, houseCents } = sums!;
    return { ...sums!, differenceCents: cashCents - affiliatesCents - organizationsCents - houseCents };
  }

  private get schema(): string {
    return this.projections.schemaOf(ledgerProjection.name);
  }
}
