import type { Books, LedgerEntry } from '@closewise/domain/ledger';
import type { CopyColumn } from '../../platform/database/copy-column.js';
import type { ProjectionSql } from '../../platform/projections/projection.js';

/** The columns of `ledger_entries`. */
export const entryColumns: readonly CopyColumn<LedgerEntry>[] = [
  { name: 'stream', type: 'text', of: (entry) => entry.stream },
  { name: 'revision', type: 'integer', of: (entry) => entry.revision },
  { name: 'line', type: 'smallint', of: (entry) => entry.line },
  { name: 'event_id', type: 'uuid', of: (entry) => entry.eventId },
  { name: 'kind', type: 'text', of: (entry) => entry.kind },
  { name: 'payment_id', type: 'text', of: (entry) => entry.paymentId },
  { name: 'run_id', type: 'text', of: (entry) => entry.runId },
  { name: 'affiliate_id', type: 'text', of: (entry) => entry.affiliateId },
  { name: 'organization_tag', type: 'text', of: (entry) => entry.organizationTag },
  { name: 'cash_cents', type: 'bigint', of: (entry) => entry.cashCents },
  { name: 'provider_fees_cents', type: 'bigint', of: (entry) => entry.providerFeesCents },
  { name: 'affiliate_cents', type: 'bigint', of: (entry) => entry.affiliateCents },
  { name: 'organization_cents', type: 'bigint', of: (entry) => entry.organizationCents },
  { name: 'house_cents', type: 'bigint', of: (entry) => entry.houseCents },
  { name: 'in_transit_cents', type: 'bigint', of: (entry) => entry.inTransitCents },
  { name: 'paid_out_cents', type: 'bigint', of: (entry) => entry.paidOutCents },
  { name: 'buyers_entry', type: 'integer', of: (entry) => entry.buyers?.number ?? null },
  { name: 'buyers_balance_cents', type: 'bigint', of: (entry) => entry.buyers?.balanceCents ?? null },
  { name: 'provider_fees_entry', type: 'integer', of: (entry) => entry.providerFees?.number ?? null },
  {
    name: 'provider_fees_balance_cents',
    type: 'bigint',
    of: (entry) => entry.providerFees?.balanceCents ?? null,
  },
  { name: 'affiliate_entry', type: 'integer', of: (entry) => entry.affiliate?.number ?? null },
  { name: 'affiliate_balance_cents', type: 'bigint', of: (entry) => entry.affiliate?.balanceCents ?? null },
  { name: 'organization_entry', type: 'integer', of: (entry) => entry.organization?.number ?? null },
  {
    name: 'organization_balance_cents',
    type: 'bigint',
    of: (entry) => entry.organization?.balanceCents ?? null,
  },
  { name: 'house_entry', type: 'integer', of: (entry) => entry.house.number },
  { name: 'house_balance_cents', type: 'bigint', of: (entry) => entry.house.balanceCents },
  { name: 'in_transit_entry', type: 'integer', of: (entry) => entry.inTransit?.number ?? null },
  {
    name: 'in_transit_balance_cents',
    type: 'bigint',
    of: (entry) => entry.inTransit?.balanceCents ?? null,
  },
  { name: 'paid_out_entry', type: 'integer', of: (entry) => entry.paidOut?.number ?? null },
  { name: 'paid_out_balance_cents', type: 'bigint', of: (entry) => entry.paidOut?.balanceCents ?? null },
  { name: 'recorded_at', type: 'timestamptz', of: (entry) => entry.recordedAt },
];

/** Where new entries go. */
export const newEntries = { table: 'ledger_entries', columns: entryColumns };

const upsertAccounts = `insert into ledger_accounts (kind, id, entries, balance_cents, is_terminated)
  select * from unnest($1::text[], $2::text[], $3::integer[], $4::bigint[], $5::boolean[])
  on conflict (kind, id) do update set
    entries = excluded.entries, balance_cents = excluded.balance_cents, is_terminated = excluded.is_terminated`;

const addToMonths = `insert into ledger_months as known (kind, id, month, sales, cents)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::bigint[])
  on conflict (kind, id, month) do update set
    sales = known.sales + excluded.sales, cents = known.cents + excluded.cents`;

/** What it asks of the tables. */
export const totalStatements: readonly string[] = [upsertAccounts, addToMonths];

/** Writes the entries that are in the books, and takes them out of the memory. */
export const writeEntries = ({ entries }: Books, sql: ProjectionSql): Promise<void> =>
  sql.copy(newEntries, entries.splice(0));

/** Writes accounts and months as they are after the entries. */
export async function writeTotals({ accounts, months }: Books, sql: ProjectionSql): Promise<void> {
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
