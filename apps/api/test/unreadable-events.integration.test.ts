import { randomUUID } from 'node:crypto';
import { usePlainMessages } from '@closewise/contracts/field-problems';
import { type Decider, defineEvents } from '@closewise/domain/events';
import { Logger } from '@nestjs/common';
import { parseEventStoreUrl } from '../src/platform/config/variables/event-store-address.js';
import type { EventStore, EventToAppend } from '../src/platform/event-store/event-store.js';
import { openEventStoreDb } from '../src/platform/event-store/eventstoredb/open-event-store-db.js';
import { PostgresEventStore } from '../src/platform/event-store/postgres-event-store.js';
import { testQueue } from './test-queue.js';
import type { Reactor } from '../src/platform/reactors/reactor.js';
import { startEventStoreDb } from './eventstoredb/event-store-db.js';
import { testEvents, type Tallied } from './test-events.js';
import { freshDatabase, type TestDatabase } from './postgres.js';
import { appendMany, aProcess, counted, tally, until, type TestProcess } from './processing.js';

const whenCounted: Reactor<Tallied> = {
  name: 'look-when-counted',
  on: ['Counted'],
  startFrom: 'beginning',
  queue: testQueue('looks'),
  react: () => null,
};
const names = ['test.tally@1', 'test.other@1', whenCounted.name] as const;

/** Events that this release cannot read, and the reason that operators see. */
const unreadable: readonly (readonly [what: string, event: EventToAppend, reason: string])[] = [
  ['an event that no module defines', counted(1, 'Unheard'), 'this release knows no event Unheard'],
  [
    'an event of a newer version',
    counted(1, 'Counted', 2),
    'Counted has schema version 2; this release knows versions up to 1',
  ],
  [
    'an event whose data does not decode',
    { ...counted(1), data: { n: 'one' } },
    'its data cannot be read: n: must be a number',
  ],
];

const stores = ['Postgres', 'EventStoreDB'];
const reasons = unreadable.map(([, , reason]) => reason);
const places = ['behind', 'at the end'];

/** Every two of a store, a reason and a place are tested together, and all three in the long form. */
function isPlayed(store: string, reason: string, place: string): boolean {
  const sum = stores.indexOf(store) + reasons.indexOf(reason) + places.indexOf(place);
  return process.env['LONG'] !== undefined || sum % 2 === 0;
}

// As in a running server.
beforeAll(usePlainMessages);

async function inPostgres({ database }: TestDatabase) {
  return { store: new PostgresEventStore(database), close: async () => undefined };
}

async function inEventStoreDb(): Promise<{ store: EventStore; close: () => Promise<void> }> {
  const server = await startEventStoreDb();
  const { store, close } = await openEventStoreDb(parseEventStoreUrl(server.url));
  return { store, close: () => close().then(() => server.close()) };
}

describe.each([
  ['Postgres', inPostgres],
  ['EventStoreDB', inEventStoreDb],
])('a log in %s with an unreadable event', (storeName, openStore) => {
  let test: TestDatabase;
  let open: Awaited<ReturnType<typeof openStore>>;
  let process: TestProcess;
  let running: TestProcess[];
  let errors: string[];

  beforeEach(async () => {
    test = await freshDatabase();
    open = await openStore(test);
    [running, errors] = [[], []];
    process = newProcess();
    const ignored = (): void => undefined;
    Logger.overrideLogger({ log: ignored, warn: ignored, error: (line: string) => errors.push(line) });
  });
  afterEach(async () => {
    for (const { consumers } of running) await consumers.stop();
    await open.close();
    await test.close();
    Logger.overrideLogger(false);
  });

  function newProcess(more = {}): TestProcess {
    const made = aProcess(test.database, open.store, undefined, more);
    Object.assign(made.consumers, { pollMs: 100, noteEveryMs: 100 });
    made.projections.register(tally('test.tally@1'));
    made.projections.register(tally('test.other@1', ['SomethingElse']));
    made.reactors.register(whenCounted);
    running.push(made);
    return made;
  }

  const rows = (schema = 'rm_test_tally_v1') =>
    test.database
      .query<{ sum: number }>(`select coalesce(sum(events), 0)::bigint as sum from ${schema}.tally`)
      .then(([row]) => row!.sum);
  const states = async () => (await process.status.findStatuses(names)).map(({ state }) => state);
  const appendBad = (event: EventToAppend) =>
    open.store.append(`bad-${event.id}`, 'no-stream', [{ ...event, id: event.id }]);

  describe.each(unreadable)('%s', (_what, like, reason) => {
    const concerned = like.type === 'Unheard' ? [...names] : ['test.tally@1', whenCounted.name];
    let bad: EventToAppend;
    let line: string;
    beforeEach(() => {
      bad = { ...like, id: randomUUID() };
      line = `${bad.type} ${bad.id} of the stream bad-${bad.id}: ${reason}`;
    });
    const expected = names.map((name) => (concerned.includes(name) ? 'stopped' : 'running'));

    it.each(places.filter((place) => isPlayed(storeName, reason, place)))(
      'stops readers %s with one line, skips nothing, and stops no others',
      async (where) => {
        await appendMany(process, 30);
        if (where === 'at the end') {
          await process.start();
          await until(async () => (await rows()) === 30);
        }
        await appendBad(bad);
        await appendMany(process, 20);
        if (where === 'behind') await process.start();
        const { position } = await open.store.append('else', 'no-stream', [counted(1, 'SomethingElse')]);
        await until(async () => String(await states()) === String(expected));
        const stopped = (await process.status.findStatuses(concerned)).map(({ error, stoppedEventId }) => [
          error,
          stoppedEventId,
        ]);
        expect(stopped).toEqual(concerned.map(() => [line, bad.id]));
        expect(errors.toSorted()).toEqual(concerned.map((name) => `${name} stopped: ${line}`).toSorted());
        expect(await rows()).toBe(30);
        if (!concerned.includes('test.other@1'))
          await until(() => process.projections.waitFor('test.other@1', position));
        expect(await rows('rm_test_other_v1')).toBe(concerned.includes('test.other@1') ? 0 : 1);
      },
    );

    if (!isPlayed(storeName, reason, 'behind')) return;
    it('cannot be rebuilt past it, and keeps the live tables unchanged', async () => {
      await appendMany(process, 30);
      await process.start();
      await until(async () => (await rows()) === 30);
      await appendBad(bad);
      const rebuilding = process.rebuild.run(process.projections.find('test.tally@1')!, () => undefined);
      await expect(rebuilding).rejects.toThrow(line);
      expect(await rows()).toBe(30);
    });
  });

  it('continues where it stopped once a release knows the event', async () => {
    await appendMany(process, 30);
    await appendBad({ ...counted(1, 'Unheard'), id: randomUUID() });
    await appendMany(process, 20);
    await process.start();
    await until(async () => !(await states()).includes('running'));
    await process.consumers.stop();
    const more = defineEvents({ Unheard: testEvents.Counted });
    await newProcess(more).start();
    await until(async () => (await rows()) === 50);
    expect(await states()).toEqual(['running', 'running', 'running']);
  });

  const decidedOn = unreadable.filter(([, , reason]) => isPlayed(storeName, reason, 'at the end'));
  it.each(decidedOn)('refuses commands on a stream with %s', async (_what, like, reason) => {
    const counter: Decider<object, number, Tallied> = {
      initialState: 0,
      decide: () => [{ type: 'Counted', data: {} }],
      evolve: (state) => state + 1,
    };
    const bad = { ...like, id: randomUUID() };
    await open.store.append('counted', 'no-stream', [{ ...counted(1), id: randomUUID() }, bad]);
    const line = `${bad.type} ${bad.id} of the stream counted: ${reason}`;
    const context = { actor: 'test', correlationId: 'c' };
    await expect(process.executor.load(counter, 'counted')).rejects.toThrow(line);
    await expect(process.executor.execute(counter, 'counted', {}, context)).rejects.toThrow(line);
    expect(await open.store.readStream('counted')).toHaveLength(2);
  });
});

describe('an event that could not be read again', () => {
  it.each<[string, unknown, string]>([
    ['of a type that no module defines', { type: 'Unheard', data: {} }, 'knows no event Unheard'],
    [
      'whose data is not as the catalogue says',
      { type: 'Counted', data: { n: 'one' } },
      'n: must be a number',
    ],
  ])('%s is not recorded', async (_, event, reason) => {
    const test = await freshDatabase();
    const { executor, store } = aProcess(test.database);
    const decider: Decider<object, null, Tallied> = {
      initialState: null,
      decide: () => [event as Tallied],
      evolve: () => null,
    };
    const decided = executor.execute(decider, 'wrong', {}, { actor: 'test', correlationId: 'c' });
    await expect(decided).rejects.toThrow(reason);
    expect(await store.readStream('wrong')).toEqual([]);
    await test.close();
  });
});

describe('a consumer of an unknown event', () => {
  it('is refused by name', async () => {
    const test = await freshDatabase();
    const { projections, reactors, reader } = aProcess(test.database);
    const misspelt = { ...tally('test.tally@1'), handles: ['Counted', 'Cuonted'] };
    expect(() => projections.register(misspelt)).toThrow('test.tally@1 handles Cuonted, which no event is');
    expect(() => reactors.register({ ...whenCounted, on: ['Cuonted'] })).toThrow(
      'look-when-counted handles Cuonted, which no event is',
    );
    expect(() => reader.watch('Cuonted', async () => undefined)).toThrow('knows no event Cuonted');
    await test.close();
  });
});
