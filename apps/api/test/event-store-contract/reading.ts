import type { EventStore, Position, RecordedEvent } from '../../src/platform/event-store/event-store.js';
import { anEvent, aStream } from '../events.js';
import type { StoreUnderTest } from './store-under-test.js';

/** The guarantees of the log of all events. Positions are compared, never counted, because a store may leave gaps. */
export const reading = {
  async 'reads the log in one strictly increasing order that keeps the order of each stream'({
    store,
  }: StoreUnderTest) {
    const start = await store.head();
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        const stream = aStream();
        for (let i = 0; i < 10; i += 1) {
          await store.append(stream, i === 0 ? 'no-stream' : 2 * i - 1, [
            anEvent({ writer }),
            anEvent({ writer }),
          ]);
        }
      }),
    );
    const events = await readFrom(store, start, 50);
    expect(events).toHaveLength(160);
    for (const [i, event] of events.entries()) {
      const before = events[i - 1]?.position ?? start;
      expect(store.compare(before, event.position)).toBeLessThan(0);
    }
    for (const stream of new Set(events.map((event) => event.stream))) {
      const revisions = events.filter((event) => event.stream === stream).map(({ revision }) => revision);
      expect(revisions).toEqual(Array.from({ length: 20 }, (_, i) => i));
    }
  },

  async 'has its head at or after its newest event, and nothing to read after it'({ store }: StoreUnderTest) {
    const { position } = await store.append(aStream(), 'no-stream', [anEvent()]);
    const head = await store.head();
    expect(store.compare(null, head)).toBeLessThan(0);
    expect(store.compare(position, head)).toBeLessThanOrEqual(0);
    expect((await store.readAll(head, 10)).events).toEqual([]);
  },

  async 'tells the time by the clock that stamps its events'({ store }: StoreUnderTest) {
    const stream = aStream();
    await store.append(stream, 'no-stream', [anEvent()]);
    const [event] = await store.readStream(stream);
    const now = await store.clockTime();
    await store.append(stream, 0, [anEvent()]);
    const [, next] = await store.readStream(stream);
    expect(event!.recordedAt <= now!).toBe(true);
    expect(now! <= next!.recordedAt).toBe(true);
  },

  async 'reads the same events in pages of every size'({ store }: StoreUnderTest) {
    const start = await store.head();
    const streams = Array.from({ length: 10 }, aStream);
    const written: string[] = [];
    for (const stream of streams) {
      const events = [anEvent(), anEvent(), anEvent()];
      await store.append(stream, 'no-stream', events);
      written.push(...events.map(({ id }) => id));
    }
    for (const size of [1, 2, 7, 100]) {
      expect((await readFrom(store, start, size)).map(({ id }) => id)).toEqual(written);
    }
  },

  async 'reads on after a position, without the event at it'({ store }: StoreUnderTest) {
    const stream = aStream();
    const { position } = await store.append(stream, 'no-stream', [anEvent()]);
    const next = anEvent();
    await store.append(stream, 0, [next]);
    expect((await readFrom(store, position, 50)).map(({ id }) => id)).toEqual([next.id]);
  },

  async 'reads a part of a stream, from a revision on'({ store }: StoreUnderTest) {
    const stream = aStream();
    await store.append(stream, 'no-stream', [anEvent(), anEvent(), anEvent(), anEvent()]);
    const parts = [
      { from: 0, limit: 2 },
      { from: 1, limit: 2 },
      { from: 3, limit: 5 },
      { from: 4, limit: 5 },
    ];
    const read = await Promise.all(parts.map((part) => store.readStream(stream, part)));
    const revisions = read.map((events) => events.map(({ revision }) => revision));
    expect(revisions).toEqual([[0, 1], [1, 2], [3], []]);
    expect(await store.readStream(aStream(), { from: 0, limit: 2 })).toEqual([]);
  },

  async 'has one identity'({ store }: StoreUnderTest) {
    const id = await store.logId();
    expect(id).not.toBe('');
    expect(await store.logId()).toBe(id);
  },
};

/** A page may be empty without being the last, because other events were scanned. */
async function readFrom(
  store: EventStore,
  position: Position | null,
  limit: number,
): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (let after = position; ;) {
    const page = await store.readAll(after, limit);
    if (page.events.length > limit) throw new Error(`A page of at most ${limit} has ${page.events.length}`);
    if (store.compare(after, page.scannedThrough) === 0) return events;
    events.push(...page.events);
    after = page.scannedThrough;
  }
}
