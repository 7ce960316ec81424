import type { Connection, PoolClient } from 'pg';
import { encodeRows, type CopyColumn } from './encode-rows.js';

/** The part of pg's connection that its types omit. */
type CopyConnection = Connection & {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/**
 * Inserts many rows, all or none, by a binary COPY: an INSERT of arrays takes more than twice as long. The names of table
 * and columns are not escaped. (pg-copy-streams sends prepared bytes; preparing them is the work.)
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

/** A query object with the callbacks of pg's client. */
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
    // The rows are inserted when the connection is ready again.
  }

  handleReadyForQuery(): void {
    this.settled.resolve();
  }

  handleError(error: Error): void {
    this.settled.reject(error);
  }
}

/** A table and its columns. */
export type CopyTarget<Row> = Readonly<{ table: string; columns: readonly CopyColumn<Row>[] }>;
