import pg from 'pg';
import {
  type DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  QueryResult,
  type Repository,
} from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

/**
 * The rows of a durable table; each call is one statement. `save` and its kin are left out: they read first, and begin
 * transactions of their own.
 */
export type Table<Row extends ObjectLiteral> = Pick<
  Repository<Row>,
  | 'countBy'
  | 'createQueryBuilder'
  | 'delete'
  | 'exists'
  | 'existsBy'
  | 'find'
  | 'findBy'
  | 'findOne'
  | 'findOneBy'
  | 'insert'
  | 'metadata'
  | 'update'
  | 'upsert'
>;

type Connection = pg.Pool | pg.PoolClient;

/** The tables as the pool and each transaction reach them. */
export class Tables {
  private readonly managers = new WeakMap<Connection, EntityManager>();

  constructor(private readonly dataSource: DataSource) {}

  on<Row extends ObjectLiteral>(connection: Connection, row: EntityTarget<Row>): Table<Row> {
    return this.managerOf(connection).getRepository(row);
  }

  private managerOf(connection: Connection): EntityManager {
    const known = this.managers.get(connection);
    if (known) return known;
    const runner = new ConnectionRunner(this.dataSource.driver as PostgresDriver, connection);
    const manager = this.dataSource.createEntityManager(runner);
    this.managers.set(connection, manager);
    return manager;
  }
}

/**
 * What an INSERT, UPDATE or DELETE with `returning` answered, under the names of the entity: TypeORM leaves the columns
 * their own.
 */
export function returned<Row extends ObjectLiteral, Name extends keyof Row>(
  { metadata }: Table<Row>,
  { raw }: { raw: unknown },
  names: readonly Name[],
): Pick<Row, Name>[] {
  const columns = names.map((name) => metadata.findColumnWithPropertyName(String(name))!);
  return (raw as ObjectLiteral[]).map(
    (row) =>
      Object.fromEntries(
        columns.map(({ propertyName, databaseName }) => [propertyName, row[databaseName]]),
      ) as Pick<Row, Name>,
  );
}

/**
 * Sends what TypeORM wrote the way that all our SQL goes, over the pool or in a transaction of `Database`. Its own
 * runner would wrap what Postgres answers in an error that carries the values of the statement.
 */
class ConnectionRunner extends PostgresQueryRunner {
  /** Rows are locked in a transaction only, which a client has and the pool has not. */
  override readonly isTransactionActive: boolean;

  constructor(
    driver: PostgresDriver,
    private readonly via: Connection,
  ) {
    super(driver, 'master');
    this.isTransactionActive = !(via instanceof pg.Pool);
  }

  override async query<Result>(
    text: string,
    values?: unknown[],
    useStructuredResult?: false,
  ): Promise<Result>;
  override async query<Result>(
    text: string,
    values: unknown[] | undefined,
    useStructuredResult: true,
  ): Promise<QueryResult<Result>>;
  override async query(text: string, values: unknown[] = [], useStructuredResult = false): Promise<unknown> {
    const { rows, rowCount } = await this.via.query<ObjectLiteral>(text, values);
    if (!useStructuredResult) return rows;
    return Object.assign(new QueryResult(), { raw: rows, records: rows, affected: rowCount ?? 0 });
  }

  override startTransaction(): Promise<void> {
    throw new Error('Transactions begin at Database');
  }
}
