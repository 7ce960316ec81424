import type { RecordedEvent } from '../../src/platform/event-store/event-store.js';
import { anEvent, aStream, collect } from '../events.js';
import { appendUntilAnswered, untilAnswered } from './until-answered.js';
import type { StoreUnderTest } from './store-under-test.js';

/**
 * The last connections drop before the last events; otherwise a subscription that loses an event could lose the end.
 */
const perWriter = process.env['LONG'] ? 61 : 26;

/** The guarantees of a subscription. */
export const following = {
  async 'resumes a subscription after a position, without the event at it'({
    store,
    patienceMs,
  }: StoreUnderTest) {
    const stream = aStream();
    const { position } = await store.append(stream, 'no-stream', [anEvent()]);
    const next = anEvent();
    await store.append(stream, 0, [next, anEvent()]);
    const abort = new AbortController();
    const [first] = await collect(
      store.subscribeToAll(position, abort.signal),
      1,
      abort,
      () => true,
      patienceMs,
    );
    expect(first?.id).toBe(next.id);
  },

  async 'delivers to a live subscription what is appended later, promptly'({
    store,
    patienceMs,
  }: StoreUnderTest) {
    const abort = new AbortController();
    const stream = aStream();
    const begun = Promise.withResolvers<void>();
    const subscription = store.subscribeToAll(await store.head(), abort.signal);
    const isOfStream = (event: RecordedEvent): boolean => {
      if (event.stream === stream) begun.resolve();
      return event.stream === stream;
    };
    const live = collect(subscription, 3, abort, isOfStream, patienceMs);
    const first = store.append(stream, 'no-stream', [anEvent()]);
    // Before its first event the subscription may not have started, and would read the others from the log.
    await Promise.all([first, Promise.race([begun.promise, live])]);
    for (const revision of [0, 1]) await store.append(stream, revision, [anEvent()]);
    expect((await live).map(({ revision }) => revision)).toEqual([0, 1, 2]);
  },

  async 'ends a subscription when its signal aborts'({ store }: StoreUnderTest) {
    const abort = new AbortController();
    const ended = (async () => {
      for await (const _ of store.subscribeToAll(await store.head(), abort.signal));
      return 'ended';
    })();
    setTimeout(() => abort.abort(), 50);
    expect(await ended).toBe('ended');
  },

  async 'gives a subscription that is up to date what is appended while its connection is cut'(
    test: StoreUnderTest,
  ) {
    const { store, patienceMs } = test;
    const abort = new AbortController();
    const stream = aStream();
    const seen: string[] = [];
    const arrivals = new Map<string, () => void>();
    const see = ({ stream: of, id }: RecordedEvent): boolean => {
      if (of !== stream) return false;
      seen.push(id);
      arrivals.get(id)?.();
      return true;
    };
    const events = Array.from({ length: 12 }, (_, i) => anEvent({ i }));
    const subscription = store.subscribeToAll(await store.head(), abort.signal);
    const live = collect(subscription, events.length, abort, see, patienceMs);
    live.catch(() => undefined); // reported below, once the last event is awaited
    for (const [i, event] of events.entries()) {
      const arrived = new Promise<void>((resolve) => arrivals.set(event.id, resolve));
      const cut = i % 2 === 1 ? test.dropConnections() : undefined;
      await Promise.all([cut, appendUntilAnswered(store, stream, i === 0 ? 'no-stream' : i - 1, event)]);
      await Promise.race([arrived, live]);
    }
    await live;
    expect(seen).toEqual(events.map(({ id }) => id));
  },

  async 'neither loses nor doubles events when connections drop under 8 writers and a subscriber'(
    test: StoreUnderTest,
  ) {
    const { store, patienceMs } = test;
    const abort = new AbortController();
    const streams = Array.from({ length: 8 }, aStream);
    const last = aStream();
    const seen = new Map([...streams, last].map((stream): [string, string[]] => [stream, []]));
    const isLast = ({ stream, id }: RecordedEvent): boolean => {
      seen.get(stream)?.push(id);
      return stream === last;
    };
    const subscription = store.subscribeToAll(await store.head(), abort.signal);
    const live = collect(subscription, 1, abort, isLast, patienceMs);
    live.catch(() => undefined); // reported below, once the writers are done
    const appended = streams.map((): string[] => []);
    const writers = streams.map(async (stream, writer) => {
      for (let i = 0; i < perWriter; i += 1) {
        const event = anEvent({ i });
        await appendUntilAnswered(store, stream, i === 0 ? 'no-stream' : i - 1, event);
        appended[writer]?.push(event.id);
        if (appended.flat().length % 40 === 0) await test.dropConnections();
      }
    });
    await Promise.all(writers);
    await appendUntilAnswered(store, last, 'no-stream', anEvent());
    const stored = await Promise.all(streams.map((stream) => untilAnswered(() => store.readStream(stream))));
    expect(stored.map((events) => events.map(({ id }) => id))).toEqual(appended);
    await live;
    expect(streams.map((stream) => seen.get(stream))).toEqual(appended);
  },
};
