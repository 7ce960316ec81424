import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How the application's connections call themselves. */
export const APPLICATION_NAME = 'closewise';

const OTHERS = `select from pg_stat_activity
  where application_name = '${APPLICATION_NAME}' and pid <> pg_backend_pid() limit 1`;
const POLL_MS = 200;

/** Whether a connection works at this moment: a Postgres that is stopping calls itself ready, too. */
export async function accepts(url: string): Promise<boolean> {
  return (await ask(url, 'select')) !== null;
}

/** Waits until no process of the application uses the database; at once when it cannot be asked. */
export async function untilUnused(url: string): Promise<void> {
  while ((await ask(url, OTHERS)) === 1) await sleep(POLL_MS);
}

/** The number of rows; null when there is no answer. */
async function ask(url: string, question: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(question)).rowCount;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
