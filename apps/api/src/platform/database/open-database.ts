import type { DataSource } from 'typeorm';
import { StartupError, WrongVariableError } from '../config/startup/startup-error.js';
import { type DurableTable, createDataSource, getPool, migrate } from './data-source.js';
import { Database } from './database.js';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres/embedded-postgres.js';
import {
  type DatabaseUse,
  missingDatabase,
  requireDataFolder,
  requireMigrated,
} from './existing-database.js';

/** With `url` an external Postgres, otherwise the embedded one. */
export type DatabaseOptions = Readonly<{
  url?: string | undefined;
  entities: readonly DurableTable[];
  connections?: number;
  /** Default `creates`. */
  use?: DatabaseUse;
}> &
  EmbeddedPostgresOptions;

/** A migrated database; `close` releases it. */
export type OpenDatabase = Readonly<{ dataSource: DataSource; database: Database; close(): Promise<void> }>;

/** Starts or attaches to the embedded Postgres unless `url` is set, connects, and migrates unless it only reads. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.url !== undefined) return connect(options.url, options, 'The database of DATABASE_URL');
  if ((options.use ?? 'creates') !== 'creates') requireDataFolder(options.dataDir);
  const postgres = await startEmbeddedPostgres(options);
  try {
    const open = await connect(postgres.url, options, `The embedded Postgres in ${options.dataDir}`);
    const close = async (): Promise<void> => {
      try {
        await open.close();
      } finally {
        await postgres.stop();
      }
    };
    return { ...open, close };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function connect(
  url: string,
  { entities, connections, use = 'creates' }: DatabaseOptions,
  label: string,
): Promise<OpenDatabase> {
  const dataSource = createDataSource(url, entities, connections);
  await dataSource.initialize().catch((error: Error) => {
    throw (
      missingDatabase(error) ??
      new StartupError(`${label} does not accept a connection: ${error.message}`, { cause: error })
    );
  });
  const pool = getPool(dataSource);
  const database = new Database(pool, url, dataSource);
  const close = async (): Promise<void> => {
    await database.close();
    await dataSource.destroy();
  };
  try {
    if (use !== 'creates') await requireMigrated(pool, use, label);
    if (use !== 'reads') await migrate(dataSource, pool);
  } catch (error) {
    await close();
    if (error instanceof WrongVariableError) throw error;
    throw new StartupError(`${label} could not be migrated: ${(error as Error).message}`, { cause: error });
  }
  return { dataSource, database, close };
}
