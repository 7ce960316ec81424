import { parseEventStoreUrl } from '../src/platform/config/variables/event-store-address.js';
import { openEventStoreDb } from '../src/platform/event-store/eventstoredb/open-event-store-db.js';
import { startEventStoreDb, type EventStoreDbDouble } from './eventstoredb/event-store-db.js';
import { waitTimeoutMs } from './wait-for.js';
import { freshDatabase, type TestDatabase } from './postgres.js';
import { appendMany, aProcess, counted, hashOf, tally, until, type TestProcess } from './processing.js';

const name = 'test.tally@1';
const schema = 'rm_test_tally_v1';

/** Waits longer than production, because the double shares this process, which may stall. */
const openPatiently = ({ url }: EventStoreDbDouble) =>
  openEventStoreDb(parseEventStoreUrl(url), { silenceMs: waitTimeoutMs });

describe('Projections of a log in EventStoreDB', () => {
  let test: TestDatabase;
  let server: EventStoreDbDouble;
  let endings: (() => Promise<unknown>)[];

  beforeEach(async () => {
    [test, server] = await Promise.all([freshDatabase(), startEventStoreDb()]);
    endings = [];
  });

  afterEach(async () => {
    for (const end of endings.toReversed()) await end();
    await server.close();
    await test.close();
  });

  async function newProcess(): Promise<TestProcess> {
    const { store, close } = await openPatiently(server);
    const process = aProcess(test.database, store);
    Object.assign(process.consumers, { pollMs: 100, noteEveryMs: 100 });
    process.projections.register(tally(name));
    endings.push(close, () => process.consumers.stop());
    return process;
  }

  async function sum(): Promise<number> {
    const [row] = await test.database.query<{ sum: number }>(
      `select coalesce(sum(events), 0)::bigint as sum from ${schema}.tally`,
    );
    return row!.sum;
  }

  it('follow the log at once, so that a command can wait for its own event', async () => {
    const process = await newProcess();
    await process.start();
    for (const n of [1, 2, 3]) {
      const { position } = await process.store.append(`count-${n}`, 'no-stream', [counted(1)]);
      expect(await process.projections.waitFor(name, position, waitTimeoutMs)).toBe(true);
      expect(await sum()).toBe(n);
    }
    const other = await process.store.append('count-4', 'no-stream', [counted(1, 'SomethingElse')]);
    expect(await process.projections.waitFor(name, other.position, waitTimeoutMs)).toBe(true);
  });

  it("[PL-02] rebuild from a log with the server's own events in between, twice to the same bytes as the live one", async () => {
    const process = await newProcess();
    await process.start();
    for (let round = 0; round < 3; round += 1) await appendMany(process, 460);
    await until(async () => (await sum()) === 1380);
    const live = await hashOf(test.database, schema);
    const projection = process.projections.find(name)!;
    for (const _ of ['once', 'twice']) {
      expect(await process.rebuild.run(projection, () => undefined)).toBe(1380);
      expect(await hashOf(test.database, schema)).toBe(live);
    }
    expect((await process.status.findStatuses([name]))[0]).toMatchObject({
      state: 'running',
      eventsBehind: 0,
    });
  });

  it('continue without a restart after an outage, and count each event once', async () => {
    const process = await newProcess();
    await process.start();
    await appendMany(process, 50);
    await until(async () => (await sum()) === 50);
    await server.stop();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await server.start({ notReadyMs: 200 });
    const late = Array.from({ length: 50 }, (_, n) => counted(n));
    const append = (): Promise<unknown> => process.store.append('count-late', 'no-stream', late);
    await until(() =>
      append().then(
        () => true,
        () => false,
      ),
    );
    await until(async () => (await sum()) >= 100);
    expect(await sum()).toBe(100);
  });

  it('continue where another process stopped', async () => {
    const first = await newProcess();
    await first.start();
    await appendMany(first, 30);
    await until(async () => (await sum()) === 30);
    await first.consumers.stop();
    await appendMany(first, 30);
    await (await newProcess()).start();
    await until(async () => (await sum()) >= 60);
    expect(await sum()).toBe(60);
  });

  it('refuse to start when the event at a checkpoint has vanished from the log, as after a scavenge', async () => {
    const process = await newProcess();
    await process.start();
    const { position } = await process.store.append('count-1', 'no-stream', [counted(1)]);
    await until(() => process.projections.waitFor(name, position));
    await process.consumers.stop();
    const checkpoint = (await process.checkpoints.find(name))!.position!;
    await process.store.append('count-2', 'no-stream', [counted(1)]);
    server.log.scavenge(checkpoint.split('/').at(-1)!);
    const late = await newProcess();
    await expect(late.start()).rejects.toThrow(`The event at the checkpoint of ${name}`);
    await expect(late.store.readAll(checkpoint, 10)).rejects.toThrow('has gone from the event log');
  });

  it('stop with a reason when the event at their position vanishes while they run', async () => {
    const process = await newProcess();
    await process.start();
    const lost = counted(1);
    // A checkpoint at the end: a projection that is behind reads past the vanished event.
    const followed = Promise.withResolvers<void>();
    process.reader.watch(lost.type, async () => followed.resolve());
    await process.store.append('count-1', 'no-stream', [lost]);
    await followed.promise;
    expect(process.reader.fault).toBeNull();
    server.log.scavenge(lost.id);
    server.dropConnections();
    await until(() => process.reader.fault !== null);
    expect(process.reader.fault).toContain('has gone from the event log');
  });

  it("refuse to start on another server's log", async () => {
    const process = await newProcess();
    await process.start();
    await process.consumers.stop();
    const other = await startEventStoreDb();
    endings.push(() => other.close());
    const { store, close } = await openPatiently(other);
    endings.push(close);
    const moved = aProcess(test.database, store);
    moved.projections.register(tally(name));
    await expect(moved.start()).rejects.toThrow('belongs to another event log');
  });
});
