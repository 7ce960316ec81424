import type { Books, LedgerEntry } from '@closewise/domain/ledger';
import type { CopyValue } from '../../platform/database/copy-rows.js';
import type { ProjectionSql } from '../../platform/projections/projection.js';

type Column<Row> = readonly [name: string, type: string, of: (row: Row) => CopyValue];

/** The columns of `ledger_entries`: name, type and value. */
export const entryColumns: readonly Column<LedgerEntry>[] = [
  ['stream', 'text', (entry) => entry.stream],
  ['revision', 'integer', (entry) => entry.revision],
  ['line', 'smallint', (entry) => entry.line],
  ['event_id', 'uuid', (entry) => entry.eventId],
  ['kind', 'text', (entry) => entry.kind],
  ['payment_id', 'text', (entry) => entry.paymentId],
  ['affiliate_id', 'text', (entry) => entry.affiliateId],
  ['organization_tag', 'text', (entry) => entry.organizationTag],
  ['cash_cents', 'bigint', (entry) => entry.cashCents],
  ['affiliate_cents', 'bigint', (entry) => entry.affiliateCents],
  ['organization_cents', 'bigint', (entry) => entry.organizationCents],
  ['house_cents', 'bigint', (entry) => entry.houseCents],
  ['affiliate_entry', 'integer', (entry) => entry.affiliate?.number ?? null],
  ['affiliate_balance_cents', 'bigint', (entry) => entry.affiliate?.balanceCents ?? null],
  ['organization_entry', 'integer', (entry) => entry.organization?.number ?? null],
  ['organization_balance_cents', 'bigint', (entry) => entry.organization?.balanceCents ?? null],
  ['house_entry', 'integer', (entry) => entry.house.number],
  ['house_balance_cents', 'bigint', (entry) => entry.house.balanceCents],
  ['recorded_at', 'timestamptz', (entry) => entry.recordedAt],
];

const newEntries = { table: 'ledger_entries', columns: entryColumns.map(([name]) => name) };

const upsertAccounts = `insert into ledger_accounts (kind, id, entries, balance_cents, is_terminated)
  select * from unnest($1::text[], $2::text[], $3::integer[], $4::bigint[], $5::boolean[])
  on conflict (kind, id) do update set
    entries = excluded.entries, balance_cents = excluded.balance_cents, is_terminated = excluded.is_terminated`;

const addToMonths = `insert into ledger_months as known (kind, id, month, sales, cents)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::bigint[])
  on conflict (kind, id, month) do update set
    sales = known.sales + excluded.sales, cents = known.cents + excluded.cents`;

/** Writes what a batch has entered into the books: new entries, and accounts and months as they are after it. */
export async function writeBooks({ entries, accounts, months }: Books, sql: ProjectionSql): Promise<void> {
  await sql.copy(
    newEntries,
    entries.map((entry) => entryColumns.map(([, , of]) => of(entry))),
  );
  const ofAccounts = columnsOf([...accounts], (account) => [
    account.entries,
    account.balanceCents,
    account.isTerminated,
  ]);
  await sql(upsertAccounts, ofAccounts);
  await sql(
    addToMonths,
    columnsOf([...months], ({ sales, cents }) => [sales, cents]),
  );
}

/** The parts of the keys (kind, id, perhaps month) and the values, each as a column. */
function columnsOf<Value>(
  rows: readonly (readonly [key: string, Value])[],
  valuesOf: (value: Value) => unknown[],
): unknown[][] {
  const lines = rows.map(([key, value]) => [...key.split(':'), ...valuesOf(value)]);
  const width = lines[0]?.length ?? 5;
  return Array.from({ length: width }, (_, column) => lines.map((line) => line[column]));
}
