import type { Connection, PoolClient } from 'pg';

/** A value of a copied row, as COPY writes it; times are ISO texts. */
export type CopyValue = string | number | boolean | null;

/** Where rows go. */
export type CopyTarget = Readonly<{ table: string; columns: readonly string[] }>;

/** The part of pg's connection that its types leave out. */
type CopyConnection = Connection & {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/**
 * Adds many rows to a table, all or none: twice as fast as an INSERT of arrays, which both sides must take apart element
 * by element. `table` and `columns` are put into the statement as they are.
 */
export async function copyRows(
  client: PoolClient,
  { table, columns }: CopyTarget,
  rows: readonly (readonly CopyValue[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const copy = new Copy(`copy ${table} (${columns.join(', ')}) from stdin`, rows.map(lineOf).join(''));
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

const lineOf = (row: readonly CopyValue[]): string => `${row.map(textOf).join('\t')}\n`;

function textOf(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return special.test(value) ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character]!) : value;
}
