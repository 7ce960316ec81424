import { setTimeout as pause } from 'node:timers/promises';
import {
  EventStoreUnavailableError,
  InvalidAppendError,
  LostPositionError,
  type Appended,
  type EventStore,
} from '../src/platform/event-store/event-store.js';
import { appendUntilAnswered, untilAnswered } from './event-store-contract/until-answered.js';
import { retryAfterStalls } from './retry-after-stalls.js';
import { anEvent, aStream, collect } from './events.js';
import { parseEventStoreUrl } from '../src/platform/config/variables/event-store-address.js';
import { openEventStoreDb } from '../src/platform/event-store/eventstoredb/open-event-store-db.js';
import { startEventStoreDb, type EventStoreDbDouble } from './eventstoredb/event-store-db.js';
import { startFollowingProcess } from './eventstoredb/following-process.js';
import { openOnDouble } from './eventstoredb/open-on-double.js';
import { RecordingLog } from './eventstoredb/recording-log.js';

describe('The event store while its EventStoreDB fails', () => {
  let server: EventStoreDbDouble;
  let log: RecordingLog;
  let store: EventStore;
  let close: () => Promise<void>;

  beforeEach(async () => {
    log = new RecordingLog();
    ({ server, store, close } = await openOnDouble(log));
  });

  afterEach(() => close());

  it('delivers every acknowledged append of 8 writers live, exactly once and in order, across several kills', async () => {
    const streams = Array.from({ length: 8 }, aStream);
    const acknowledged = streams.map((): (Appended & { id: string })[] => []);
    const abort = new AbortController();
    let writing = true;
    const writers = streams.map(async (stream, writer) => {
      for (let i = 0; writing; i += 1) {
        const event = anEvent({ i });
        const appended = await appendUntilAnswered(store, stream, i === 0 ? 'no-stream' : i - 1, event);
        acknowledged[writer]?.push({ ...appended, id: event.id });
      }
    });
    const seen: string[] = [];
    const following = (async () => {
      for await (const { events } of store.subscribeToAll(null, abort.signal))
        seen.push(...events.map(({ id }) => id));
    })();
    // After every second kill the server is not ready at once.
    const kills = process.env['LONG'] ? 4 : 2;
    for (let kill = 0; kill < kills; kill += 1) {
      const before = acknowledged.flat().length;
      await until(() => acknowledged.flat().length > before + 100);
      await server.stop();
      await pause(100);
      await server.start({ notReadyMs: kill % 2 === 0 ? 0 : 150 });
    }
    writing = false;
    await Promise.all(writers);
    const all = acknowledged.flat();
    await until(() => seen.length >= all.length);
    abort.abort();
    await following;

    const stored = await Promise.all(streams.map((stream) => store.readStream(stream)));
    expect(
      stored.map((events) => events.map(({ id, revision, position }) => ({ revision, position, id }))),
    ).toEqual(acknowledged);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  it('settles an append whose answer was lost by repeating it, also after a restart and later events', async () => {
    for (const restarts of [false, true]) {
      const stream = aStream();
      const events = [anEvent(), anEvent()];
      server.loseNextAnswer();
      expect(await store.append(stream, 'no-stream', events)).toMatchObject({ revision: 1 });
      if (restarts) {
        await server.stop();
        await server.start();
      }
      await appendUntilAnswered(store, stream, 1, anEvent());
      const settled = await untilAnswered(() => store.append(stream, 'no-stream', events));
      const stored = await untilAnswered(() => store.readStream(stream));
      expect(stored).toHaveLength(3);
      expect(settled).toEqual({ revision: 1, position: stored[1]?.position });
    }
  });

  it('always appends at an exact revision, and never the same ids at another one', async () => {
    const stream = aStream();
    const streams = Array.from({ length: 2 }, aStream);
    for (const [i, at] of [...streams, stream].entries()) {
      for (let n = 0; n < 5; n += 1) {
        if (n % 2 === 0) server.loseNextAnswer();
        if (n === 3) server.refuseNextAsNotReady('Append');
        await appendUntilAnswered(store, at, n === 0 ? 'no-stream' : n - 1, anEvent({ i, n }));
      }
    }
    const asked = new Map<string, Set<unknown>>();
    for (const { ids, expected } of log.requests) {
      expect(expected).not.toBe('any');
      expect(expected).not.toBe('stream-exists');
      for (const id of ids) asked.set(id, (asked.get(id) ?? new Set()).add(expected));
    }
    expect(log.requests.length).toBeGreaterThan(15);
    for (const revisions of asked.values()) expect(revisions.size).toBe(1);
  });

  it('settles appends that hang, written or not, and continues after a hanging read', () =>
    onImpatientAdapter(async ({ server, store }) => {
      const [written, unwritten] = [aStream(), aStream()];
      const events = [anEvent(), anEvent()];
      server.hangNextAppend({ written: true });
      expect(await store.append(written, 'no-stream', events)).toMatchObject({ revision: 1 });
      server.hangNextAppend({ written: false });
      server.hangNext('Read');
      const [second, read] = await Promise.all([
        store.append(unwritten, 'no-stream', [anEvent()]),
        store.readAll(null, 10),
      ]);
      expect([second.revision, read.events.length]).toEqual([0, expect.any(Number)]);
      expect(await store.append(written, 'no-stream', events)).toMatchObject({ revision: 1 });
      expect(await store.readStream(written)).toHaveLength(2);
      expect(await store.readStream(unwritten)).toHaveLength(1);
    }));

  it('settles one hanging append while others are answered', () =>
    onImpatientAdapter(async ({ server, store }) => {
      server.hangNextAppend({ written: true });
      const hanging = store.append(aStream(), 'no-stream', [anEvent()]).then(() => 'settled');
      const others = async (): Promise<string> => {
        for (;;) {
          await store.append(aStream(), 'no-stream', [anEvent()]);
          if ((await Promise.race([hanging, pause(20)])) === 'settled') return 'settled';
        }
      };
      expect(await others()).toBe('settled');
    }));

  it('gives up on a frozen server, and continues when it thaws', () =>
    onImpatientAdapter(async ({ server, store }) => {
      const stream = aStream();
      await store.append(stream, 'no-stream', [anEvent()]);
      server.freeze();
      const read = store.readStream(stream).then(String, (error: Error) => error.name);
      await expect(store.append(stream, 0, [anEvent()])).rejects.toBeInstanceOf(EventStoreUnavailableError);
      expect(await read).toBe('EventStoreUnavailableError');
      server.thaw();
      await appendUntilAnswered(store, aStream(), 'no-stream', anEvent());
    }));

  it('says so when the server is down, and recovers by itself', async () => {
    await server.stop();
    await expect(store.append(aStream(), 'no-stream', [anEvent()])).rejects.toMatchObject({
      name: 'EventStoreUnavailableError',
      message: expect.stringContaining('event store'),
    });
    await expect(store.readStream(aStream())).rejects.toBeInstanceOf(EventStoreUnavailableError);
    await expect(store.head()).rejects.toBeInstanceOf(EventStoreUnavailableError);
    await server.start({ notReadyMs: 100 });
    await appendUntilAnswered(store, aStream(), 'no-stream', anEvent());
  });

  it("follows a follower's redirect to the leader", async () => {
    const leader = await startEventStoreDb();
    const stream = aStream();
    server.referNextToLeader('Append', leader.port);
    await appendUntilAnswered(store, stream, 'no-stream', anEvent());
    expect(leader.log.streamEvents(stream)).toHaveLength(1);
    expect(server.log.streamEvents(stream)).toBeNull();
    await leader.close();
  });

  it('survives a cluster without quorum: a running call ends while another looks for a node, and both say so', async () => {
    const unheard: unknown[] = [];
    const hear = (error: unknown): void => void unheard.push(error);
    process.on('unhandledRejection', hear);
    // A second address makes the client discover the leader; nothing listens there.
    const url = parseEventStoreUrl(`esdb://127.0.0.1:${server.port},127.0.0.1:1?tls=false`);
    const cluster = await openEventStoreDb(url);
    try {
      const refuseOlder = server.holdNextAppend();
      const asked = server.calls.length;
      const older = cluster.store.append(aStream(), 'no-stream', [anEvent()]).catch((error: Error) => error);
      await until(() => server.calls.length > asked);
      server.loseQuorum();
      const searched = server.gossip.reads;
      const inFlight = cluster.store.readStream(aStream()).catch((error: Error) => error);
      // The read is refused, and its second attempt searches for a second.
      await until(() => server.gossip.reads > searched);
      refuseOlder();
      expect(await older).toBeInstanceOf(EventStoreUnavailableError);
      expect(await inFlight).toBeInstanceOf(EventStoreUnavailableError);
      await pause(0);
      expect(unheard).toEqual([]);
      server.restoreQuorum();
      await appendUntilAnswered(cluster.store, aStream(), 'no-stream', anEvent());
    } finally {
      process.off('unhandledRejection', hear);
      server.restoreQuorum();
      await cluster.close();
    }
  });

  it('resumes a subscription that was dropped, ended silently, refused or never confirmed', () =>
    onImpatientAdapter(async ({ server, store }) => {
      const stream = aStream();
      const abort = new AbortController();
      const following = collect(store.subscribeToAll(await store.head(), abort.signal), 6, abort);
      const appended: string[] = [];
      const breaks = [
        () => server.dropSlowConsumers(),
        () => server.endSubscriptions(),
        () => server.dropConnections(),
        () => {
          server.refuseNextAsNotReady('Subscribe');
          server.endSubscriptions();
        },
        () => {
          server.hangNext('Subscribe');
          server.endSubscriptions();
        },
      ];
      const append = async (i: number): Promise<void> => {
        const event = anEvent({ i });
        await appendUntilAnswered(store, stream, i === 0 ? 'no-stream' : i - 1, event);
        appended.push(event.id);
      };
      for (const [i, breakIt] of breaks.entries()) {
        await append(i);
        await until(() => server.subscriptions.count === 1);
        breakIt();
      }
      await append(breaks.length);
      expect((await following).map(({ id }) => id)).toEqual(appended);
    }));

  it('catches up in pages, not event by event', async () => {
    for (let i = 0; i < 10; i += 1)
      await store.append(
        aStream(),
        'no-stream',
        Array.from({ length: 100 }, () => anEvent()),
      );
    let [events, pages] = [0, 0];
    for await (const page of store.subscribeToAll(null, new AbortController().signal)) {
      events += page.events.length;
      pages += 1;
      if (events >= 1000) break;
    }
    expect([events, pages < 250]).toEqual([1000, true]);
  });

  it('catches up after being dropped as a slow consumer', async () => {
    const abort = new AbortController();
    const subscription = store.subscribeToAll(await store.head(), abort.signal)[Symbol.asyncIterator]();
    const stream = aStream();
    const text = 'x'.repeat(900);
    const appended: string[] = [];
    const first = subscription.next();
    await until(() => server.subscriptions.count === 1);
    for (let i = 0; i < 15; i += 1) {
      const events = Array.from({ length: 100 }, () => anEvent({ text }));
      await store.append(stream, i === 0 ? 'no-stream' : i * 100 - 1, events);
      appended.push(...events.map(({ id }) => id));
    }
    expect(server.subscriptions.count).toBe(0);
    const seen: string[] = [];
    for (let page = await first; !page.done; page = await subscription.next()) {
      seen.push(...page.value.events.map(({ id }) => id));
      if (seen.length >= appended.length) break;
    }
    abort.abort();
    await subscription.return?.();
    expect(seen).toEqual(appended);
  });

  it('stops instead of skipping an event when the event at its position has vanished', async () => {
    const stream = aStream();
    const { position } = await store.append(stream, 'no-stream', [anEvent()]);
    const gone = (await store.readStream(stream))[0]?.id ?? '';
    await store.append(stream, 0, [anEvent(), anEvent()]);
    expect(await store.holds(position)).toBe(true);
    log.scavenge(gone);
    expect(await store.holds(position)).toBe(false);
    const abort = new AbortController();
    await expect(store.readAll(position, 10)).rejects.toBeInstanceOf(LostPositionError);
    const following = collect(store.subscribeToAll(position, abort.signal), 1, abort);
    await expect(following).rejects.toBeInstanceOf(LostPositionError);
  });

  it('leaves no open call at the server when its consumer ends', async () => {
    await store.append(aStream(), 'no-stream', [anEvent()]);
    const abort = new AbortController();
    await collect(store.subscribeToAll(null, abort.signal), 1, abort);
    await until(() => server.subscriptions.count === 0);
    expect(server.subscriptions.count).toBe(0);
  });

  it('uses only the classic append, reads and subscriptions', async () => {
    const stream = aStream();
    await store.append(stream, 'no-stream', [anEvent()]);
    await store.append(stream, 0, [anEvent(), anEvent()]);
    await store.readAll(null, 10);
    const abort = new AbortController();
    await collect(store.subscribeToAll(null, abort.signal), 3, abort);
    await store.logId();
    expect(new Set(server.calls)).toEqual(new Set(['Append', 'Read', 'Subscribe']));
  });

  it('refuses empty or oversized appends without calling the server', async () => {
    const before = server.calls.length;
    const text = 'x'.repeat(600_000);
    for (const events of [[], [anEvent({ text }), anEvent({ text })]]) {
      await expect(store.append(aStream(), 'no-stream', events)).rejects.toBeInstanceOf(InvalidAppendError);
    }
    expect(server.calls.length).toBe(before);
  });

  it('never ends its process, whatever the server does', async () => {
    const child = await startFollowingProcess(server.url);
    const faults: (() => void | Promise<void>)[] = [
      () => server.dropConnections(),
      () => server.dropSlowConsumers(),
      () => server.endSubscriptions(),
      () => server.loseNextAnswer(),
      () => server.refuseNextAsNotReady('Append'),
      () => server.refuseNextAsNotReady('Read'),
      () => server.hangNextAppend({ written: false }),
      () => server.freeze(),
      () => server.dropConnections(),
      () => server.thaw(),
      () => server.stop(),
      () => server.start({ notReadyMs: 100 }),
    ];
    for (const fault of faults) {
      await pause(80);
      await fault();
    }
    const { code, errors, appended, seen } = await child.end();
    expect({ code, errors }).toEqual({ code: 0, errors: expect.not.stringMatching(/unhandled|uncaught/i) });
    expect(appended.length).toBeGreaterThan(0);
    expect(seen).toEqual(appended);
  });
});

/** With its own double and an adapter that tolerates half a second of silence. */
const onImpatientAdapter = (
  story: (
    opened: Awaited<ReturnType<typeof openOnDouble>> & Readonly<{ log: RecordingLog }>,
  ) => Promise<void>,
): Promise<void> =>
  retryAfterStalls(500, async (silenceMs) => {
    const log = new RecordingLog();
    const opened = await openOnDouble(log, silenceMs);
    try {
      await story({ ...opened, log });
    } finally {
      await opened.close();
    }
  });

async function until(condition: () => boolean, patienceMs = 60_000): Promise<void> {
  for (const end = Date.now() + patienceMs; !condition();) {
    if (Date.now() > end) throw new Error('It did not happen in time');
    await pause(10);
  }
}
