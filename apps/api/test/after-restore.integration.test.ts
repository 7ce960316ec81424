import { testQueue } from './test-queue.js';
import { appendMany, aProcess, hashOf, tally, until, type TestProcess } from './processing.js';
import { freshDatabase, type TestDatabase } from './postgres.js';

describe('After a restore of older events', () => {
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

  function newProcess(): TestProcess {
    const process = aProcess(test.database);
    process.projections.register(tally('test.tally@1'));
    process.reactors.register({
      name: 'note-when-counted',
      on: ['Counted'],
      startFrom: 'beginning',
      queue: testQueue('notes'),
      react: () => null,
    });
    running.push(process);
    return process;
  }

  async function sum(): Promise<number> {
    const [row] = await test.database.query<{ sum: number }>(
      'select coalesce(sum(events), 0)::bigint as sum from rm_test_tally_v1.tally',
    );
    return row!.sum;
  }

  /** Each event has its own position in the log. */
  async function bothCaughtUp({ status }: TestProcess): Promise<void> {
    const names = ['test.tally@1', 'note-when-counted'];
    await until(async () =>
      (await status.findStatuses(names)).every(({ eventsBehind }) => eventsBehind === 0),
    );
  }

  /** As if the event backup were older than the backup of everything else. */
  async function loseEventsAfter(position: string): Promise<void> {
    await test.database.query('alter table events.events disable trigger user');
    await test.database.query('delete from events.events where position > $1', [position]);
    await test.database.query('alter table events.events enable trigger user');
  }

  it('a server refuses to start until the command has realigned everything', async () => {
    const before = newProcess();
    await before.start();
    await appendMany(before, 100);
    const kept = (await before.store.head())!;
    await appendMany(before, 50);
    await bothCaughtUp(before);
    await before.consumers.stop();
    await loseEventsAfter(kept);

    const restored = newProcess();
    await expect(restored.start()).rejects.toThrow('events are missing');
    const first = await restored.afterRestore.run(() => undefined);
    expect(first).toEqual({ clamped: ['note-when-counted'], rebuilt: { 'test.tally@1': 100 } });
    expect(await sum()).toBe(100);

    const hash = await hashOf(test.database, 'rm_test_tally_v1');
    const again = await restored.afterRestore.run(() => undefined);
    expect(again).toEqual({ clamped: [], rebuilt: { 'test.tally@1': 100 } });
    expect(await hashOf(test.database, 'rm_test_tally_v1')).toBe(hash);

    await restored.start();
    await appendMany(restored, 10);
    await until(async () => (await sum()) === 110);
  });

  it('a reactor whose event was replaced goes back to the event before it', async () => {
    const before = newProcess();
    await before.start();
    await appendMany(before, 100);
    await bothCaughtUp(before);
    await before.consumers.stop();
    const { events } = await before.store.readAll(null, 1000);
    await loseEventsAfter(events[79]!.position);
    await appendMany(before, 50);

    const restored = newProcess();
    await expect(restored.start()).rejects.toThrow('has gone from the event log');
    await restored.afterRestore.run(() => undefined);
    const { position } = (await restored.checkpoints.find('note-when-counted'))!;
    expect(position).toBe(events[79]!.position);
    await restored.start();
    await until(async () => (await sum()) === 130);
  });

  it('checkpoints of another log are refused and left unchanged', async () => {
    const process = newProcess();
    await process.start();
    await process.consumers.stop();
    await test.database.query("update durable.checkpoints set log_id = 'another'");
    await expect(process.afterRestore.run(() => undefined)).rejects.toThrow(
      'restore backups that belong together',
    );
  });
});
