import type { AccountPosting, LedgerEntry } from '@closewise/domain/ledger';
import { formatCents } from '@closewise/domain/money';
import type { PoolClient } from 'pg';
import type { CopyColumn } from '../../../platform/database/encode-rows.js';
import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import { entryColumns, postingColumns } from '../../ledger/books-tables.js';
import { type BooksReplay, UnreplayableEventError } from './books-replay.js';
import { nameOf } from '../sealed-facts.js';
import type { Differences } from './differences.js';
import { TableRows, type TextRow } from './table-rows.js';

/** How many rows of the read model were compared. */
export type BooksReport = Readonly<{ entries: number; accounts: number; months: number }>;

type Tables = Readonly<Record<'entries' | 'postings' | 'accounts' | 'months', TableRows>>;
type Sums = Readonly<{ cash: string; shares: string; accounts: string }>;

/** Compares the tables of the ledger, as one transaction sees them, with the replay. */
export class BooksCheck {
  private entries = 0;
  private isOver = false;

  private constructor(
    private readonly tables: Tables,
    private readonly sums: Sums,
    private readonly replay: BooksReplay,
    private readonly differences: Differences,
  ) {}

  static async open(
    client: PoolClient,
    schema: string,
    replay: BooksReplay,
    differences: Differences,
  ): Promise<BooksCheck> {
    const tables = {
      entries: await TableRows.open(
        client,
        'entries',
        rowsOf(entryColumns, `${schema}.ledger_entries`, 'number'),
      ),
      postings: await TableRows.open(
        client,
        'postings',
        rowsOf(postingColumns, `${schema}.ledger_postings`, 'entry, account'),
      ),
      accounts: await TableRows.open(client, 'accounts', accountsOf(schema)),
      months: await TableRows.open(client, 'months', monthsOf(schema)),
    };
    const { rows } = await client.query<Sums>(sumsOf(schema));
    return new BooksCheck(tables, rows[0]!, replay, differences);
  }

  /** Compares the entries of the next events of the log. */
  async read(events: readonly RecordedEvent[]): Promise<void> {
    if (this.isOver) return;
    const entries = await this.replay.post(events).catch((error: unknown) => this.stop(error));
    for (const entry of entries) await this.compareEntry(entry);
    this.entries += entries.length;
  }

  /** Ends the comparison at the end of the log. Null if the log could not be replayed. */
  async end(): Promise<BooksReport | null> {
    if (this.isOver) return null;
    await this.passRows(this.tables.entries, () => true, this.unknownEntry);
    await this.passRows(this.tables.postings, () => true, this.unknownPosting);
    const { accounts, months } = this.replay;
    await this.compareRows('ledger_accounts', this.tables.accounts, accounts, (account) => ({
      number: account.number,
      entries: account.entries,
      balance_cents: account.balanceCents,
      is_closed: account.isClosed,
    }));
    await this.compareRows('ledger_months', this.tables.months, months, ({ sales, cents }) => ({
      sales,
      cents,
    }));
    this.balance();
    return { entries: this.entries, accounts: accounts.size, months: months.size };
  }

  private async compareEntry(entry: LedgerEntry): Promise<void> {
    const { entries } = this.tables;
    await this.passRows(entries, ([number]) => Number(number) < entry.number, this.unknownEntry);
    const row = await entries.current();
    if (row && Number(row[0]) === entry.number)
      this.compareRow(entries, 'ledger_entries', keyOf(entry), row, entryColumns, entry);
    else this.report('ledger_entries', keyOf(entry), 'the row is missing');
    const postings = entry.postings.toSorted((left, right) => left.account.number - right.account.number);
    for (const posting of postings) await this.comparePosting(posting, keyOf(entry));
  }

  private async comparePosting(posting: AccountPosting, entryKey: string): Promise<void> {
    const { postings } = this.tables;
    const order = ([entry, account]: TextRow): number =>
      Number(entry) - posting.entry || Number(account) - posting.account.number;
    await this.passRows(postings, (row) => order(row) < 0, this.unknownPosting);
    const row = await postings.current();
    const { kind, id } = posting.account;
    const key = `${entryKey} ${kind}:${id}`;
    if (row && order(row) === 0)
      this.compareRow(postings, 'ledger_postings', key, row, postingColumns, posting);
    else this.report('ledger_postings', key, 'the row is missing');
  }

  /** Reports rows until one is not unknown. */
  private async passRows(
    rows: TableRows,
    isUnknown: (row: TextRow) => boolean,
    report: (row: TextRow) => void,
  ): Promise<void> {
    for (let row = await rows.current(); row && isUnknown(row); row = await rows.current()) {
      rows.advance();
      report(row);
    }
  }

  private readonly unknownEntry = ([, stream, revision, line]: TextRow): void =>
    this.report('ledger_entries', `${stream}@${revision} line ${line}`, 'the log has no such entry');

  private readonly unknownPosting = ([entry, account]: TextRow): void =>
    this.report('ledger_postings', `entry ${entry} account ${account}`, 'the log has no such posting');

  private compareRow<Row>(
    rows: TableRows,
    table: string,
    key: string,
    found: TextRow,
    columns: readonly CopyColumn<Row>[],
    row: Row,
  ): void {
    rows.advance();
    columns.forEach(({ name, type, of }, index) =>
      this.compareColumn(table, key, [name, found[index]!, textOf(of(row), type)]),
    );
  }

  private async compareRows<Value>(
    table: string,
    rows: TableRows,
    replayed: ReadonlyMap<string, Value>,
    columnsOf: (value: Value) => Readonly<Record<string, number | boolean>>,
  ): Promise<void> {
    const missing = new Set(replayed.keys());
    for (let row = await rows.current(); row; row = await rows.current()) {
      rows.advance();
      const [key = '', ...columns] = row;
      const value = replayed.get(key!);
      if (!missing.delete(key!) || value === undefined) {
        this.report(table, key!, 'the log has no such account');
        continue;
      }
      Object.entries(columnsOf(value)).forEach(([name, expected], index) =>
        this.compareColumn(table, key!, [name, columns[index]!, String(expected)]),
      );
    }
    for (const key of missing) this.report(table, key, 'the row is missing');
  }

  private compareColumn(
    table: string,
    key: string,
    [name, found, expected]: readonly [string, string | null, string | null],
  ): void {
    if (found !== expected)
      this.report(
        table,
        key,
        `${name} is ${found ?? 'empty'}, but ${expected ?? 'empty'} according to the log`,
      );
  }

  private report(table: string, key: string, what: string): void {
    this.differences.add({ kind: 'row', where: `${table} ${key}`, text: `${table} ${key}: ${what}` });
  }

  private stop(error: unknown): [] {
    if (!(error instanceof UnreplayableEventError)) throw error;
    this.isOver = true;
    this.differences.add({ kind: 'replay', where: nameOf(error.event), text: error.message });
    return [];
  }

  private balance(): void {
    const { cash, shares, accounts } = this.sums;
    const add = (what: string, sum: string): void =>
      this.differences.add({
        kind: 'balance',
        where: what,
        text: `Buyers paid ${formatCents(Number(cash))}, but ${what} add up to ${formatCents(Number(sum))}`,
      });
    if (shares !== cash) add('the shares of all entries', shares);
    if (accounts !== cash) add('the balances of all other accounts', accounts);
  }
}

const keyOf = ({ stream, revision, line }: LedgerEntry): string => `${stream}@${revision} line ${line}`;

function textOf(value: unknown, type: string): string | null {
  if (value === null) return null;
  return type === 'timestamptz' ? String(value).replace('Z', '000Z') : String(value as string | number);
}

const rowsOf = (
  columns: readonly Readonly<{ name: string; type: string }>[],
  table: string,
  order: string,
): string => {
  const texts = columns.map(({ name, type }) =>
    type === 'timestamptz'
      ? `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
      : `${name}::text`,
  );
  const key = order.replaceAll(/\w+/g, (name) => `${table}.${name}`);
  return `select ${texts.join(', ')} from ${table} order by ${key}`;
};

const accountsOf = (schema: string): string =>
  `select kind || ':' || id, number::text, entries::text, balance_cents::text, is_closed::text from ${schema}.ledger_accounts`;

const monthsOf = (schema: string): string =>
  `select kind || ':' || id || ':' || month, sales::text, cents::text from ${schema}.ledger_months`;

const sumsOf = (schema: string): string =>
  `select coalesce(sum(cash_cents), 0)::text as cash,
     (select coalesce(sum(cents), 0)::text from ${schema}.ledger_postings as posting
       join ${schema}.ledger_accounts as account on account.number = posting.account
       where kind <> 'buyers') as shares,
     (select coalesce(sum(balance_cents), 0)::text from ${schema}.ledger_accounts where kind <> 'buyers') as accounts
   from ${schema}.ledger_entries`;
