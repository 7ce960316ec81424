import { parseEventStoreUrl } from '../src/platform/config/variables/event-store-address.js';
import type { EventStore, LogPage } from '../src/platform/event-store/event-store.js';
import { openEventStoreDb } from '../src/platform/event-store/eventstoredb/open-event-store-db.js';
import { StoreClient } from '../src/platform/event-store/eventstoredb/store-client.js';
import { retryAfterStalls } from './retry-after-stalls.js';
import { anEvent, aStream } from './events.js';
import { startEventStoreDb, type EventStoreDbDouble } from './eventstoredb/event-store-db.js';
import { RecordingLog } from './eventstoredb/recording-log.js';

const BACK_WITHIN_MS = 10_000;

/** Two nodes with one log, of which the first leads. */
class Cluster {
  private constructor(
    readonly log: RecordingLog,
    readonly first: EventStoreDbDouble,
    readonly second: EventStoreDbDouble,
  ) {}

  static async start(): Promise<Cluster> {
    const log = new RecordingLog();
    const [first, second] = await Promise.all([startEventStoreDb(log), startEventStoreDb(log)]);
    second.gossip.leaderPort = first.port;
    return new Cluster(log, first, second);
  }

  get address() {
    return parseEventStoreUrl(`esdb://127.0.0.1:${this.first.port},127.0.0.1:${this.second.port}?tls=false`);
  }

  /** The first node accepts connections and answers nothing; the second notices after two seconds and leads. */
  freezeLeader(): void {
    this.first.freeze();
    setTimeout(() => (this.second.gossip.leaderPort = this.second.port), 2000).unref();
  }

  async close(): Promise<void> {
    this.first.thaw();
    await Promise.all([this.first.close(), this.second.close()]);
  }
}

describe('When the leader of a cluster freezes', () => {
  let cluster: Cluster;

  beforeEach(async () => {
    cluster = await Cluster.start();
  });

  afterEach(() => cluster.close());

  const onCluster = async (story: (store: EventStore, silenceMs: number) => Promise<void>): Promise<void> =>
    retryAfterStalls(2500, async (silenceMs) => {
      const { store, close } = await openEventStoreDb(cluster.address, { silenceMs });
      try {
        await story(store, silenceMs);
      } finally {
        await close();
      }
    });

  const inTime = async <Result>(silenceMs: number, work: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now();
    const result = await work();
    expect(performance.now() - begun).toBeLessThan((BACK_WITHIN_MS * silenceMs) / 2500);
    return result;
  };

  it('an append goes to the new leader within 10 s, once, with its id', () =>
    onCluster(async (store, silenceMs) => {
      const stream = aStream();
      const [before, during] = [anEvent(), anEvent()];
      await store.append(stream, 'no-stream', [before]);
      cluster.freezeLeader();
      expect(await inTime(silenceMs, () => store.append(stream, 0, [during]))).toMatchObject({ revision: 1 });
      expect((await store.readStream(stream)).map(({ id }) => id)).toEqual([before.id, during.id]);
      expect(cluster.second.calls).toContain('Append');
    }));

  it('an append that the frozen leader has written is not written again', () =>
    onCluster(async (store, silenceMs) => {
      const stream = aStream();
      const event = anEvent();
      cluster.first.hangNextAppend({ written: true });
      const appending = inTime(silenceMs, () => store.append(stream, 'no-stream', [event]));
      while (cluster.log.streamEvents(stream) === null) await new Promise(setImmediate);
      cluster.freezeLeader();
      expect(await appending).toMatchObject({ revision: 0 });
      expect((await store.readStream(stream)).map(({ id }) => id)).toEqual([event.id]);
    }));

  it('reads are answered by the new leader within 10 s', () =>
    onCluster(async (store, silenceMs) => {
      const stream = aStream();
      await store.append(stream, 'no-stream', [anEvent()]);
      cluster.freezeLeader();
      const [events, page] = await inTime(silenceMs, () =>
        Promise.all([store.readStream(stream), store.readAll(null, 100)]),
      );
      expect([events.length, page.events.length]).toEqual([1, expect.any(Number)]);
    }));

  it('an idle subscription continues at the new leader', () =>
    onCluster(async (store, silenceMs) => {
      const abort = new AbortController();
      const pages = store.subscribeToAll(await store.head(), abort.signal)[Symbol.asyncIterator]();
      const next = nextEvent(pages);
      while (cluster.first.subscriptions.count === 0) await new Promise(setImmediate);
      cluster.freezeLeader();
      const event = anEvent();
      await inTime(silenceMs, async () => {
        // Written by another process, which has already found the new leader.
        const other = await openEventStoreDb(cluster.address, { silenceMs });
        await other.store.append(aStream(), 'no-stream', [event]);
        await other.close();
        expect(await next).toBe(event.id);
      });
      abort.abort();
      await pages.return?.();
    }));

  it('a start finds the new leader within 10 s', async () => {
    await openEventStoreDb(cluster.address).then(({ close }) => close());
    cluster.freezeLeader();
    await retryAfterStalls(2500, async (silenceMs) => {
      const { store, close } = await inTime(silenceMs, () =>
        openEventStoreDb(cluster.address, { silenceMs }),
      );
      expect(await store.head()).not.toBeNull();
      await close();
    });
  });
});

it('an append on a connection that was just closed fails without ending the process', async () => {
  const server = await startEventStoreDb();
  const unheard: unknown[] = [];
  const hear = (error: unknown): void => void unheard.push(error);
  process.on('unhandledRejection', hear);
  try {
    const client = new StoreClient(parseEventStoreUrl(server.url), {
      silenceMs: 60_000,
      onSilence: () => undefined,
    });
    await client.append([], 60_000).catch(() => undefined);
    await client.close();
    await expect(client.append([], 60_000)).rejects.toThrow('Channel has been shut down');
    await new Promise(setImmediate);
    expect(unheard).toEqual([]);
  } finally {
    process.off('unhandledRejection', hear);
    await server.close();
  }
});

async function nextEvent(pages: AsyncIterator<LogPage>): Promise<string | undefined> {
  for (;;) {
    const { value, done } = await pages.next();
    if (done) return undefined;
    const [event] = (value as LogPage).events;
    if (event !== undefined) return event.id;
  }
}
