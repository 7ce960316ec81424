import type { Position } from '../src/platform/event-store/event-store.js';
import { appendMany, aProcess, counted, hashOf, tally, until, type TestProcess } from './processing.js';
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

  function newProcess(...projections: ReturnType<typeof tally>[]): TestProcess {
    const process = aProcess(test.database);
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

  it('[PL-02] keeps exact counts while three processes compete for one projection', async () => {
    const processes = [1, 2, 3].map(() => newProcess(tally('test.tally@1')));
    await appendMany(processes[0]!, 5000);
    await Promise.all(processes.map((process) => process.start()));
    await appendMany(processes[1]!, 2000);
    await until(async () => (await sum()) >= 7000);
    await appendMany(processes[2]!, 500);
    await until(async () => (await sum()) >= 7500);
    expect(await sum()).toBe(7500);
  });

  it('[PL-02] goes on exactly where a worker was cut off in the middle of a batch', async () => {
    const slow = tally('test.tally@1');
    let times = 0;
    const projection = {
      ...slow,
      project: async (...[events, sql]: Parameters<typeof slow.project>) => {
        await slow.project(events, sql);
        if (times++ === 1) await sql('select pg_terminate_backend(pg_backend_pid())');
      },
    };
    const process = newProcess(projection);
    await appendMany(process, 6000);
    await process.start();
    await until(async () => (await sum()) >= 6000);
    expect(times).toBeGreaterThan(2);
    expect(await sum()).toBe(6000);
    expect((await process.status.of(['test.tally@1']))[0]).toMatchObject({
      state: 'running',
      eventsBehind: 0,
    });
  });

  it('[PL-02] is taken over when the process that worked on it ends', async () => {
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

  it('lets a command wait for its own event, also one that the projection does not handle', async () => {
    const process = newProcess(tally('test.tally@1'));
    await process.start();
    const { position } = await process.store.append('count-1', 'no-stream', [counted(1)]);
    expect(await process.projections.waitFor('test.tally@1', position, 15_000)).toBe(true);
    expect(await sum()).toBe(1);
    const other = await process.store.append('count-2', 'no-stream', [counted(1, 'SomethingElse')]);
    expect(await process.projections.waitFor('test.tally@1', other.position, 15_000)).toBe(true);
    expect(await process.projections.waitFor('test.tally@1', '999999', 50)).toBe(false);
  });

  it('stops at an event that it cannot handle, says which, keeps what came before and goes on when told', async () => {
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
    await until(async () => (await process.status.of(['test.tally@1']))[0]!.state === 'stopped');
    const [status] = await process.status.of(['test.tally@1']);
    expect(status).toMatchObject({ ...stopped, error: expect.stringContaining('This cannot be') });
    expect(await sum()).toBe(30);
    await until(async () => (await sum('rm_test_other_v1')) === 60);
    broken = false;
    await process.checkpoints.resume('test.tally@1');
    await until(async () => (await sum()) === 61);
  });

  it('stops at an event of a newer schema version than it knows', async () => {
    const process = newProcess(tally('test.tally@1'));
    await process.store.append('count-1', 'no-stream', [counted(1), counted(2, 'Counted', 2), counted(3)]);
    await process.start();
    await until(async () => (await process.status.of(['test.tally@1']))[0]!.state === 'stopped');
    expect((await process.status.of(['test.tally@1']))[0]!.error).toContain('schema version 2');
    expect(await sum()).toBe(1);
  });

  it('refuses to start on a checkpoint past the end of the log or of another log', async () => {
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

  it('[PL-02] rebuilds beside the live tables while events arrive, twice to the same bytes, and reads never fail', async () => {
    const process = newProcess(tally('test.tally@1'));
    await appendMany(process, 5000);
    await process.start();
    await until(async () => (await sum()) === 5000);
    const reads = { busy: true, count: 0 };
    const name = process.projections.schemaOf('test.tally@1');
    const reading = (async () => {
      const read = { name: 'read', text: `select count(*) from ${name}.tally` };
      for (; reads.busy; reads.count++) await test.database.pool.query(read);
    })();
    const selling = (async () => {
      for (let i = 0; i < 100; i++) await appendMany(process, 20);
    })();
    const seen: number[] = [];
    await process.rebuild.run(process.projections.find('test.tally@1')!, (read) => seen.push(read));
    await process.rebuild.run(process.projections.find('test.tally@1')!, () => undefined);
    await selling;
    await until(async () => (await sum()) === 7000);
    reads.busy = false;
    await reading;
    const grown = await hashOf(test.database, name);
    for (let i = 0; i < 2; i++) {
      await process.rebuild.run(process.projections.find('test.tally@1')!, () => undefined);
      expect(await hashOf(test.database, name)).toBe(grown);
    }
    expect(reads.count).toBeGreaterThan(50);
    expect(seen.at(-1)).toBeGreaterThanOrEqual(5000);
    const schemas = await test.database.query(`select nspname from pg_namespace where nspname like 'rm_%'`);
    expect(schemas).toEqual([{ nspname: name }]);
    const { position } = await process.store.append('count-last', 'no-stream', [counted(1)]);
    expect(await process.projections.waitFor('test.tally@1', position as Position, 15_000)).toBe(true);
  });
});
