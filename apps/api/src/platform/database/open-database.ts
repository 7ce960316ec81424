import type { DataSource } from 'typeorm';
import { StartupError } from '../config/startup/startup-error.js';
import { createDataSource, poolOf, type DurableTable } from './data-source.js';
import { Database } from './database.js';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embedded-postgres/embedded-postgres.js';
import { migrate } from './migrate.js';

/** `url` set: a Postgres of the operator's; else the embedded one. */
export type DatabaseOptions = Readonly<{
  url?: string | undefined;
  entities: readonly DurableTable[];
  connections?: number;
}> &
  EmbeddedPostgresOptions;

/** A migrated database and the way to let go of it. */
export type OpenDatabase = Readonly<{ dataSource: DataSource; database: Database; close(): Promise<void> }>;

/** Starts or attaches to the embedded Postgres unless `url` is set, connects and migrates. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.url !== undefined) return connect(options.url, options, 'DATABASE_URL');
  const postgres = await startEmbeddedPostgres(options);
  try {
    const open = await connect(postgres.url, options, 'The embedded Postgres');
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
  { entities, connections }: DatabaseOptions,
  whose: string,
): Promise<OpenDatabase> {
  const dataSource = createDataSource(url, entities, connections);
  await dataSource.initialize().catch((error: Error) => {
    throw new StartupError(`${whose} does not accept a connection: ${error.message}`);
  });
  const pool = poolOf(dataSource);
  const database = new Database(pool, url, dataSource);
  const close = async (): Promise<void> => {
    await database.close();
    await dataSource.destroy();
  };
  try {
    await migrate(dataSource, pool);
  } catch (error) {
    await close();
    throw new StartupError(`${whose} could not be migrated: ${(error as Error).message}`);
  }
  return { dataSource, database, close };
}
