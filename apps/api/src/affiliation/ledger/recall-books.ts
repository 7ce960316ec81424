import {
  type Account,
  accountKey,
  type AccountKind,
  Books,
  type BookedSale,
  houseId,
} from '@closewise/domain/ledger';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';

/** Reads from the tables. */
export type Ask = (text: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;

const knownAccounts = `select kind, id, entries, balance_cents as "balanceCents", is_terminated as "isTerminated"
  from ledger_accounts join unnest($1::text[], $2::text[]) as asked (kind, id) using (kind, id)`;

const knownSales = `select stream, sum(cash_cents)::bigint as "standingCents",
    to_char(min(recorded_at) at time zone 'UTC', 'YYYY-MM') as month
  from ledger_entries where stream = any($1::text[]) group by stream`;

/** Takes into the books what these events touch, as the tables have it; what the books know already stays. */
export async function recall(books: Books, events: readonly RecordedEvent[], ask: Ask): Promise<void> {
  await recallAccounts(books, events, ask);
  await recallSales(books, events, ask);
}

async function recallAccounts(
  { accounts }: Books,
  events: readonly RecordedEvent[],
  ask: Ask,
): Promise<void> {
  const touched = {
    affiliate: new Set<unknown>(),
    organization: new Set<unknown>(),
    house: new Set([houseId]),
  };
  for (const { data } of events) {
    touched.affiliate.add(data.affiliateId).add(fieldOf(data.commission, 'affiliateId'));
    touched.organization.add(data.organizationTag).add(fieldOf(data.override, 'organizationTag'));
  }
  const asked = (Object.keys(touched) as AccountKind[]).flatMap((kind) =>
    [...touched[kind]].flatMap((id) =>
      typeof id === 'string' && !accounts.has(accountKey(kind, id)) ? [[kind, id] as const] : [],
    ),
  );
  if (asked.length === 0) return;
  const rows = await ask(knownAccounts, [asked.map(([kind]) => kind), asked.map(([, id]) => id)]);
  for (const { kind, id, ...account } of rows as (Account & { kind: AccountKind; id: string })[])
    accounts.set(accountKey(kind, id), account);
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** Only of sales of which something is given back or returns, and whose beginning is in the tables. */
async function recallSales({ sales }: Books, events: readonly RecordedEvent[], ask: Ask): Promise<void> {
  const asked = new Set<string>();
  for (const { type, stream, revision } of events)
    if (revision > 0 && type.startsWith('Sale') && !sales.has(stream)) asked.add(stream);
  for (const { stream, revision } of events) if (revision === 0) asked.delete(stream);
  if (asked.size === 0) return;
  const rows = await ask(knownSales, [[...asked]]);
  for (const { stream, ...sale } of rows as (BookedSale & { stream: string })[]) sales.set(stream, sale);
}
