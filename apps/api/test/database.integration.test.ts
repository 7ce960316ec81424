import { Entity, PrimaryColumn } from 'typeorm';
import { createDataSource } from '../src/platform/database/data-source.js';
import { freshDatabase, type TestDatabase } from './postgres.js';
import { until } from './processing.js';

@Entity({ schema: 'durable', name: 'stray' })
class StrayRow {
  @PrimaryColumn({ type: 'text' })
  name!: string;
}

describe('The database', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await freshDatabase();
  });

  afterAll(() => test.close());

  it('has exactly the durable tables that the entities declare', async () => {
    const difference = await test.dataSource.driver.createSchemaBuilder().log();
    expect(difference.upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('creates no table from an entity: tables come from migrations only', async () => {
    const source = createDataSource(test.url, [StrayRow]);
    await source.initialize();
    expect(source.options.synchronize).toBe(false);
    await source.destroy();
    expect(await test.database.query(`select to_regclass('durable.stray') as stray`)).toEqual([
      { stray: null },
    ]);
  });

  it('reads bigints as numbers and refuses those that a number cannot hold', async () => {
    expect(await test.database.query('select 9007199254740991::bigint as n')).toEqual([
      { n: 9007199254740991 },
    ]);
    await expect(test.database.query('select 9007199254740992::bigint as n')).rejects.toThrow('too large');
  });

  it('rolls a transaction back when its work fails', async () => {
    await test.database.query('create table notes (text text)');
    const failing = test.database.transaction(async (client) => {
      await client.query(`insert into notes values ('half done')`);
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    expect(await test.database.query('select * from notes')).toEqual([]);
  });

  it('reads several selects in one snapshot, each with its own values', async () => {
    await test.database.query('create table marks (name text, at timestamptz)');
    const add = (name: string) =>
      test.database.query(`insert into marks values ($1, '2026-11-21T10:00:00Z')`, [name]);
    await add('first');
    const held = await test.database.pool.connect();
    await held.query('select pg_advisory_lock(77)');
    const reading = test.database.selectTogether<{ waited: [object]; marks: [{ name: string; at: string }] }>(
      {
        waited: {
          text: 'select $1::text as word, pg_advisory_xact_lock($2) is null as done',
          values: ['w', 77],
        },
        marks: { text: 'select name, at from marks where name <> $1', values: ['other'] },
      },
    );
    await until(async () => {
      const waiting = `select from pg_locks where locktype = 'advisory' and objid = 77 and not granted`;
      return (await test.database.query(waiting)).length > 0;
    });
    await add('second');
    held.release(true);
    const { waited, marks } = await reading;
    expect(waited).toEqual([{ word: 'w', done: false }]);
    expect(marks.map(({ name, at }) => [name, new Date(at).toISOString()])).toEqual([
      ['first', '2026-11-21T10:00:00.000Z'],
    ]);
    expect(
      await test.database.selectTogether({ none: { text: 'select 1 as one where false', values: [] } }),
    ).toEqual({
      none: [],
    });
  });

  it('keeps working and listening after every connection was cut', async () => {
    let notified = 0;
    test.database.listen('news', () => (notified += 1));
    await until(() => notified > 0);
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const before = notified;
    await test.database.query(cut);
    await until(() => notified > before);
    await test.database.query(`select pg_notify('news', '')`);
    await until(() => notified > before + 1);
    expect(await test.database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('does not end the process when a connection is cut during a transaction', async () => {
    const cutOff = test.database.transaction(async (client) => {
      const isCut = new Promise<void>((resolve) => client.once('end', resolve));
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await test.database.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await isCut;
      await client.query('select 1');
    });
    await expect(cutOff).rejects.toThrow();
    expect(await test.database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
