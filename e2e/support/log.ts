import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/database/embedded-postgres/embedded-postgres.js';
import type { Application } from './application.js';

type Query = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Queries the embedded Postgres of a running application over one connection. */
async function connected<Answer>(dataDir: string, ask: (query: Query) => Promise<Answer>): Promise<Answer> {
  const { url } = await startEmbeddedPostgres({ dataDir, role: 'attach' });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(async (sql, values) => (await client.query<Record<string, unknown>>(sql, values)).rows);
  } finally {
    await client.end();
  }
}

/** Runs one query on the embedded Postgres of a running application. */
export const queryLog = (
  dataDir: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> => connected(dataDir, (query) => query(sql, values));

/** Until `work` is done, or has killed the server, nothing is written to the table; writers wait. */
export async function whileClosed(dataDir: string, table: string, work: () => Promise<void>): Promise<void> {
  const { url } = await startEmbeddedPostgres({ dataDir, role: 'attach' });
  const client = new pg.Client({ connectionString: url });
  // Postgres ends with its server, and the lock with Postgres.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`begin; lock table ${table} in share mode`);
    await work();
  } finally {
    await client.end();
  }
}

/** How many events of a type the log holds, in these streams alone when they are given. */
export async function countEvents(
  dataDir: string,
  type: string,
  streams: readonly string[] | null = null,
): Promise<number> {
  const [row] = await queryLog(
    dataDir,
    'select count(*)::int as n from events.events where type = $1 and ($2::text[] is null or stream_id = any($2))',
    [type, streams],
  );
  return row?.['n'] as number;
}

/** Until every projection and reactor has handled the newest event. */
export const untilCaughtUp = (application: Application): Promise<void> =>
  connected(application.dataDir, (query) => application.until(() => isCaughtUp(query)));

async function isCaughtUp(query: Query): Promise<boolean> {
  const behind = await query(
    'select name from durable.checkpoints where position is distinct from (select max(position)::text from events.events)',
  );
  return behind.length === 0;
}

/** Process id of the Postgres server. */
export async function postgresPid(dataDir: string): Promise<number> {
  const pid = (await startEmbeddedPostgres({ dataDir, role: 'attach' })).pid();
  if (pid === null) throw new Error(`No Postgres runs on ${dataDir}`);
  return pid;
}
