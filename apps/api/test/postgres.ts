import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { durableTables } from '../src/durable-tables.js';
import { createDataSource, poolOf } from '../src/platform/database/data-source.js';
import { Database } from '../src/platform/database/database.js';
import { contentsOf, restore, type Contents } from './postgres/contents.js';
import { keepConnections } from './postgres/keep-connections.js';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres/embedded-postgres.js';
import { openDatabase, type OpenDatabase } from '../src/platform/database/open-database.js';

/** A migrated database of one test file; `url` is what DATABASE_URL would be. */
export type TestDatabase = OpenDatabase & Readonly<{ url: string }>;

/** A database that test files get copies of; `fill` makes it of the one that it begins as, once per Jest worker. */
export type Template = Readonly<{ name: string; of?: Template; fill(url: string): Promise<void> }>;

/** Those of a template that nobody uses now and that are as new, and what makes them so. */
type Copies = { unused: string[]; contents?: Contents };

/** Has the tables of the migrations, and nothing in them. */
export const migrated: Template = { name: 'migrated_template', fill: migrate };

/** A crash loses nothing that anybody wants, and nobody stays for long enough to be tidied up after. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

/** A copy is a log of its own. */
const NEW_LOG = `
  update events.log_identity set log_id = gen_random_uuid();
  update durable.checkpoints set log_id = (select log_id from events.log_identity)`;

/**
 * A copy of the migrated template, or one that is so again, for one test file:
 * `const { database, close } = await freshDatabase();` in beforeAll, `await close()` in afterAll.
 * The first call in a Jest worker starts that worker's Postgres, which stops when the worker ends.
 */
export function freshDatabase(): Promise<TestDatabase> {
  return copyOf(migrated);
}

/** As `freshDatabase`, of a template of its own, which `of` the migrated one begins as. */
export async function copyOf(template: Template): Promise<TestDatabase> {
  const server = await testServer();
  await make(server, template);
  const copies = copiesOf(template);
  const name = copies.unused.pop() ?? (await anotherCopy(server, template));
  const url = urlOf(server, name);
  const dataSource = await createDataSource(url, durableTables).initialize();
  const database = new Database(poolOf(dataSource), url, dataSource);
  const contents = (copies.contents ??= await contentsOf(database));
  await database.query(NEW_LOG);
  const close = async (): Promise<void> => {
    const isAsNew = await restore(database, contents);
    await database.close();
    await dataSource.destroy();
    if (isAsNew && (await isLeft(server, name))) copies.unused.push(name);
    else await server.client.query(`drop database ${name} with (force)`);
  };
  return { dataSource, database, url, close };
}

const copies = new Map<string, Copies>();

function copiesOf({ name }: Template): Copies {
  const those = copies.get(name) ?? { unused: [] };
  copies.set(name, those);
  return those;
}

/** Whether nobody is connected any more but who has left as new: an application that a test forgot might go on writing. */
async function isLeft({ client }: Server, name: string): Promise<boolean> {
  const others = `select from pg_stat_activity where datname = $1 and query <> 'discard all'`;
  // A pool says that it has ended while its connections still are about to.
  for (let looks = 0; looks < 100; looks += 1) {
    if ((await client.query(others, [name])).rowCount === 0) return true;
    await sleep(5);
  }
  return false;
}

async function anotherCopy({ client }: Server, template: Template): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await client.query(copy(name, template));
  return name;
}

type Server = Readonly<{ url: string; client: pg.Client }>;

let started: Promise<Server> | null = null;

/** Of this worker. */
function testServer(): Promise<Server> {
  return (started ??= start());
}

async function start(): Promise<Server> {
  keepConnections(/^test_/);
  const { url } = await startEmbeddedPostgres({ dataDir: testFolder(), role: 'attach', settings });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // A worker that has nothing else to do ends.
  (client as pg.Client & { unref(): void }).unref();
  return { url, client };
}

async function make(server: Server, template: Template): Promise<void> {
  const { client } = server;
  const { name, of, fill } = template;
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 1) return;
  if (of) await make(server, of);
  await client.query(of ? copy('unfinished', of) : 'create database unfinished');
  await fill(urlOf(server, 'unfinished'));
  await client.query(`alter database unfinished rename to ${name}`);
}

/** Copied as files: through the log of Postgres, as it does by itself, takes more than twice the processor time. */
function copy(name: string, template: Template): string {
  return `create database ${name} template ${template.name} strategy file_copy`;
}

async function migrate(url: string): Promise<void> {
  const open = await openDatabase({ url, entities: durableTables, dataDir: testFolder(), role: 'attach' });
  await open.close();
}

/** Named after Jest's process and its worker; remove-test-folders.mjs deletes it at the end. */
export function testFolder(): string {
  return join(tmpdir(), `closewise-test-${process.ppid}-${process.pid}`);
}

function urlOf({ url }: Server, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
