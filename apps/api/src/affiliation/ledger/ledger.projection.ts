import { Books, type LedgerEvent, ledgerEventTypes } from '@closewise/domain/ledger';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { Projection, ProjectionSql } from '../../platform/projections/projection.js';
import { toRecordedLedgerEvent } from './ledger-event.js';
import { type Ask, loadBooks, loadStatements } from './load-books.js';
import { newEntries, totalStatements, writeEntries, writeTotals } from './write-books.js';

type Pages =
  | Iterable<readonly RecordedEvent<LedgerEvent>[]>
  | AsyncIterable<readonly RecordedEvent<LedgerEvent>[]>;

/**
 * The books: each entry with the balances after it, so that the balance of any day is the last entry before it;
 * accounts as they are now; and what was earned in the months of each account. `kind` is an `AccountKind`.
 */
export const ledgerProjection = {
  name: 'affiliation.ledger@3',
  handles: ledgerEventTypes,
  statements: [...loadStatements, ...totalStatements],
  copies: [newEntries],
  tables: `
    create table ledger_entries (
      stream text not null,
      revision integer not null,
      line smallint not null,
      event_id uuid not null,
      kind text not null,
      payment_id text,
      run_id text,
      affiliate_id text,
      organization_tag text,
      cash_cents bigint not null,
      provider_fees_cents bigint not null,
      affiliate_cents bigint not null,
      organization_cents bigint not null,
      house_cents bigint not null,
      in_transit_cents bigint not null,
      paid_out_cents bigint not null,
      buyers_entry integer,
      buyers_balance_cents bigint,
      provider_fees_entry integer,
      provider_fees_balance_cents bigint,
      affiliate_entry integer,
      affiliate_balance_cents bigint,
      organization_entry integer,
      organization_balance_cents bigint,
      house_entry integer not null,
      house_balance_cents bigint not null,
      in_transit_entry integer,
      in_transit_balance_cents bigint,
      paid_out_entry integer,
      paid_out_balance_cents bigint,
      recorded_at timestamptz not null,
      primary key (stream, revision, line),
      constraint balanced check (
        cash_cents = provider_fees_cents + affiliate_cents + organization_cents + house_cents + in_transit_cents
          + paid_out_cents
      )
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
  indexes: [
    `create index ledger_entries_of_affiliate on ledger_entries (affiliate_id, recorded_at, affiliate_entry)
      where affiliate_id is not null`,
    `create index ledger_entries_of_organization on ledger_entries (organization_tag, recorded_at, organization_entry)
      where organization_tag is not null`,
    'create index ledger_entries_of_event on ledger_entries (event_id)',
    'create index ledger_entries_of_house on ledger_entries (house_entry)',
    'create index ledger_entries_of_run on ledger_entries (run_id) where run_id is not null',
    'create index ledger_entries_by_time on ledger_entries (recorded_at)',
    'create index ledger_months_of_all on ledger_months (month)',
  ],
  project: (events, sql) => projectPages([events], sql),
  projectPages: (pages, sql) => projectPages(pages, sql),
} satisfies Projection<LedgerEvent>;

/** The entries of a page are written while the next one is read and folded; accounts and months once, at the end. */
async function projectPages(pages: Pages, sql: ProjectionSql): Promise<void> {
  const books = new Books();
  let written = Promise.resolve();
  const ask: Ask = async (text, values) => {
    await written;
    return sql(text, values);
  };
  for await (const events of pages) {
    await loadBooks(books, events, ask);
    for (const event of events) books.post(toRecordedLedgerEvent(event));
    await written;
    written = writeEntries(books, sql);
    written.catch(() => undefined);
  }
  await written;
  await writeTotals(books, sql);
}
