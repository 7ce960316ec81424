import type { Connection, PoolClient } from 'pg';

/** A value of a copied row, as COPY writes it; times are ISO texts. */
export type CopyValue = string | number | boolean | null;

/** A column, and what it holds of a row. */
export type CopyColumn<Row> = Readonly<{ name: string; of: (row: Row) => CopyValue }>;

/** Where rows go. */
export type CopyTarget<Row> = Readonly<{ table: string; columns: readonly CopyColumn<Row>[] }>;

/** The part of pg's connection that its types leave out. */
type CopyConnection = Connection & {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/**
 * Adds many rows to a table, all or none: twice as fast as an INSERT of arrays, which both sides must take apart element
 * by element. The names of table and columns are put into the statement as they are.
 */
export async function copyRows<Row>(
  client: PoolClient,
  { table, columns }: CopyTarget<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map(({ name }) => name).join(', ');
  const copy = new Copy(`copy ${table} (${names}) from stdin`, linesOf(rows, columns));
  client.query(copy);
  await copy.done;
}

/** A query as pg's client drives it. */
class Copy {
  private readonly settled = Promise.withResolvers<void>();
  readonly done = this.settled.promise;

  constructor(
    private readonly statement: string,
    private readonly lines: string,
  ) {}

  submit(connection: Connection): void {
    (connection as CopyConnection).query(this.statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(Buffer.from(this.lines));
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {
    // That the rows are in is known when the connection is ready again.
  }

  handleReadyForQuery(): void {
    this.settled.resolve();
  }

  handleError(error: Error): void {
    this.settled.reject(error);
  }
}

const special = /[\\\t\n\r]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function linesOf<Row>(rows: readonly Row[], columns: readonly CopyColumn<Row>[]): string {
  let lines = '';
  for (const row of rows) {
    let separator = '';
    for (const { of } of columns) {
      lines += separator + textOf(of(row));
      separator = '\t';
    }
    lines += '\n';
  }
  return lines;
}

function textOf(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return special.test(value) ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character]!) : value;
}
