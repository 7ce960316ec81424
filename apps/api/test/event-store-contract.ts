import { randomUUID } from 'node:crypto';
import {
  EventStore,
  InvalidAppendError,
  WrongRevisionError,
  type Position,
  type RecordedEvent,
} from '../src/platform/event-store/event-store.js';
import { anEvent, aStream, collect } from './events.js';

/** A store under test; `dropConnections` cuts what the adapter has open, as a restarted server would. */
export type StoreUnderTest = Readonly<{
  store: EventStore;
  dropConnections(): Promise<void>;
  close(): Promise<void>;
}>;

/** What every adapter guarantees. Positions are compared, never counted: a store may leave gaps. */
export function eventStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    let test: StoreUnderTest;
    let store: EventStore;

    beforeAll(async () => {
      test = await open();
      store = test.store;
    });

    afterAll(() => test.close());

    async function readFrom(position: Position | null): Promise<RecordedEvent[]> {
      const events: RecordedEvent[] = [];
      for (let after = position; ;) {
        const page = await store.readAll(after, 50);
        if (page.events.length === 0) return events;
        events.push(...page.events);
        after = page.scannedThrough;
      }
    }

    it('gives back the events of a stream as they were appended, in order', async () => {
      const stream = aStream();
      const events = [
        anEvent({ address: 'Calle "Ñ" 7\n😀', cents: 2500, lines: [{ a: null }, true] }),
        anEvent(),
      ];
      const appended = await store.append(stream, 'no-stream', events);
      expect(appended.revision).toBe(1);
      const read = await store.readStream(stream);
      expect(read.map(({ id, type, data, meta }) => ({ id, type, data, meta }))).toEqual(events);
      expect(read.map((event) => [event.stream, event.revision])).toEqual([
        [stream, 0],
        [stream, 1],
      ]);
      expect(read[1]?.position).toBe(appended.position);
    });

    it('reads a stream that does not exist as empty', async () => {
      expect(await store.readStream(aStream())).toEqual([]);
    });

    it('lets exactly one of 20 parallel writers append at a revision', async () => {
      const stream = aStream();
      await store.append(stream, 'no-stream', [anEvent()]);
      const writers = Array.from({ length: 20 }, () => store.append(stream, 0, [anEvent()]));
      const outcomes = await Promise.allSettled(writers);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(WrongRevisionError);
      }
      expect(await store.readStream(stream)).toHaveLength(2);
    });

    it('says at which revision a stream is when another was expected', async () => {
      const stream = aStream();
      await expect(store.append(stream, 3, [anEvent()])).rejects.toMatchObject({
        expected: 3,
        actual: 'no-stream',
      });
      await store.append(stream, 'no-stream', [anEvent(), anEvent()]);
      const again = store.append(stream, 'no-stream', [anEvent()]);
      await expect(again).rejects.toMatchObject({
        name: 'WrongRevisionError',
        expected: 'no-stream',
        actual: 1,
      });
    });

    it('answers a repeated append with its first result and writes nothing twice', async () => {
      const stream = aStream();
      const events = [anEvent(), anEvent()];
      const first = await store.append(stream, 'no-stream', events);
      await store.append(stream, 1, [anEvent()]);
      expect(await store.append(stream, 'no-stream', events)).toEqual(first);
      expect(await store.readStream(stream)).toHaveLength(3);
    });

    it('takes a repetition with other events, another order or another revision for a conflict', async () => {
      const stream = aStream();
      const [a, b] = [anEvent(), anEvent()];
      await store.append(stream, 'no-stream', [a, b]);
      await store.append(stream, 1, [anEvent()]);
      for (const [expected, events] of [
        ['no-stream', [a, anEvent()]],
        ['no-stream', [b, a]],
        [0, [a, b]],
      ] as const) {
        await expect(store.append(stream, expected, events)).rejects.toBeInstanceOf(WrongRevisionError);
      }
      expect(await store.readStream(stream)).toHaveLength(3);
    });

    it('refuses appends that no store could keep, and writes nothing of them', async () => {
      const stream = aStream();
      const twice = anEvent();
      const invalid = [
        [],
        [twice, twice],
        [anEvent({ rate: 0.5 })],
        [anEvent({ cents: Number.NaN })],
        [anEvent({ cents: 2 ** 53 })],
        [anEvent({ name: 'null \0 byte' })],
        [anEvent({ name: '\ud800' })],
        [anEvent({ text: 'x'.repeat(1_048_576) })],
        [{ ...anEvent(), id: 'not-a-uuid' }],
      ];
      for (const events of invalid) {
        await expect(store.append(stream, 'no-stream', events)).rejects.toBeInstanceOf(InvalidAppendError);
      }
      expect(await store.readStream(stream)).toEqual([]);
    });

    it('appends the valid ones of many at once, whatever their neighbours are', async () => {
      const streams = Array.from({ length: 40 }, aStream);
      const outcomes = await Promise.allSettled(
        streams.map((stream, i) => store.append(stream, i % 4 === 0 ? 7 : 'no-stream', [anEvent({ i })])),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
      const stored = await Promise.all(streams.map((stream) => store.readStream(stream)));
      expect(stored.map((events) => events.length)).toEqual(streams.map((_, i) => (i % 4 === 0 ? 0 : 1)));
    });

    it('reads the log in one strictly increasing order that keeps the order of each stream', async () => {
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
      const events = await readFrom(start);
      expect(events).toHaveLength(160);
      for (const [i, event] of events.entries()) {
        const before = events[i - 1]?.position ?? start;
        expect(store.compare(before, event.position)).toBeLessThan(0);
      }
      for (const stream of new Set(events.map((event) => event.stream))) {
        const revisions = events.filter((event) => event.stream === stream).map(({ revision }) => revision);
        expect(revisions).toEqual(Array.from({ length: 20 }, (_, i) => i));
      }
      expect(store.compare(await store.head(), events.at(-1)?.position ?? null)).toBe(0);
      expect(store.compare(null, await store.head())).toBeLessThan(0);
    });

    it('resumes after a position, without the event at it', async () => {
      const stream = aStream();
      const { position } = await store.append(stream, 'no-stream', [anEvent()]);
      const next = anEvent();
      await store.append(stream, 0, [next]);
      expect((await readFrom(position)).map(({ id }) => id)).toEqual([next.id]);
      const abort = new AbortController();
      const [first] = await collect(store.subscribeToAll(position, abort.signal), 1, abort);
      expect(first?.id).toBe(next.id);
    });

    it('delivers to a live subscription what is appended later, promptly', async () => {
      const abort = new AbortController();
      const marker = randomUUID();
      const live = collect(store.subscribeToAll(await store.head(), abort.signal), 3, abort, ({ data }) => {
        return data['marker'] === marker;
      });
      const stream = aStream();
      await new Promise((resolve) => setTimeout(resolve, 50));
      for (const i of [0, 1, 2])
        await store.append(stream, i === 0 ? 'no-stream' : i - 1, [anEvent({ marker, i })]);
      expect((await live).map(({ revision }) => revision)).toEqual([0, 1, 2]);
    });

    it('ends a subscription when its signal aborts', async () => {
      const abort = new AbortController();
      const ended = (async () => {
        for await (const _ of store.subscribeToAll(await store.head(), abort.signal));
        return 'ended';
      })();
      setTimeout(() => abort.abort(), 50);
      expect(await ended).toBe('ended');
    });

    it('neither loses nor doubles events when connections drop under 8 writers and a subscriber', async () => {
      const abort = new AbortController();
      const streams = Array.from({ length: 8 }, aStream);
      const ours = new Set(streams);
      const subscription = store.subscribeToAll(await store.head(), abort.signal);
      const live = collect(subscription, 8 * 60, abort, ({ stream }) => ours.has(stream));
      const appended: string[][] = [];
      let writing = true;
      const drops = (async () => {
        while (writing) {
          await new Promise((resolve) => setTimeout(resolve, 60));
          await test.dropConnections();
        }
      })();
      await Promise.all(
        streams.map(async (stream, writer) => {
          const ids: string[] = (appended[writer] = []);
          for (let i = 0; i < 60; i += 1) {
            const event = anEvent({ i });
            await appendUntilAnswered(store, stream, i === 0 ? 'no-stream' : i - 1, event);
            ids.push(event.id);
          }
        }),
      );
      writing = false;
      await drops;
      const stored = await Promise.all(streams.map((stream) => store.readStream(stream)));
      expect(stored.map((events) => events.map(({ id }) => id))).toEqual(appended);
      const seen = await live;
      for (const [writer, stream] of streams.entries()) {
        expect(seen.filter((event) => event.stream === stream).map(({ id }) => id)).toEqual(appended[writer]);
      }
    }, 60_000);

    it('has one identity', async () => {
      const id = await store.logId();
      expect(id).not.toBe('');
      expect(await store.logId()).toBe(id);
    });
  });
}

/** What a command does with an unknown outcome: the same append again. */
export async function appendUntilAnswered(
  store: EventStore,
  stream: string,
  expected: number | 'no-stream',
  event: ReturnType<typeof anEvent>,
): Promise<void> {
  for (;;) {
    try {
      await store.append(stream, expected, [event]);
      return;
    } catch (error) {
      if ((error as Error).name !== 'EventStoreUnavailableError') throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
