import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/database/embedded-postgres/embedded-postgres.js';
import type { Application } from './application.js';

type Query = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Opens one connection to the embedded Postgres of a running application. */
async function withConnection<Answer>(
  dataDir: string,
  read: (query: Query) => Promise<Answer>,
): Promise<Answer> {
  const { url } = await startEmbeddedPostgres({ dataDir, role: 'attach' });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await read(async (sql, values) => (await client.query<Record<string, unknown>>(sql, values)).rows);
  } finally {
    await client.end();
  }
}

/** Runs one query on the embedded Postgres of a running application. */
export const queryDatabase = (
  dataDir: string,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> => withConnection(dataDir, (query) => query(sql, values));

/** Makes writers of the table wait until `work` ends or kills the server. */
export async function whileLocked(dataDir: string, table: string, work: () => Promise<void>): Promise<void> {
  const { url } = await startEmbeddedPostgres({ dataDir, role: 'attach' });
  const client = new pg.Client({ connectionString: url });
  // A killed server takes Postgres, the connection and the lock with it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`begin; lock table ${table} in share mode`);
    await work();
  } finally {
    await client.end();
  }
}

/** Counts the log's events of a type, by default in all streams. */
export async function countEvents(
  dataDir: string,
  type: string,
  streams: readonly string[] | null = null,
): Promise<number> {
  const [row] = await queryDatabase(
    dataDir,
    'select count(*)::int as n from events.events where type = $1 and ($2::text[] is null or stream_id = any($2))',
    [type, streams],
  );
  return row?.['n'] as number;
}

/** Counts the log's events of a type that are about these reports. */
export async function countReportEvents(
  dataDir: string,
  type: string,
  reportIds: readonly number[],
): Promise<number> {
  const [row] = await queryDatabase(
    dataDir,
    `select count(*)::int as n from events.events where type = $1 and data->>'reportId' = any($2::text[])`,
    [type, reportIds.map(String)],
  );
  return row?.['n'] as number;
}

/** Waits until every projection and reactor has handled the newest event. */
export const waitUntilCaughtUp = (application: Application): Promise<void> =>
  withConnection(application.dataDir, (query) => application.until(() => isCaughtUp(query)));

async function isCaughtUp(query: Query): Promise<boolean> {
  const behind = await query(
    'select name from durable.checkpoints where position is distinct from (select max(position)::text from events.events)',
  );
  return behind.length === 0;
}

/** The process id of the Postgres server. */
export async function readPostgresPid(dataDir: string): Promise<number> {
  const pid = (await startEmbeddedPostgres({ dataDir, role: 'attach' })).pid();
  if (pid === null) throw new Error(`No Postgres runs on ${dataDir}`);
  return pid;
}
