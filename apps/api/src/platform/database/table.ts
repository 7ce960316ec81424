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
 * A durable table; each call is one statement. `save` and similar methods are omitted: they read first, and start
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

/** The tables, through the pool or the connection of a transaction. */
export class Tables {
  private readonly managers = new WeakMap<Connection, EntityManager>();

  constructor(private readonly dataSource: DataSource) {}

  tableOf<Row extends ObjectLiteral>(connection: Connection, row: EntityTarget<Row>): Table<Row> {
    return this.entityManager(connection).getRepository(row);
  }

  private entityManager(connection: Connection): EntityManager {
    const known = this.managers.get(connection);
    if (known) return known;
    const runner = new ConnectionRunner(this.dataSource.driver as PostgresDriver, connection);
    const manager = this.dataSource.createEntityManager(runner);
    this.managers.set(connection, manager);
    return manager;
  }
}

/** The `returning` rows of an INSERT, UPDATE or DELETE with the entity's property names; TypeORM leaves column names. */
export function returnedRows<Row extends ObjectLiteral, Name extends keyof Row>(
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
 * Sends TypeORM's SQL over our pool or transaction. TypeORM's own runner would wrap errors of Postgres in one that
 * contains the statement's values.
 */
class ConnectionRunner extends PostgresQueryRunner {
  /** Row locks need a transaction, which a client has and the pool does not. */
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
