import {
  type Account,
  accountKey,
  type AccountKind,
  Books,
  type BookedSale,
  buyers,
  house,
  inTransit,
  paidOut,
  providerFees,
  type LedgerEvent,
} from '@closewise/domain/ledger';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';

/** Reads from the tables. */
export type Ask = (text: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;

const knownAccounts = `select kind, id, entries, balance_cents as "balanceCents", is_terminated as "isTerminated"
  from ledger_accounts join unnest($1::text[], $2::text[]) as asked (kind, id) using (kind, id)`;

const knownSales = `select stream, sum(cash_cents)::bigint as "standingCents",
    to_char(min(recorded_at) at time zone 'UTC', 'YYYY-MM') as month
  from ledger_entries where stream = any($1::text[]) group by stream`;

/** What it asks of the tables. */
export const loadStatements: readonly string[] = [knownAccounts, knownSales];

/** Takes into the books what these events touch, as the tables have it; what the books know already stays. */
export async function loadBooks(
  books: Books,
  events: readonly RecordedEvent<LedgerEvent>[],
  ask: Ask,
): Promise<void> {
  await loadAccounts(books, events, ask);
  await loadSales(books, events, ask);
}

async function loadAccounts(
  books: Books,
  events: readonly RecordedEvent<LedgerEvent>[],
  ask: Ask,
): Promise<void> {
  const missing = new Map<string, readonly [AccountKind, string]>();
  const touch = (kind: AccountKind, id: string | null): void => {
    if (id !== null && !books.knows(kind, id)) missing.set(accountKey(kind, id), [kind, id]);
  };
  for (const { kind, id } of [buyers, providerFees, house, inTransit, paidOut]) touch(kind, id);
  for (const { data } of events) {
    touch('affiliate', affiliateOf(data));
    touch('organization', organizationOf(data));
  }
  if (missing.size === 0) return;
  const named = [...missing.values()];
  const rows = await ask(knownAccounts, [named.map(([kind]) => kind), named.map(([, id]) => id)]);
  for (const { kind, id, ...account } of rows as (Account & { kind: AccountKind; id: string })[])
    books.accounts.set(accountKey(kind, id), account);
}

function affiliateOf(data: LedgerEvent['data']): string | null {
  if ('payee' in data) return data.payee.kind === 'affiliate' ? data.payee.id : null;
  if ('commission' in data) return data.commission?.affiliateId ?? null;
  return 'affiliateId' in data ? data.affiliateId : null;
}

function organizationOf(data: LedgerEvent['data']): string | null {
  if ('payee' in data) return data.payee.kind === 'organization' ? data.payee.id : null;
  if ('override' in data) return data.override?.organizationTag ?? null;
  return 'organizationTag' in data ? data.organizationTag : null;
}

/** Only of sales of which something is given back or returns, and whose beginning is in the tables. */
async function loadSales(
  { sales }: Books,
  events: readonly RecordedEvent<LedgerEvent>[],
  ask: Ask,
): Promise<void> {
  const asked = new Set<string>();
  for (const { type, stream, revision } of events)
    if (revision > 0 && type.startsWith('Sale') && !sales.has(stream)) asked.add(stream);
  for (const { stream, revision } of events) if (revision === 0) asked.delete(stream);
  if (asked.size === 0) return;
  const rows = await ask(knownSales, [[...asked]]);
  for (const { stream, ...sale } of rows as (BookedSale & { stream: string })[]) sales.set(stream, sale);
}
