import {
  accountKey,
  type AccountRef,
  type AccountState,
  type BookedSale,
  type Books,
  house,
  isOfSale,
  type JournalItem,
  type LedgerFact,
} from '@closewise/domain/ledger';

/** Reads from the tables. */
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

/** Loads what these facts touch from the tables into the books; what the books know already stays. */
export async function loadBooks(books: Books, facts: readonly LedgerFact[], query: Query): Promise<void> {
  await loadAccounts(books, facts, query);
  await loadSales(books, facts, query);
}

async function loadAccounts(books: Books, facts: readonly LedgerFact[], query: Query): Promise<void> {
  if (!books.knows(house)) {
    // Accounts are written at the end: the books may have opened some that are not in the table yet.
    const [count] = (await query(openedAccounts, [])) as { opened: number }[];
    books.openedAccounts = Math.max(books.openedAccounts, count!.opened);
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

/** Only sales of which something is given back or returns, and whose beginning is in the tables. */
async function loadSales({ sales }: Books, facts: readonly LedgerFact[], query: Query): Promise<void> {
  const touched = new Set<string>();
  for (const { item, stream, revision } of facts)
    if (revision > 0 && 'kind' in item && isOfSale(item.kind) && !sales.has(stream)) touched.add(stream);
  for (const { stream, revision } of facts) if (revision === 0) touched.delete(stream);
  if (touched.size === 0) return;
  const rows = await query(knownSales, [[...touched]]);
  for (const { stream, ...sale } of rows as (BookedSale & { stream: string })[]) sales.set(stream, sale);
}
