import { createHash } from 'node:crypto';
import type { DomainEvent } from '@closewise/domain/events';
import { ledgerProjection } from '../ledger-projection.js';
import { KnownEvents } from '../../src/platform/event-catalogue/known-events.js';
import type { RecordedEvent } from '../../src/platform/event-store/event-store.js';
import type { CopyTarget } from '../../src/platform/database/copy-rows.js';
import type { ProjectionSql } from '../../src/platform/projections/projection.js';
import { allEvents } from '../events/all-events.js';

type Row = Record<string, unknown>;
type Columns = readonly (readonly unknown[])[];

/** The tables of the ledger's projection in memory, for the few statements that it runs. */
export class LedgerTables {
  readonly entries = new Map<string, Row>();
  readonly postings = new Map<string, Row>();
  readonly accounts = new Map<string, Row>();
  readonly months = new Map<string, Row>();

  /** Projects a batch of the log; skips events that the projection does not handle. */
  async project(events: readonly RecordedEvent[]): Promise<void> {
    const ours = handled(events);
    if (ours.length > 0) await ledgerProjection.project(ours, this.sql);
  }

  /** The same, page by page as in a rebuild. */
  projectPages(pages: Iterable<readonly RecordedEvent[]>): Promise<void> {
    const ours = async function* (): AsyncGenerator<readonly RecordedEvent<DomainEvent>[]> {
      for (const page of pages) yield handled(page);
    };
    return ledgerProjection.projectPages(ours(), this.sql);
  }

  /** Equal for equal rows, in whatever order they were written. */
  hash(): string {
    const rows = [this.entries, this.postings, this.accounts, this.months].map((table) =>
      [...table].sort(([left], [right]) => (left < right ? -1 : 1)),
    );
    return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  }

  copy(): LedgerTables {
    const copy = new LedgerTables();
    for (const name of ['entries', 'postings', 'accounts', 'months'] as const)
      for (const [key, row] of this[name]) copy[name].set(key, row);
    return copy;
  }

  private readonly answerTo = (text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const columns = values as Columns;
    const table = /^(?:select .* from|insert into) (ledger_\w+)/s.exec(text)?.[1];
    if (text.startsWith('select coalesce(max(number)')) return answer([{ opened: this.accounts.size }]);
    if (text.startsWith('select') && table === 'ledger_accounts') return answer(this.knownAccounts(columns));
    if (text.startsWith('select') && table === 'ledger_entries') return answer(this.knownSales(columns));
    if (table === 'ledger_accounts') return answer(this.upsertAccounts(columns));
    if (table === 'ledger_months') return answer(this.addToMonths(columns));
    throw new Error(`The ledger's projection makes a statement that the simulator does not know: ${text}`);
  };

  private readonly sql: ProjectionSql = Object.assign(this.answerTo, {
    copy: <Entry>({ table, columns }: CopyTarget<Entry>, rows: readonly Entry[]) => {
      for (const row of rows)
        this.insert(table, Object.fromEntries(columns.map(({ name, of }) => [name, of(row)])));
      return Promise.resolve();
    },
  });

  private knownAccounts([kinds = [], ids = []]: Columns): Row[] {
    return kinds.flatMap((kind, index): Row[] => {
      const account = this.accounts.get(`${String(kind)}:${String(ids[index])}`);
      return account ? [account] : [];
    });
  }

  private knownSales([streams = []]: Columns): Row[] {
    return streams.flatMap((stream) => {
      const entries = [...this.entries.values()].filter((entry) => entry['stream'] === stream);
      if (entries.length === 0) return [];
      const standingCents = entries.reduce((sum, entry) => sum + Number(entry['cash_cents']), 0);
      const first = entries.map((entry) => String(entry['recorded_at'])).sort()[0]!;
      return [{ stream, standingCents, month: first.slice(0, 7) }];
    });
  }

  private insert(table: string, row: Row): void {
    const { primaryKey, rows } = this.copied(table);
    const key = primaryKey.map((name) => String(row[name])).join(' ');
    if (rows.has(key)) throw new Error(`The row ${key} is in ${table} twice`);
    rows.set(key, row);
  }

  private copied(table: string): { primaryKey: string[]; rows: Map<string, Row> } {
    if (table === 'ledger_entries') return { primaryKey: ['stream', 'revision', 'line'], rows: this.entries };
    if (table === 'ledger_postings') return { primaryKey: ['entry', 'account'], rows: this.postings };
    throw new Error(`The simulator does not know the table ${table}`);
  }

  private upsertAccounts(columns: Columns): Row[] {
    const names = ['kind', 'id', 'number', 'entries', 'balanceCents', 'isClosed'];
    for (const row of rowsOf(names, columns))
      this.accounts.set(`${String(row['kind'])}:${String(row['id'])}`, row);
    return [];
  }

  private addToMonths(columns: Columns): Row[] {
    for (const row of rowsOf(['kind', 'id', 'month', 'sales', 'cents'], columns)) {
      const key = `${String(row['kind'])}:${String(row['id'])}:${String(row['month'])}`;
      const before = this.months.get(key) ?? { sales: 0, cents: 0 };
      const sales = Number(before['sales']) + Number(row['sales']);
      this.months.set(key, { ...row, sales, cents: Number(before['cents']) + Number(row['cents']) });
    }
    return [];
  }
}

const known = new KnownEvents(allEvents);
const handles: readonly string[] = ledgerProjection.handles;

const handled = (events: readonly RecordedEvent[]): RecordedEvent<DomainEvent>[] =>
  events.filter(({ type }) => handles.includes(type)).map((event) => known.read(event));

const answer = (rows: Row[]): Promise<Row[]> => Promise.resolve(rows);

const rowsOf = (names: readonly string[], columns: Columns): Row[] =>
  (columns[0] ?? []).map((_, index) =>
    Object.fromEntries(names.map((name, column) => [name, columns[column]![index]])),
  );
