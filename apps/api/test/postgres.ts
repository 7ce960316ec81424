import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { durableTables } from '../src/durable-tables.js';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres/embedded-postgres.js';
import { openDatabase, type OpenDatabase } from '../src/platform/database/open-database.js';

/** A migrated database of one test file; `url` is what DATABASE_URL would be. */
export type TestDatabase = OpenDatabase & Readonly<{ url: string }>;

const TEMPLATE = 'migrated_template';

/**
 * A copy of the migrated template, for one test file:
 * `const { database, close } = await freshDatabase();` in beforeAll, `await close()` in afterAll.
 * The first call in a Jest worker starts that worker's Postgres, which stops when the worker ends.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  const server = await testServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${TEMPLATE}`);
  const url = urlOf(server, name);
  await administer(url, 'update events.log_identity set log_id = gen_random_uuid()');
  const open = await openDatabase({ url, entities: durableTables, dataDir: testFolder(), role: 'attach' });
  const close = async (): Promise<void> => {
    await open.close();
    await administer(server, `drop database ${name} with (force)`);
  };
  return { ...open, url, close };
}

async function testServer(): Promise<string> {
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const { url } = await startEmbeddedPostgres({ dataDir: testFolder(), role: 'attach', settings });
  const known = await administer(url, `select 1 from pg_database where datname = '${TEMPLATE}'`);
  if (known === 0) await migrateTemplate(url);
  return url;
}

async function migrateTemplate(server: string): Promise<void> {
  await administer(server, 'create database migrating');
  const url = urlOf(server, 'migrating');
  const open = await openDatabase({ url, entities: durableTables, dataDir: testFolder(), role: 'attach' });
  await open.close();
  await administer(server, `alter database migrating rename to ${TEMPLATE}`);
}

/** Named after Jest's process and its worker; remove-test-folders.mjs deletes it at the end. */
export function testFolder(): string {
  return join(tmpdir(), `closewise-test-${process.ppid}-${process.pid}`);
}

function urlOf(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

async function administer(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
