import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The application_name of our connections. */
export const APPLICATION_NAME = 'closewise';

const OTHERS = `select from pg_stat_activity
  where application_name = '${APPLICATION_NAME}' and pid <> pg_backend_pid() limit 1`;
const POLL_MS = 200;

/** Whether Postgres accepts a connection now: one that is stopping still reports to be ready. */
export async function acceptsConnections(url: string): Promise<boolean> {
  return (await countRows(url, 'select')) !== null;
}

/** Resolves when no process of the application uses the database, or when it does not respond. */
export async function waitUntilUnused(url: string): Promise<void> {
  while ((await countRows(url, OTHERS)) === 1) await sleep(POLL_MS);
}

/** Null when Postgres does not respond. */
async function countRows(url: string, sql: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rowCount;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
