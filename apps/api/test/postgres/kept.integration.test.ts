import type { PoolClient } from 'pg';
import { schemaName } from '../../src/platform/projections/projection-names.js';
import { createIndex, createTables } from '../../src/platform/projections/projection-tables.js';
import type { Projection } from '../../src/platform/projections/projection.js';
import { recentPurchasesProjection } from '../../src/reporting/social-proof/recent-purchases.projection.js';
import { begunDatabase } from '../begun-database.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';

const APPEND = `select * from events.append_one('made-up-1', -1, gen_random_uuid(), 'MadeUp', '{}', '{}')`;
const LOG = 'select log_id from events.log_identity';
const SESSION = `select pg_backend_pid() as pid, current_setting('statement_timeout') as timeout,
  (select count(*) from pg_locks where locktype = 'advisory') as locks,
  (select count(*) from pg_listening_channels()) as channels,
  (select count(*) from pg_prepared_statements) as statements`;

describe('the database of a test file that has ended', () => {
  it('serves the next one, which finds nothing of what was done in it', async () => {
    const first = await freshDatabase();
    const [log] = await first.database.query(LOG);
    await first.database.query(APPEND);
    await first.database.query(`insert into durable.recurring_runs values ('made-up', now())`);
    await first.database.query('create schema rm_made_up; create table rm_made_up.rows (id text)');
    await first.close();

    const next = await freshDatabase();
    expect(next.url).toBe(first.url);
    expect(await next.database.query('select from events.events')).toEqual([]);
    expect(await next.database.query('select from durable.recurring_runs')).toEqual([]);
    const [made] = await next.database.query(`select to_regnamespace('rm_made_up') as schema`);
    expect(made).toEqual({ schema: null });
    expect(await next.database.query(LOG)).not.toEqual([log]);
    const [appended] = await next.database.query<{ last_position: number }>(APPEND);
    expect(appended?.last_position).toBe(1);
    await next.close();
  });

  it('serves the next one over the same connections, which have forgotten all', async () => {
    const first = await freshDatabase();
    const { pid } = await inOneSession(first, async (client) => {
      await client.query(`set statement_timeout = '7s'; select pg_advisory_lock(7); listen seven`);
      await client.query({ name: 'seven', text: 'select 7' });
    });
    await first.close();

    const next = await freshDatabase();
    const found = await Promise.all([1, 2, 3, 4].map(() => inOneSession(next, async () => {})));
    expect(found).toContainEqual({ pid, timeout: '0', locks: 0, channels: 0, statements: 0 });
    await next.close();
  });

  it('serves the next one though a read model was built again', async () => {
    const first = await begunDatabase();
    await anew(first, recentPurchasesProjection);
    await first.close();

    const next = await begunDatabase();
    expect(next.url).toBe(first.url);
    await next.close();
  });

  it('serves nobody when its tables are others', async () => {
    const first = await freshDatabase();
    await first.database.query('alter table durable.recurring_runs add column note text');
    await first.close();

    const next = await freshDatabase();
    expect(next.url).not.toBe(first.url);
    await next.close();
  });
});

/** As a rebuild makes a read model. */
function anew({ database }: TestDatabase, projection: Projection): Promise<void> {
  const schema = schemaName(projection.name);
  return database.transaction(async (client) => {
    await createTables(client, schema, projection);
    for (const index of projection.indexes ?? []) await createIndex(client, schema, index);
  });
}

type Found = Readonly<{ pid: number }>;

async function inOneSession(
  { database }: TestDatabase,
  work: (client: PoolClient) => Promise<void>,
): Promise<Found> {
  const client = await database.pool.connect();
  await work(client);
  const { rows } = await client.query<Found>(SESSION);
  client.release();
  return rows[0]!;
}
