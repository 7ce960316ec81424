import pg from 'pg';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { migrations } from '../../../migrations/index.js';
import { APPLICATION_NAME } from './embedded-postgres/clients.js';

/** The entity of a table of the schema `durable`, which its owning module declares. */
export type DurableTable = EntityTarget<ObjectLiteral> & (new () => object);

/** Default connections per process; worker, HTTP and CLI processes share the server's 100. */
const POOL_SIZE = 20;

/** Returns a data source that is not connected yet. Tables come from migrations, never from the entities. */
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

/** Returns TypeORM's pool, the only one of the process; a lost connection fails its query and nothing else. */
export function getPool(dataSource: DataSource): pg.Pool {
  const pool = (dataSource.driver as PostgresDriver).master as pg.Pool;
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    client.on('error', () => undefined);
  });
  return pool;
}

const INT8 = 20;

/** Reads bigint columns as numbers; values beyond 2^53 are an error, never rounded. */
export const safeIntegers: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 && format !== 'binary' ? safeInteger : pg.types.getTypeParser(type, format),
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The integer ${text} from the database is too large`);
  return value;
}

/** An advisory lock number that nothing else in the application uses. */
const MIGRATION_LOCK = 7_300_101;

/** Runs the pending migrations; processes that start together take turns. */
export async function migrate(dataSource: DataSource, pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
  } finally {
    // Closing the connection frees the lock, even after an error.
    client.release(true);
  }
}
