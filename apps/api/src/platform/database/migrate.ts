import type { DataSource } from 'typeorm';
import type pg from 'pg';

/** Any number that no other advisory lock of the application uses. */
const MIGRATION_LOCK = 7_300_101;

/** Runs the pending migrations; processes that start together take turns. */
export async function migrate(dataSource: DataSource, pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
  } finally {
    // Closing the connection frees the lock, also after an error.
    client.release(true);
  }
}
