import { createHash } from 'node:crypto';
import type { Position } from '../src/platform/event-store/event-store.js';
import { appendMany, aProcess, counted, hashOf, tally, until, type TestProcess } from './processing.js';
import type { Projection } from '../src/platform/projections/projection.js';
import { waitTimeoutMs } from './wait-for.js';
import { freshDatabase, type TestDatabase } from './postgres.js';

describe('Projections', () => {
  let test: TestDatabase;
  let running: TestProcess[] = [];

  beforeEach(async () => {
    test = await freshDatabase();
  });

  afterEach(async () => {
    await Promise.all(running.map(({ consumers }) => consumers.stop()));
    running = [];
    await test.close();
  });

  function newProcess(...projections: Projection[]): TestProcess {
    const process = aProcess(test.database);
    Object.assign(process.consumers, { pollMs: 100, noteEveryMs: 100 });
    projections.forEach((projection) => process.projections.register(projection));
    running.push(process);
    return process;
  }

  async function sum(schema = 'rm_test_tally_v1'): Promise<number> {
    const [row] = await test.database.query<{ sum: number }>(
      `select coalesce(sum(events), 0)::bigint as sum from ${schema}.tally`,
    );
    return row!.sum;
  }

  it('[PL-02] keep exact counts while three processes compete for one projection', async () => {
    const processes = [1, 2, 3].map(() => newProcess(tally('test.tally@1')));
    const before = process.env['LONG'] ? 5000 : 1000;
    await appendMany(processes[0]!, before);
    await Promise.all(processes.map((process) => process.start()));
    await appendMany(processes[1]!, 1000);
    await until(async () => (await sum()) >= before + 1000);
    await appendMany(processes[2]!, 500);
    await until(async () => (await sum()) >= before + 1500);
    expect(await sum()).toBe(before + 1500);
  });

  it('[PL-02] resume exactly where a worker was cut off in the middle of a batch', async () => {
    const slow = tally('test.tally@1');
    let times = 0;
    const die = 'select pg_terminate_backend(pg_backend_pid())';
    const projection = {
      ...slow,
      statements: [...slow.statements, die],
      project: async (...[events, sql]: Parameters<typeof slow.project>) => {
        await slow.project(events, sql);
        if (times++ === 1) await sql(die);
      },
    };
    const process = newProcess(projection);
    await appendMany(process, 6000);
    await process.start();
    await until(async () => (await sum()) >= 6000);
    expect(times).toBeGreaterThan(2);
    expect(await sum()).toBe(6000);
    expect((await process.status.findStatuses(['test.tally@1']))[0]).toMatchObject({
      state: 'running',
      eventsBehind: 0,
    });
  });

  it('[PL-02] repeat what a Postgres crash has rolled back, although the process remembers it', async () => {
    const process = newProcess(tally('test.tally@1'));
    await process.start();
    await appendMany(process, 50);
    await until(async () => (await sum()) === 50);
    const { rows, checkpoint } = await test.database.selectTogether<{ rows: object[]; checkpoint: object[] }>(
      {
        rows: { text: 'select * from rm_test_tally_v1.tally', values: [] },
        checkpoint: {
          text: `select position from durable.checkpoints where name = 'test.tally@1'`,
          values: [],
        },
      },
    );
    await appendMany(process, 30);
    await until(async () => (await sum()) === 80);
    await test.database.transaction(async (client) => {
      await client.query(`select from durable.checkpoints where name = 'test.tally@1' for update`);
      await client.query('delete from rm_test_tally_v1.tally');
      await client.query(
        'insert into rm_test_tally_v1.tally select * from json_populate_recordset(null::rm_test_tally_v1.tally, $1)',
        [JSON.stringify(rows)],
      );
      await client.query(
        `update durable.checkpoints set position = $1::json -> 0 ->> 'position' where name = 'test.tally@1'`,
        [JSON.stringify(checkpoint)],
      );
    });
    await appendMany(process, 5);
    await until(async () => (await sum()) >= 85);
    expect(await sum()).toBe(85);
  });

  it('[PL-02] have a hash of all their tables and rows, independent of the process', async () => {
    await test.database.query(`create schema odd;
      create table odd.b (k text, n integer, note text, primary key (k, n));
      create table odd.a (k text primary key, at timestamptz, is_open boolean);
      insert into odd.b values ('x', 10, null), ('x', 2, 'a, b'), ('X', 1, 'ñ');
      insert into odd.a values ('only', '2026-11-21T10:00:00.250Z', true)`);
    const written = 'a\n(only,"2026-11-21 10:00:00.25+00",t)\nb\n(X,1,ñ)\n(x,10,)\n(x,2,"a, b")\n';
    const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');
    expect(await hashOf(test.database, 'odd')).toBe(hashed(written));
    await test.database.query(`update odd.b set note = 'c' where n = 10`);
    expect(await hashOf(test.database, 'odd')).toBe(hashed(written.replace('(x,10,)', '(x,10,c)')));
  });

  it('[PL-02] are taken over when their process ends', async () => {
    const [first, second] = [newProcess(tally('test.tally@1')), newProcess(tally('test.tally@1'))];
    await first.start();
    await second.start();
    await appendMany(first, 100);
    await until(async () => (await sum()) === 100);
    await first.consumers.stop();
    await appendMany(second, 100);
    await until(async () => (await sum()) >= 200);
    expect(await sum()).toBe(200);
  });

  it('pass an unhandled event at once when a command waits for it', async () => {
    const process = newProcess(tally('test.tally@1', ['SomethingElse']), tally('test.other@1'));
    process.consumers.noteEveryMs = 3_600_000;
    await process.start();
    for (const n of [1, 2, 3]) {
      const { position } = await process.store.append(`count-${n}`, 'no-stream', [counted(1)]);
      // Another process has the projection: by now both have read this far, or will do so next.
      if (n > 1) await until(async () => (await sum('rm_test_other_v1')) === n);
      expect(await process.projections.waitFor('test.tally@1', position!, waitTimeoutMs)).toBe(true);
    }
  });

  it('let a command wait for its own event, even if the projection does not handle it', async () => {
    const process = newProcess(tally('test.tally@1'));
    await process.start();
    const { position } = await process.store.append('count-1', 'no-stream', [counted(1)]);
    expect(await process.projections.waitFor('test.tally@1', position, waitTimeoutMs)).toBe(true);
    expect(await sum()).toBe(1);
    const other = await process.store.append('count-2', 'no-stream', [counted(1, 'SomethingElse')]);
    expect(await process.projections.waitFor('test.tally@1', other.position, waitTimeoutMs)).toBe(true);
    expect(await process.projections.waitFor('test.tally@1', '999999', 50)).toBe(false);
  });

  it('stop at an event that they cannot handle, name it, keep earlier events and resume on request', async () => {
    let broken = true;
    const strict = tally('test.tally@1', ['Counted', 'Poison']);
    const projection = {
      ...strict,
      project: async (...[events, sql]: Parameters<typeof strict.project>) => {
        if (broken && events.some(({ type }) => type === 'Poison')) throw new Error('This cannot be');
        await strict.project(events, sql);
      },
    };
    const process = newProcess(projection, tally('test.other@1'));
    await appendMany(process, 30);
    const poison = counted(1, 'Poison');
    await process.store.append('count-poison', 'no-stream', [poison]);
    await appendMany(process, 30);
    await process.start();
    const stopped = { state: 'stopped', stoppedEventId: poison.id, eventsBehind: 31 };
    await until(async () => (await process.status.findStatuses(['test.tally@1']))[0]!.state === 'stopped');
    const [status] = await process.status.findStatuses(['test.tally@1']);
    expect(status).toMatchObject({ ...stopped, error: expect.stringContaining('This cannot be') });
    expect(await sum()).toBe(30);
    await until(async () => (await sum('rm_test_other_v1')) === 60);
    broken = false;
    await process.checkpoints.resume('test.tally@1');
    await until(async () => (await sum()) === 61);
  });

  it('stop at an event with a newer schema version than they know', async () => {
    const process = newProcess(tally('test.tally@1'));
    await process.store.append('count-1', 'no-stream', [counted(1), counted(2, 'Counted', 2), counted(3)]);
    await process.start();
    await until(async () => (await process.status.findStatuses(['test.tally@1']))[0]!.state === 'stopped');
    expect((await process.status.findStatuses(['test.tally@1']))[0]!.error).toContain('schema version 2');
    expect(await sum()).toBe(1);
  });

  it('refuse to start with a statement or copy that does not fit their tables, and name the column', async () => {
    const counting = tally('test.tally@1');
    const faults: [Partial<Projection>, string][] = [
      [{ statements: ['update tally set event = 1'] }, 'column "event" of relation "tally" does not exist'],
      [{ statements: ['select events from tallies'] }, 'relation "tallies" does not exist'],
      [{ copies: [{ table: 'tally', columns: [{ name: 'streams' }] }] }, 'column "streams" does not exist'],
    ];
    for (const [fault, reason] of faults) {
      const process = newProcess({ ...counting, ...fault });
      await expect(process.start()).rejects.toThrow(`test.tally@1 does not fit its tables: ${reason}`);
    }
    await newProcess(counting).start();
  });

  it('stop at an undeclared statement, which was not checked', async () => {
    const process = newProcess({ ...tally('test.tally@1'), statements: [] });
    await process.start();
    await appendMany(process, 1);
    await until(async () => (await process.status.findStatuses(['test.tally@1']))[0]!.state === 'stopped');
    const [status] = await process.status.findStatuses(['test.tally@1']);
    expect(status!.error).toContain('test.tally@1 runs a statement that it does not declare');
  });

  it('refuse to start with a checkpoint past the end of the log or of another log', async () => {
    const process = newProcess(tally('test.tally@1'));
    await process.start();
    await appendMany(process, 5);
    await until(async () => (await sum()) === 5);
    await process.consumers.stop();
    const late = newProcess(tally('test.tally@1'));
    await test.database.query(`update durable.checkpoints set position = '4000'`);
    await expect(late.start()).rejects.toThrow('past the end of the event log');
    await test.database.query(`update durable.checkpoints set position = '1', log_id = 'another'`);
    await expect(late.start()).rejects.toThrow('belongs to another event log');
  });

  describe('with lost tables', () => {
    const names = ['test.tally@1', 'test.other@1'] as const;
    const aServer = (): TestProcess => newProcess(...names.map((name) => tally(name)));
    const sums = () => Promise.all([sum(), sum('rm_test_other_v1')]);
    const loseTables = (): Promise<unknown> =>
      test.database.query('drop schema rm_test_tally_v1 cascade; drop table rm_test_other_v1.tally');
    const lost = `lost: ${names.join(', ')}; they are rebuilt when a worker starts, or by projections rebuild`;

    it('are rebuilt by workers at their start, and reported as lost to readers until they are complete', async () => {
      const before = aServer();
      await before.start();
      await appendMany(before, 30);
      await until(async () => String(await sums()) === '30,30');
      await before.consumers.stop();
      await loseTables();

      const workers = [aServer(), aServer()];
      for (const worker of workers) await worker.start();
      expect(await workers[0]!.readModels.findFault()).toBe(lost);
      await expect(sum()).rejects.toThrow('does not exist');
      for (const { readModels } of workers) readModels.startRebuilding();
      await until(async () => (await workers[1]!.readModels.findFault()) === null);
      expect(await sums()).toEqual([30, 30]);
      await appendMany(before, 10);
      await until(async () => String(await sums()) === '40,40');
      for (const { readModels } of workers) await readModels.stop();
    });

    it('stay lost when the worker is stopped during the rebuild, without delaying the stop', async () => {
      const worker = aServer();
      await worker.start();
      await appendMany(worker, 30);
      await loseTables();
      worker.readModels.startRebuilding();
      await worker.readModels.stop();
      expect(await worker.readModels.findFault()).toBe(lost);
    });

    it('wait while the process runs, without blaming an event, and resume when the command has rebuilt them', async () => {
      const [counting, other] = names.map((name): Projection => tally(name));
      let tries = 0;
      const project: Projection['project'] = (events, sql) => (tries++, counting!.project(events, sql));
      const process = newProcess({ ...counting!, project }, other!);
      await process.start();
      await appendMany(process, 30);
      await until(async () => String(await sums()) === '30,30');
      await loseTables();
      tries = 0;
      await appendMany(process, 10);
      // The batch and its first event alone; more attempts would mean that an event is blamed.
      await until(() => tries > 2);
      expect(await process.readModels.findFault()).toBe(lost);
      for (const projection of process.projections.all())
        await process.rebuild.run(projection, () => undefined);
      await appendMany(process, 10);
      await until(async () => String(await sums()) === '50,50');
      expect(await process.readModels.findFault()).toBeNull();
      const states = (await process.status.findStatuses(names)).map(({ state }) => state);
      expect(states).toEqual(['running', 'running']);
    });
  });

  it('[PL-02] are rebuilt while events arrive, twice to the same bytes, and reads never fail', async () => {
    const process = newProcess(tally('test.tally@1'));
    await appendMany(process, 3000);
    await process.start();
    await until(async () => (await sum()) === 3000);
    const reads = { busy: true, count: 0 };
    const name = process.projections.schemaOf('test.tally@1');
    const reading = (async () => {
      const read = { name: 'read', text: `select count(*) from ${name}.tally` };
      for (; reads.busy; reads.count++) await test.database.pool.query(read);
    })();
    const selling = (async () => {
      for (let i = 0; i < 50; i++) await appendMany(process, 20);
    })();
    const seen: number[] = [];
    await process.rebuild.run(process.projections.find('test.tally@1')!, (read) => seen.push(read));
    await process.rebuild.run(process.projections.find('test.tally@1')!, () => undefined);
    await selling;
    await until(async () => (await sum()) === 4000);
    reads.busy = false;
    await reading;
    const grown = await hashOf(test.database, name);
    for (let i = 0; i < 2; i++) {
      await process.rebuild.run(process.projections.find('test.tally@1')!, () => undefined);
      expect(await hashOf(test.database, name)).toBe(grown);
    }
    expect(reads.count).toBeGreaterThan(50);
    expect(seen.at(-1)).toBeGreaterThanOrEqual(3000);
    const schemas = await test.database.query(`select nspname from pg_namespace where nspname like 'rm_%'`);
    expect(schemas).toEqual([{ nspname: name }]);
    const { position } = await process.store.append('count-last', 'no-stream', [counted(1)]);
    expect(await process.projections.waitFor('test.tally@1', position as Position, waitTimeoutMs)).toBe(true);
  });
});
