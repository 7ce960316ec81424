import {
  accountKey,
  type AccountPosting,
  type AccountRef,
  type AccountState,
  type BookedSale,
  type Books,
  house,
  isOfSale,
  type JournalItem,
  type LedgerEntry,
  type LedgerFact,
} from '@closewise/domain/ledger';
import type { CopyColumn } from '../../platform/database/encode-rows.js';
import type { ProjectionSql } from '../../platform/projections/projection.js';

/** Runs a query on the tables. */
export type Query = (text: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;

type AccountRow = AccountState & Readonly<{ kind: string; id: string }>;

const knownAccounts = `select kind, id, number, entries, balance_cents as "balanceCents", is_closed as "isClosed"
  from ledger_accounts join unnest($1::text[], $2::text[]) as touched (kind, id) using (kind, id)`;

const openedAccounts = 'select coalesce(max(number), 0) as opened from ledger_accounts';

const knownSales = `select stream, sum(cash_cents)::bigint as "standingCents",
    to_char(min(recorded_at) at time zone 'UTC', 'YYYY-MM') as month
  from ledger_entries where stream = any($1::text[]) group by stream`;

/** The statements that read the tables. */
export const loadStatements: readonly string[] = [knownAccounts, openedAccounts, knownSales];

/** Loads the accounts and sales that these facts touch, unless the books have them. */
export async function loadBooks(books: Books, facts: readonly LedgerFact[], query: Query): Promise<void> {
  await loadAccounts(books, facts, query);
  await loadSales(books, facts, query);
}

async function loadAccounts(books: Books, facts: readonly LedgerFact[], query: Query): Promise<void> {
  if (!books.knows(house)) {
    // Accounts are written at the end: the books may have opened some that are not in the table yet.
    const [count] = (await query(openedAccounts, [])) as { opened: number }[];
    books.accountCount = Math.max(books.accountCount, count!.opened);
  }
  const missing = new Map<string, AccountRef>();
  const touch = (account: AccountRef): void => {
    if (!books.knows(account)) missing.set(accountKey(account.kind, account.id), account);
  };
  touch(house);
  for (const { item } of facts) forEachAccount(item, touch);
  if (missing.size === 0) return;
  const refs = [...missing.values()];
  const rows = await query(knownAccounts, [refs.map(({ kind }) => kind), refs.map(({ id }) => id)]);
  for (const { kind, id, ...account } of rows as AccountRow[])
    books.accounts.set(accountKey(kind, id), account);
}

function forEachAccount(item: JournalItem, touch: (account: AccountRef) => void): void {
  if ('closes' in item) return touch(item.closes);
  for (const party of item.parties) touch(party);
  for (const { source, destination } of item.postings) {
    touch(source);
    touch(destination);
  }
}

/** Loads only sales that change again after they were written. */
async function loadSales({ sales }: Books, facts: readonly LedgerFact[], query: Query): Promise<void> {
  const touched = new Set<string>();
  for (const { item, stream, revision } of facts)
    if (revision > 0 && 'kind' in item && isOfSale(item.kind) && !sales.has(stream)) touched.add(stream);
  for (const { stream, revision } of facts) if (revision === 0) touched.delete(stream);
  if (touched.size === 0) return;
  const rows = await query(knownSales, [[...touched]]);
  for (const { stream, ...sale } of rows as (BookedSale & { stream: string })[]) sales.set(stream, sale);
}

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

export const newEntries = { table: 'ledger_entries', columns: entryColumns };

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

/** Writes the entries and their postings, and removes them from the books. */
export async function writeEntries({ entries }: Books, sql: ProjectionSql): Promise<void> {
  const written = entries.splice(0);
  await sql.copy(newEntries, written);
  await sql.copy(
    newPostings,
    written.flatMap(({ postings }) => postings),
  );
}

/** Writes accounts and months, after all entries. */
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
