import type pg from 'pg';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { Listener, type NotificationHandler } from './listener.js';
import { combineSelects, type Select, type SelectResults } from './select.js';
import { type Table, Tables } from './table.js';

type Work<Result> = (client: pg.PoolClient) => Promise<Result>;

/** SQL and durable tables on the process's shared pool. */
export class Database {
  readonly #listener: Listener;
  readonly #tables: Tables;

  constructor(
    readonly pool: pg.Pool,
    readonly url: string,
    dataSource: DataSource,
  ) {
    this.#listener = new Listener(url);
    this.#tables = new Tables(dataSource);
  }

  /** An entity's table: in the client's transaction, otherwise each call commits by itself. */
  table<Row extends ObjectLiteral>(row: EntityTarget<Row>, client?: pg.PoolClient): Table<Row> {
    return this.#tables.tableOf(client ?? this.pool, row);
  }

  async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(text, [...values])).rows;
  }

  /** The rows of several selects in one snapshot, by name; times are ISO texts. */
  async selectTogether<Rows extends SelectResults>(selects: {
    readonly [Name in keyof Rows]: Select;
  }): Promise<Rows> {
    const { text, values } = combineSelects(selects);
    const [row] = await this.query<Rows>(text, values);
    return row!;
  }

  /** Commits `work`, or rolls it back when it throws. */
  transaction<Result>(work: Work<Result>): Promise<Result> {
    return this.#transaction('begin', work);
  }

  /**
   * Like `transaction`, but its commit does not wait for the disk. A crash of Postgres may lose the last second of such
   * transactions, in their order, so the caller must be able to repeat them.
   */
  repeatableTransaction<Result>(work: Work<Result>): Promise<Result> {
    return this.#transaction('begin; set local synchronous_commit = off', work);
  }

  async #transaction<Result>(begin: string, work: Work<Result>): Promise<Result> {
    const client = await this.pool.connect();
    let broken = false;
    try {
      await client.query(begin);
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => (broken = true));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Calls back on each NOTIFY of the channel and after each reconnect; returns the function that ends it. */
  listen(channel: string, notified: NotificationHandler): () => void {
    return this.#listener.listen(channel, notified);
  }

  /** Ends the LISTEN connection; the pool ends with the data source. */
  async close(): Promise<void> {
    await this.#listener.close();
  }
}
