import type { AccountPosting, Books, LedgerEntry } from '@closewise/domain/ledger';
import type { CopyColumn } from '../../platform/database/encode-rows.js';
import type { ProjectionSql } from '../../platform/projections/projection.js';

/** The columns of `ledger_entries`. */
export const entryColumns: readonly CopyColumn<LedgerEntry>[] = [
  { name: 'number', type: 'integer', of: (entry) => entry.number },
  { name: 'stream', type: 'text', of: (entry) => entry.stream },
  { name: 'revision', type: 'integer', of: (entry) => entry.revision },
  { name: 'line', type: 'smallint', of: (entry) => entry.line },
  { name: 'event_id', type: 'uuid', of: (entry) => entry.eventId },
  { name: 'kind', type: 'text', of: (entry) => entry.kind },
  { name: 'payment_id', type: 'text', of: (entry) => entry.paymentId },
  { name: 'run_id', type: 'text', of: (entry) => entry.runId },
  { name: 'cash_cents', type: 'bigint', of: (entry) => entry.cashCents },
  { name: 'recorded_at', type: 'timestamptz', of: (entry) => entry.recordedAt },
];

/** The columns of `ledger_postings`. */
export const postingColumns: readonly CopyColumn<AccountPosting>[] = [
  { name: 'entry', type: 'integer', of: (posting) => posting.entry },
  { name: 'account', type: 'integer', of: (posting) => posting.account.number },
  { name: 'number', type: 'integer', of: (posting) => posting.number },
  { name: 'cents', type: 'bigint', of: (posting) => posting.cents },
  { name: 'balance_cents', type: 'bigint', of: (posting) => posting.balanceCents },
];

/** Where new entries go. */
export const newEntries = { table: 'ledger_entries', columns: entryColumns };

/** Where their postings go. */
export const newPostings = { table: 'ledger_postings', columns: postingColumns };

const upsertAccounts = `insert into ledger_accounts (kind, id, number, entries, balance_cents, is_closed)
  select * from unnest($1::text[], $2::text[], $3::integer[], $4::integer[], $5::bigint[], $6::boolean[])
  on conflict (kind, id) do update set
    entries = excluded.entries, balance_cents = excluded.balance_cents, is_closed = excluded.is_closed`;

const addToMonths = `insert into ledger_months as known (kind, id, month, sales, cents)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::bigint[])
  on conflict (kind, id, month) do update set
    sales = known.sales + excluded.sales, cents = known.cents + excluded.cents`;

/** The statements that write accounts and months. */
export const totalStatements: readonly string[] = [upsertAccounts, addToMonths];

/** Writes the books' entries with their postings, and takes them out of memory. */
export async function writeEntries({ entries }: Books, sql: ProjectionSql): Promise<void> {
  const written = entries.splice(0);
  await sql.copy(newEntries, written);
  await sql.copy(
    newPostings,
    written.flatMap(({ postings }) => postings),
  );
}

/** Writes accounts and months as they are after the entries. */
export async function writeTotals({ accounts, months }: Books, sql: ProjectionSql): Promise<void> {
  const accountRows = [...accounts].map(([key, { number, entries, balanceCents, isClosed }]) => [
    ...key.split(':'),
    number,
    entries,
    balanceCents,
    isClosed,
  ]);
  await sql(upsertAccounts, columnsOf(accountRows, 6));
  const monthRows = [...months].map(([key, { sales, cents }]) => [...key.split(':'), sales, cents]);
  await sql(addToMonths, columnsOf(monthRows, 5));
}

const columnsOf = (rows: readonly (readonly unknown[])[], width: number): unknown[][] =>
  Array.from({ length: width }, (_, column) => rows.map((row) => row[column]));
