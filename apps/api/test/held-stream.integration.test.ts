import { DomainError, type Decider, type DomainEvent } from '@closewise/domain/events';
import { KnownEvents } from '../src/platform/event-catalogue/known-events.js';
import {
  EventStoreUnavailableError,
  type EventToAppend,
  type ExpectedRevision,
} from '../src/platform/event-store/event-store.js';
import { HeldStream } from '../src/platform/event-store/held-stream.js';
import { EventCodec } from '../src/platform/personal-data/event-codec.js';
import type { SealedPersonalData } from '../src/platform/personal-data/sealed-personal-data.js';
import { anEvent } from './events.js';
import { testEvents } from './test-events.js';
import { MemoryEventStore } from './memory-event-store.js';

type Counted = DomainEvent<'Counted', Readonly<{ n: number; text?: string }>>;

/** Counts up, one event for each number; `large` ones are long. */
const counter: Decider<Readonly<{ times: number; large?: boolean }>, number, Counted> = {
  initialState: 0,
  decide({ times, large }, total) {
    if (times < 0) throw new DomainError('billing.amount-invalid', 'Nobody counts backwards');
    const text = large ? { text: 'x'.repeat(300_000) } : {};
    return Array.from({ length: times }, (_, index) => ({
      type: 'Counted',
      data: { n: total + index + 1, ...text },
    }));
  },
  evolve: (total) => total + 1,
};

class WatchedStore extends MemoryEventStore {
  readonly asked: Readonly<{ expected: ExpectedRevision; events: number }>[] = [];
  reads = 0;

  override async append(stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]) {
    this.asked.push({ expected, events: events.length });
    return super.append(stream, expected, events);
  }

  override async readStream(...args: Parameters<MemoryEventStore['readStream']>) {
    const events = await super.readStream(...args);
    this.reads += events.length;
    return events;
  }
}

describe('a stream that is kept in memory', () => {
  const context = { actor: 'operator', correlationId: 'c-1' };
  let store: WatchedStore;
  beforeEach(() => {
    store = new WatchedStore();
  });
  const held = (onEvent?: (event: Counted) => void) => {
    const codec = new EventCodec<Counted>(
      {} as SealedPersonalData,
      new KnownEvents<Counted>({ Counted: testEvents.Counted as never }),
    );
    const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') };
    return new HeldStream(counter, 'count-1', { store, codec, clock, ...(onEvent && { onEvent }) });
  };
  const numbers = async () => (await store.readStream('count-1')).map(({ data }) => data['n']);

  it('is folded once and continues from there', async () => {
    await held().execute({ times: 3 }, context);
    store.reads = 0;
    const stream = held();
    expect(await stream.read()).toBe(3);
    expect(await stream.read()).toBe(3);
    await stream.execute({ times: 1 }, context);
    expect(await stream.read()).toBe(4);
    expect(store.reads).toBe(3);
  });

  it('records parallel decisions with one append, and refuses only the invalid ones', async () => {
    const stream = held();
    await stream.read();
    const [one, refused, two] = await Promise.allSettled([
      stream.execute({ times: 1 }, context),
      stream.execute({ times: -1 }, context),
      stream.execute({ times: 2 }, context),
    ]);
    expect(one).toMatchObject({ status: 'fulfilled', value: [{ data: { n: 1 } }] });
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'billing.amount-invalid' } });
    expect(two).toMatchObject({ status: 'fulfilled', value: [{ data: { n: 2 } }, { data: { n: 3 } }] });
    expect(store.asked).toEqual([{ expected: 'no-stream', events: 3 }]);
  });

  it('reads events that others have added, and decides again when they were faster', async () => {
    const [mine, other] = [held(), held()];
    await mine.read();
    await other.execute({ times: 2 }, context);
    expect(await mine.read()).toBe(2);
    const append = store.append.bind(store);
    store.append = async (...args) => {
      store.append = append;
      await MemoryEventStore.prototype.append.call(store, 'count-1', 1, [anEvent({ n: 3 }, 'Counted')]);
      return append(...args);
    };
    await mine.execute({ times: 1 }, context);
    expect(await numbers()).toEqual([1, 2, 3, 4]);
    expect(await mine.read()).toBe(4);
  });

  it('is written once when the answer is lost, and read again when nothing could be written', async () => {
    const stream = held();
    store.outages.push('unanswered');
    await stream.execute({ times: 2 }, context);
    expect(await numbers()).toEqual([1, 2]);
    store.outages.push('unwritten', 'unwritten', 'unwritten', 'unwritten');
    await expect(stream.execute({ times: 1 }, context)).rejects.toThrow(EventStoreUnavailableError);
    expect(await stream.read()).toBe(2);
  });

  it('uses several appends for a decision that is too large for one', async () => {
    const seen: number[] = [];
    const stream = held(({ data }) => void seen.push(data.n));
    await stream.execute({ times: 3, large: true }, context);
    expect(store.asked.map(({ events }) => events)).toEqual([1, 1, 1]);
    expect(seen).toEqual([1, 2, 3]);
  });
});
