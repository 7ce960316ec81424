import { DomainError, type Decider, type DomainEvent, type EventData } from '@closewise/domain/events';
import { KnownEvents } from '../src/platform/event-catalogue/known-events.js';
import {
  EventStoreUnavailableError,
  InvalidAppendError,
  WrongRevisionError,
  type Appended,
  type EventToAppend,
  type ExpectedRevision,
} from '../src/platform/event-store/event-store.js';
import { StreamCommandExecutor } from '../src/platform/event-store/stream-command-executor.js';
import { EventCodec } from '../src/platform/personal-data/event-codec.js';
import type { SealedPersonalData } from '../src/platform/personal-data/sealed-personal-data.js';
import { anEvent } from './events.js';
import { testEvents } from './test-events.js';
import { MemoryEventStore } from './memory-event-store.js';

type Counted = DomainEvent<'Counted', Readonly<{ n: number }>>;
type Count = Readonly<{ times: number }>;

const secondVersion = { ...testEvents.Counted, upcasters: [(data: EventData) => data] };

/** Counts again when it decides again, so that a repeated decision is visible. */
const counter: Decider<Count, number, Counted> = {
  initialState: 0,
  decide({ times }, total) {
    if (times < 0) throw new DomainError('billing.amount-invalid', 'Nobody counts backwards');
    return Array.from({ length: times }, (_, index) => ({ type: 'Counted', data: { n: total + index + 1 } }));
  },
  evolve: (total) => total + 1,
};

/** Keeps what it was asked to append, and lets something else happen before an append. */
class WatchedStore extends MemoryEventStore {
  readonly asked: Readonly<{ expected: ExpectedRevision; ids: string[] }>[] = [];
  readonly meanwhile: (() => Promise<unknown>)[] = [];

  override async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToAppend[],
  ): Promise<Appended> {
    this.asked.push({ expected, ids: events.map(({ id }) => id) });
    await this.meanwhile.shift()?.();
    return super.append(stream, expected, events);
  }
}

describe('a decision', () => {
  const context = { actor: 'buyer', correlationId: 'request-1' };
  const now = new Date('2026-11-21T10:00:00.000Z');
  let store: WatchedStore;
  let executor: StreamCommandExecutor;
  beforeEach(() => {
    store = new WatchedStore();
    const codec = new EventCodec({} as SealedPersonalData, new KnownEvents({ Counted: secondVersion }));
    executor = new StreamCommandExecutor(store, codec, { now: () => now });
    executor.firstPauseMs = 20;
  });

  const count = (times: number) => executor.execute(counter, 'count-1', { times }, context);
  const stored = () => store.readStream('count-1');
  const numbers = async () => (await stored()).map(({ data }) => data['n']);
  /** Another process, whose appends are not recorded. */
  const another = async (expected: ExpectedRevision): Promise<unknown> =>
    MemoryEventStore.prototype.append.call(store, 'count-1', expected, [anEvent({ n: -1 }, 'Counted')]);

  /** The number of stream reads so far. */
  function watchReads(): () => number {
    let reads = 0;
    const read = store.readStream.bind(store);
    store.readStream = (stream) => {
      reads += 1;
      return read(stream);
    };
    return () => reads;
  }

  it('is recorded with its actor, correlation id and time', async () => {
    expect(await count(2)).toEqual({ state: 2, appended: { revision: 1, position: '1' } });
    await executor.execute(counter, 'count-1', { times: 1 }, { ...context, causationId: 'event-7' });
    const meta = { ...context, causationId: null, schemaVersion: 2, at: now.toISOString() };
    expect((await stored()).map((event) => event.meta)).toEqual([
      meta,
      meta,
      { ...meta, causationId: 'event-7' },
    ]);
    expect(await numbers()).toEqual([1, 2, 3]);
    expect(await executor.load(counter, 'count-1')).toBe(3);
  });

  it.each<[string, ('unwritten' | 'unanswered')[]]>([
    ['the store wrote it and its answer was lost', ['unanswered']],
    ['the answer was lost three times', ['unanswered', 'unanswered', 'unanswered']],
    ['the store was away, and then the answer was lost', ['unwritten', 'unanswered']],
  ])('is recorded once, with the ids of the first try, when %s', async (_, outages) => {
    await count(1);
    store.outages.push(...outages);
    expect(await count(2)).toEqual({ state: 3, appended: { revision: 2, position: '2' } });
    expect(await numbers()).toEqual([1, 2, 3]);
    const [, first, ...again] = store.asked;
    expect((await stored()).slice(1).map(({ id }) => id)).toEqual(first!.ids);
    expect(again).toEqual(outages.map(() => ({ expected: 0, ids: first!.ids })));
  });

  it('is recorded once when another one follows before the retry', async () => {
    store.outages.push('unanswered');
    store.meanwhile.push(
      async () => undefined,
      () => another(0),
    );
    expect(await count(1)).toEqual({ state: 1, appended: { revision: 0, position: '0' } });
    expect(await numbers()).toEqual([1, -1]);
  });

  it('is given up after four tries, with an error that says that the store is down', async () => {
    store.outages.push(...Array<'unwritten'>(10).fill('unwritten'));
    await expect(count(1)).rejects.toThrow(EventStoreUnavailableError);
    expect(store.asked).toHaveLength(4);
    expect(new Set(store.asked.map(({ ids }) => ids[0])).size).toBe(1);
  });

  it('is made again by a new command when another process was faster', async () => {
    store.meanwhile.push(() => another('no-stream'));
    const seen: number[] = [];
    const commandFor = async (total: number): Promise<Count> => {
      seen.push(total);
      return { times: 1 };
    };
    const decided = await executor.executeWith(counter, 'count-1', commandFor, context);
    expect(decided).toEqual({ state: 2, appended: { revision: 1, position: '1' } });
    expect(seen).toEqual([0, 1]);
    expect(await numbers()).toEqual([-1, 2]);
  });

  it('needs no read after another one of this process, even after other processes were faster', async () => {
    const reads = watchReads();
    await count(1);
    expect(await count(1)).toEqual({ state: 2, appended: { revision: 1, position: '1' } });
    expect(reads()).toBe(1);
    await another(1);
    expect(await count(1)).toEqual({ state: 4, appended: { revision: 3, position: '3' } });
    expect(reads()).toBe(2);
    expect(await count(1)).toEqual({ state: 5, appended: { revision: 4, position: '4' } });
    expect(reads()).toBe(2);
    expect(await numbers()).toEqual([1, 2, -1, 4, 5]);
  });

  it('is refused, or found to be done, based only on what is stored now', async () => {
    const untilTwo: Decider<'refuse' | 'skip', number, Counted> = {
      ...counter,
      decide(command, total) {
        if (total >= 2) return [{ type: 'Counted', data: { n: total + 1 } }];
        if (command === 'skip') return [];
        throw new DomainError('billing.amount-invalid', 'Not before two');
      },
    };
    await count(1);
    await expect(executor.execute(untilTwo, 'count-1', 'refuse', context)).rejects.toThrow('Not before two');
    expect(await executor.execute(untilTwo, 'count-1', 'skip', context)).toEqual({
      state: 1,
      appended: null,
    });
    await another(0);
    expect((await executor.execute(untilTwo, 'count-1', 'refuse', context)).state).toBe(3);
    expect((await executor.execute(untilTwo, 'count-1', 'skip', context)).state).toBe(4);
    expect(await numbers()).toEqual([1, -1, 3, 4]);
  });

  it('reads a stream that it starts only if another process has started it', async () => {
    const reads: string[] = [];
    const read = store.readStream.bind(store);
    store.readStream = (stream) => {
      reads.push(stream);
      return read(stream);
    };
    const begin = () => executor.begin(counter, 'count-1', { times: 1 }, context);
    expect(await begin()).toEqual({ state: 1, appended: { revision: 0, position: '0' } });
    expect(reads).toEqual([]);
    expect(await begin()).toEqual({ state: 2, appended: { revision: 1, position: '1' } });
    expect(reads).toEqual(['count-1']);
    expect(await numbers()).toEqual([1, 2]);
  });

  it('is given up when other processes are faster six times', async () => {
    for (let revision = -1; revision < 9; revision++)
      store.meanwhile.push(() => another(revision < 0 ? 'no-stream' : revision));
    await expect(count(1)).rejects.toThrow(WrongRevisionError);
    expect(store.asked).toHaveLength(6);
    expect(await numbers()).toEqual(Array(6).fill(-1));
  });

  it('does not call the store when it is empty or refused', async () => {
    expect(await count(0)).toEqual({ state: 0, appended: null });
    expect(await executor.executeWith(counter, 'count-1', async () => null, context)).toEqual({
      state: 0,
      appended: null,
    });
    await expect(count(-1)).rejects.toThrow('Nobody counts backwards');
    expect(store.asked).toEqual([]);
  });

  it('is not retried when no store could keep it', async () => {
    store.meanwhile.push(() => Promise.reject(new InvalidAppendError('too large')));
    await expect(count(1)).rejects.toThrow('too large');
    expect(store.asked).toHaveLength(1);
  });
});
