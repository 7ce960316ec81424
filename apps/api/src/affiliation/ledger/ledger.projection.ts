import type { DomainEvent } from '@closewise/domain/events';
import { Books, type LedgerFact, type PostingRulebook } from '@closewise/domain/ledger';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { Projection, ProjectionSql } from '../../platform/projections/projection.js';
import {
  loadBooks,
  loadStatements,
  type Query,
  newEntries,
  newPostings,
  totalStatements,
  writeEntries,
  writeTotals,
} from './books-tables.js';

type Pages =
  | Iterable<readonly RecordedEvent<DomainEvent>[]>
  | AsyncIterable<readonly RecordedEvent<DomainEvent>[]>;

/** The name of the books' read model. */
export const ledgerReadModel = 'affiliation.ledger@4';

const tables = `
  create table ledger_entries (
    number integer not null,
    stream text not null,
    revision integer not null,
    line smallint not null,
    event_id uuid not null,
    kind text not null,
    payment_id text,
    run_id text,
    cash_cents bigint not null,
    recorded_at timestamptz not null,
    primary key (stream, revision, line)
  );
  create table ledger_postings (
    entry integer not null,
    account integer not null,
    number integer not null,
    cents bigint not null,
    balance_cents bigint not null,
    primary key (entry, account)
  );
  create table ledger_accounts (
    kind text not null,
    id text not null,
    number integer not null unique,
    entries integer not null,
    balance_cents bigint not null,
    is_closed boolean not null,
    primary key (kind, id)
  );
  create table ledger_months (
    kind text not null,
    id text not null,
    month text not null,
    sales integer not null,
    cents bigint not null,
    primary key (kind, id, month)
  )`;

/**
 * The books by these posting rules: each entry, and one posting for each account that takes part in it. A posting holds
 * the balance after it, so that the balance of any day is the account's last posting up to that day's last entry.
 * `ledger_accounts` holds current balances, `ledger_months` what accounts earned by month. `kind` is an `AccountKind`.
 * Accounts are numbered in the order in which they were opened, postings within their account.
 */
export const createLedgerProjection = (rules: PostingRulebook) =>
  ({
    name: ledgerReadModel,
    handles: rules.eventTypes,
    statements: [...loadStatements, ...totalStatements],
    copies: [newEntries, newPostings],
    tables,
    indexes: [
      'create unique index ledger_postings_of_account on ledger_postings (account, entry) include (number)',
      'create unique index ledger_entries_by_number on ledger_entries (number)',
      'create index ledger_entries_of_event on ledger_entries (event_id)',
      'create index ledger_entries_of_run on ledger_entries (run_id) where run_id is not null',
      'create index ledger_entries_by_time on ledger_entries (recorded_at, number)',
      'create index ledger_months_of_all on ledger_months (month)',
    ],
    project: (events, sql) => projectPages([events], rules, sql),
    projectPages: (pages, sql) => projectPages(pages, rules, sql),
  }) satisfies Projection;

/** An event of the log, and what it posts. */
export const toLedgerFact = (rules: PostingRulebook, event: RecordedEvent<DomainEvent>): LedgerFact => ({
  item: rules.apply(event),
  stream: event.stream,
  revision: event.revision,
  id: event.id,
  recordedAt: event.recordedAt,
});

/** Writes the entries of a page while the next page is read and folded. Writes accounts and months once, at the end. */
async function projectPages(pages: Pages, rules: PostingRulebook, sql: ProjectionSql): Promise<void> {
  const books = new Books();
  let written = Promise.resolve();
  const query: Query = async (text, values) => {
    await written;
    return sql(text, values);
  };
  for await (const events of pages) {
    const facts = events.map((event) => toLedgerFact(rules, event));
    await loadBooks(books, facts, query);
    for (const fact of facts) books.post(fact);
    await written;
    written = writeEntries(books, sql);
    written.catch(() => undefined);
  }
  await written;
  await writeTotals(books, sql);
}

/** SQL expression for the number of an account. `kind` and `id` are SQL expressions, `schema` is the read model's. */
export const accountNumber = (schema: string, { kind, id }: { kind: string; id: string }): string =>
  `(select number from ${schema}.ledger_accounts where kind = ${kind} and id = ${id})`;

/**
 * SQL expression for the number of the last entry before a moment, null without one. `asOf` is an SQL expression
 * for the moment, null for now.
 */
export const lastEntryBefore = (schema: string, asOf: string): string =>
  `(select number from ${schema}.ledger_entries where recorded_at < coalesce(${asOf}::timestamptz, 'infinity')
    order by recorded_at desc, number desc limit 1)`;

/**
 * SQL for the last posting of an account before a moment: its number as `entries`, the balance after it as
 * `balance_cents`. `account` is an SQL expression for the account's number.
 */
export const lastPosting = (
  schema: string,
  { account, asOf }: { account: string; asOf: string },
): string => `select number as entries, balance_cents from ${schema}.ledger_postings
    where account = ${account} and entry <= ${lastEntryBefore(schema, asOf)}
    order by entry desc limit 1`;
