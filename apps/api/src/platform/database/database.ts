import type pg from 'pg';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { Listener, type Notified } from './listener.js';
import { together, type Select, type Selected } from './select.js';
import { type Table, Tables } from './table.js';

type Work<Result> = (client: pg.PoolClient) => Promise<Result>;

/** SQL and the durable tables, on the shared pool of the process. */
export class Database {
  readonly #listener: Listener;
  readonly #tables: Tables;

  /** `dataSource` knows the entities. */
  constructor(
    readonly pool: pg.Pool,
    readonly url: string,
    dataSource: DataSource,
  ) {
    this.#listener = new Listener(url);
    this.#tables = new Tables(dataSource);
  }

  /** The table of an entity: of the client's transaction, else each call commits by itself. */
  table<Row extends ObjectLiteral>(row: EntityTarget<Row>, client?: pg.PoolClient): Table<Row> {
    return this.#tables.on(client ?? this.pool, row);
  }

  async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(text, [...values])).rows;
  }

  /** What several selects say of one and the same moment, by their names; times come as ISO text. */
  async together<Rows extends Selected>(selects: {
    readonly [Name in keyof Rows]: Select;
  }): Promise<Rows> {
    const { text, values } = together(selects);
    const [row] = await this.query<Rows>(text, values);
    return row!;
  }

  /** Commits what `work` did, or rolls all of it back when it throws. */
  transaction<Result>(work: Work<Result>): Promise<Result> {
    return this.#transaction('begin', work);
  }

  /**
   * As `transaction`, but its commit does not wait for the disk. A crash of Postgres may take the last second of such
   * work with it, whole transactions in their order; so the work must be done again by whoever finds it undone.
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
  listen(channel: string, notified: Notified): () => void {
    return this.#listener.listen(channel, notified);
  }

  /** Ends the LISTEN connection; the pool ends with the data source. */
  async close(): Promise<void> {
    await this.#listener.close();
  }
}
