import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { durableTables } from '../src/durable-tables.js';
import { createDataSource, getPool } from '../src/platform/database/data-source.js';
import { Database } from '../src/platform/database/database.js';
import { openDatabase, type OpenDatabase } from '../src/platform/database/open-database.js';

/** A migrated database for one test file; `url` is its DATABASE_URL. */
export type TestDatabase = OpenDatabase & Readonly<{ url: string }>;

/** A database that test files copy; `fill` prepares a copy of `of`, once per run. */
export type Template = Readonly<{ name: string; of?: Template; fill(url: string): Promise<void> }>;

/** Has the tables of the migrations and no rows. */
export const migrated: Template = { name: 'migrated_template', fill: migrate };

/** Gives a copy its own log identity. */
const NEW_LOG = `
  update events.log_identity set log_id = gen_random_uuid();
  update durable.checkpoints set log_id = (select log_id from events.log_identity)`;

/** Serializes the creation of templates across workers. */
const TEMPLATE_LOCK = 1;

/**
 * A copy of the migrated template for one test file:
 * `const { database, close } = await freshDatabase();` in beforeAll, `await close()` in afterAll.
 */
export function freshDatabase(): Promise<TestDatabase> {
  return copyOf(migrated);
}

/** Like `freshDatabase`, with another template. */
export async function copyOf(template: Template): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(async (client) => {
    await ensureTemplate(client, template);
    await client.query(copyStatement(name, template));
  });
  const url = databaseUrl(name);
  const dataSource = await createDataSource(url, durableTables).initialize();
  const database = new Database(getPool(dataSource), url, dataSource);
  await database.query(NEW_LOG);
  const close = async (): Promise<void> => {
    await database.close();
    await dataSource.destroy();
    await administer((client) => client.query(`drop database ${name} with (force)`));
  };
  return { dataSource, database, url, close };
}

async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function ensureTemplate(client: pg.Client, template: Template): Promise<void> {
  const exists = async ({ name }: Template): Promise<boolean> =>
    (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;
  const make = async ({ name, of, fill }: Template): Promise<void> => {
    if (of && !(await exists(of))) await make(of);
    await client.query('drop database if exists unfinished with (force)');
    await client.query(of ? copyStatement('unfinished', of) : 'create database unfinished');
    await fill(databaseUrl('unfinished'));
    await client.query(`alter database unfinished rename to ${name}`);
  };
  if (await exists(template)) return;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  if (!(await exists(template))) await make(template);
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
}

/** Copies files: the default, copying through the WAL, takes more than twice the CPU time. */
function copyStatement(name: string, template: Template): string {
  return `create database ${name} template ${template.name} strategy file_copy`;
}

async function migrate(url: string): Promise<void> {
  const open = await openDatabase({ url, entities: durableTables, dataDir: testFolder(), role: 'attach' });
  await open.close();
}

/** The folder for this run's temporary files; start-postgres.ts creates and deletes it. */
export function testFolder(): string {
  return setUpValue('TEST_FOLDER');
}

function databaseUrl(name: string): string {
  return Object.assign(new URL(setUpValue('TEST_POSTGRES_URL')), { pathname: `/${name}` }).href;
}

/** Read at import, because startedDatabase empties process.env for a while. */
const setUp = { ...process.env };

function setUpValue(name: string): string {
  const value = setUp[name];
  if (value === undefined)
    throw new Error(`${name} is missing: name the file *.integration.test.ts or *.e2e.test.ts`);
  return value;
}
