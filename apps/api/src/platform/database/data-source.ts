import pg from 'pg';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { migrations } from '../../../migrations/index.js';
import { APPLICATION_NAME } from './embedded-postgres/clients.js';
import { safeIntegers } from './safe-integers.js';

/** A table of the schema `durable`, as its owning module declares it in a `….table.ts`. */
export type DurableTable = EntityTarget<ObjectLiteral> & (new () => object);

/** Connections of one process, unless told otherwise; worker, HTTP and CLI processes share the server's 100. */
const POOL_SIZE = 20;

/** Not connected yet; `synchronize` stays off, the tables come from migrations/. */
export function createDataSource(
  url: string,
  entities: readonly DurableTable[],
  poolSize = POOL_SIZE,
): DataSource {
  return new DataSource({
    type: 'postgres',
    driver: pg,
    url,
    entities: [...entities],
    migrations: [...migrations],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    // A condition left out by mistake would find, change or delete every row.
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    applicationName: APPLICATION_NAME,
    poolSize,
    connectTimeoutMS: 10_000,
    poolErrorHandler: () => undefined,
    extra: { types: safeIntegers, idle_in_transaction_session_timeout: 60_000, keepAlive: true },
  });
}

/** The one pool of the process, which TypeORM made; a lost connection fails its query and nothing else. */
export function poolOf(dataSource: DataSource): pg.Pool {
  const pool = (dataSource.driver as PostgresDriver).master as pg.Pool;
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    client.on('error', () => undefined);
  });
  return pool;
}
