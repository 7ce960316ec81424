import type { PoolClient } from 'pg';

const FETCHED_ROWS = 5000;

/** One row of a table, each column as text. */
export type TextRow = readonly (string | null)[];

/** Reads a table row by row in the client's transaction, with a few thousand rows in memory. */
export class TableRows {
  private rows: TextRow[] = [];
  private index = 0;
  private isRead = false;

  private constructor(
    private readonly client: PoolClient,
    private readonly cursor: string,
  ) {}

  static async open(client: PoolClient, cursor: string, query: string): Promise<TableRows> {
    await client.query(`declare ${cursor} no scroll cursor for ${query}`);
    return new TableRows(client, cursor);
  }

  /** The current row, null after the last one. */
  async current(): Promise<TextRow | null> {
    if (this.index === this.rows.length && !this.isRead) await this.fetch();
    return this.rows[this.index] ?? null;
  }

  advance(): void {
    this.index++;
  }

  private async fetch(): Promise<void> {
    const text = `fetch ${FETCHED_ROWS} from ${this.cursor}`;
    const { rows } = await this.client.query<(string | null)[]>({ text, rowMode: 'array' });
    [this.rows, this.index, this.isRead] = [rows, 0, rows.length < FETCHED_ROWS];
  }
}
