import type { Connection, PoolClient } from 'pg';
import type { CopyTarget } from './copy-column.js';
import { encodeRows } from './encode-rows.js';

/** The part of pg's connection that its types leave out. */
type CopyConnection = Connection & {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/**
 * Adds many rows to a table, all or none, in the binary format: an INSERT of arrays, which both sides take apart element
 * by element, takes more than twice as long. The names of table and columns are put into the statement as they are.
 * (pg-copy-streams sends bytes that are made already, and making them is the work.)
 */
export async function copyRows<Row>(
  client: PoolClient,
  { table, columns }: CopyTarget<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map(({ name }) => name).join(', ');
  const copy = new Copy(`copy ${table} (${names}) from stdin (format binary)`, encodeRows(rows, columns));
  client.query(copy);
  await copy.done;
}

/** A query as pg's client drives it. */
class Copy {
  private readonly settled = Promise.withResolvers<void>();
  readonly done = this.settled.promise;

  constructor(
    private readonly statement: string,
    private readonly rows: Buffer,
  ) {}

  /** The rows follow at once; Postgres drops them when it refuses the statement. */
  submit(connection: Connection): void {
    const copying = connection as CopyConnection;
    copying.query(this.statement);
    copying.sendCopyFromChunk(this.rows);
    copying.endCopyFrom();
  }

  handleCopyInResponse(): void {
    // The rows are on their way.
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
