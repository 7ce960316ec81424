import { type Account, accountKey, Books, type BookedSale, houseId } from '@closewise/domain/ledger';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { Projection, ProjectionSql } from '../../platform/projections/projection.js';
import { ledgerEventTypes, toRecordedLedgerEvent } from './ledger-event.js';
import { writeBooks } from './write-books.js';

/**
 * The books: each entry with the balances after it, so that the balance of any day is the last entry before it;
 * accounts as they are now; and the months of each account. `kind` is affiliate, organization or house.
 */
export const ledgerProjection: Projection = {
  name: 'affiliation.ledger@1',
  handles: ledgerEventTypes,
  tables: `
    create table ledger_entries (
      stream text not null,
      revision integer not null,
      line smallint not null,
      event_id uuid not null,
      kind text not null,
      payment_id text,
      affiliate_id text,
      organization_tag text,
      cash_cents bigint not null,
      affiliate_cents bigint not null,
      organization_cents bigint not null,
      house_cents bigint not null,
      affiliate_entry integer,
      affiliate_balance_cents bigint,
      organization_entry integer,
      organization_balance_cents bigint,
      house_entry integer not null,
      house_balance_cents bigint not null,
      recorded_at timestamptz not null,
      primary key (stream, revision, line),
      constraint balanced check (cash_cents = affiliate_cents + organization_cents + house_cents)
    );
    create table ledger_accounts (
      kind text not null,
      id text not null,
      entries integer not null,
      balance_cents bigint not null,
      is_terminated boolean not null,
      primary key (kind, id)
    );
    create table ledger_months (
      kind text not null,
      id text not null,
      month text not null,
      sales integer not null,
      cents bigint not null,
      primary key (kind, id, month)
    )`,
  indexes: `
    create index ledger_entries_of_affiliate on ledger_entries (affiliate_id, recorded_at, affiliate_entry)
      where affiliate_id is not null;
    create index ledger_entries_of_organization on ledger_entries (organization_tag, recorded_at, organization_entry)
      where organization_tag is not null;
    create index ledger_entries_of_house on ledger_entries (house_entry);
    create index ledger_entries_of_event on ledger_entries (event_id);
    create index ledger_months_of_all on ledger_months (month)`,
  async project(events, sql) {
    const books = new Books(await accountsOf(events, sql), await salesOf(events, sql));
    for (const event of events) books.enter(toRecordedLedgerEvent(event));
    await writeBooks(books, sql);
  },
};

const knownAccounts = `select kind, id, entries, balance_cents as "balanceCents", is_terminated as "isTerminated"
  from ledger_accounts join unnest($1::text[], $2::text[]) as asked (kind, id) using (kind, id)`;

/** The accounts that these events touch. */
async function accountsOf(
  events: readonly RecordedEvent[],
  sql: ProjectionSql,
): Promise<Map<string, Account>> {
  const touched = new Map([[accountKey('house', houseId), ['house', houseId]]]);
  for (const { data } of events) {
    for (const id of [data.affiliateId, fieldOf(data.commission, 'affiliateId')])
      if (typeof id === 'string') touched.set(accountKey('affiliate', id), ['affiliate', id]);
    for (const tag of [data.organizationTag, fieldOf(data.override, 'organizationTag')])
      if (typeof tag === 'string') touched.set(accountKey('organization', tag), ['organization', tag]);
  }
  const keys = [...touched.values()];
  const rows = await sql(knownAccounts, [keys.map(([kind]) => kind), keys.map(([, id]) => id)]);
  return new Map(
    (rows as (Account & { kind: 'affiliate' | 'organization' | 'house'; id: string })[]).map(
      ({ kind, id, ...account }) => [accountKey(kind, id), account],
    ),
  );
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const knownSales = `select stream, sum(cash_cents)::bigint as "standingCents",
    to_char(min(recorded_at) at time zone 'UTC', 'YYYY-MM') as month
  from ledger_entries where stream = any($1::text[]) group by stream`;

/** The sales of which something is given back or returns. */
async function salesOf(
  events: readonly RecordedEvent[],
  sql: ProjectionSql,
): Promise<Map<string, BookedSale>> {
  const streams = new Set(
    events
      .filter(({ type, revision }) => type.startsWith('Sale') && revision > 0)
      .map(({ stream }) => stream),
  );
  if (streams.size === 0) return new Map();
  const rows = (await sql(knownSales, [[...streams]])) as (BookedSale & { stream: string })[];
  return new Map(rows.map(({ stream, ...sale }) => [stream, sale]));
}
