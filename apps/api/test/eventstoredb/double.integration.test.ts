import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ANY,
  BACKWARDS,
  END,
  EventStoreDBClient,
  NO_STREAM,
  START,
  jsonEvent,
  type AppendExpectedRevision,
  type AppendResult,
  type EventData,
  type Position,
} from '@eventstore/db-client';
import { retryAfterStalls } from '../retry-after-stalls.js';
import { withTime } from '../with-time.js';
import { startEventStoreDb, type EventStoreDbDouble } from './event-store-db.js';

const credentials = { username: 'admin', password: 'changeit' };

describe('The EventStoreDB double behaves as a real server was measured to', () => {
  let server: EventStoreDbDouble;
  let client: EventStoreDBClient;

  beforeEach(async () => {
    server = await startEventStoreDb();
    client = EventStoreDBClient.connectionString(server.url);
  });

  afterEach(() => server.close());

  function append(
    stream: string,
    expectedRevision: AppendExpectedRevision,
    events: EventData[],
    deadline = 60_000,
  ): Promise<AppendResult> {
    return client.appendToStream(stream, events, { expectedRevision, credentials, deadline });
  }

  async function ids(stream: string): Promise<string[]> {
    const found: string[] = [];
    for await (const { event } of client.readStream(stream)) if (event) found.push(event.id);
    return found;
  }

  async function all(fromPosition: Position | typeof START = START): Promise<string[]> {
    const found: string[] = [];
    for await (const { event } of client.readAll({ fromPosition })) if (event) found.push(event.id);
    return found;
  }

  it('serves parallel calls of one connection in any order', async () => {
    const streams = Array.from({ length: 200 }, (_, i) => `order-${i}`);
    await Promise.all(streams.map((stream) => append(stream, NO_STREAM, [anEvent()])));
    const written = server.log.all().map(({ stream }) => stream);
    const ours = written.filter((stream) => stream.startsWith('order-'));
    expect(ours.toSorted()).toEqual(streams.toSorted());
    expect(ours).not.toEqual(streams);
  });

  it('answers a repetition at the same revision with the first result, even after later events and a restart', async () => {
    const events = [anEvent(), anEvent()];
    const first = await append('a', NO_STREAM, events);
    expect(first).toMatchObject({ success: true, nextExpectedRevision: 1n });
    await append('a', 1n, [anEvent()]);
    expect(await append('a', NO_STREAM, events)).toEqual(first);
    await server.stop();
    await server.start();
    expect(await untilAnswered(() => append('a', NO_STREAM, events))).toEqual(first);
    expect(await ids('a')).toHaveLength(3);
  });

  it('writes a repetition with ANY once, and twice after a restart', async () => {
    const event = anEvent();
    await append('a', ANY, [event]);
    await append('a', ANY, [event]);
    expect(await ids('a')).toHaveLength(1);
    await server.stop();
    await server.start();
    await untilAnswered(() => append('a', ANY, [event]));
    expect(await ids('a')).toEqual([event.id, event.id]);
  });

  it('writes the same ids twice at the current end, in one call and in two streams', async () => {
    const event = anEvent();
    await append('a', NO_STREAM, [event]);
    await append('a', 0n, [event]);
    expect(await ids('a')).toHaveLength(2);
    await append('b', NO_STREAM, [event, event]);
    expect(await ids('b')).toHaveLength(2);
  });

  it('ignores other data in a repetition, and refuses other ids or another order', async () => {
    const [a, b] = [anEvent(), anEvent()];
    await append('a', NO_STREAM, [a, b]);
    await append('a', NO_STREAM, [{ ...a, data: { n: 2 } }, b]);
    for (const events of [
      [a, anEvent()],
      [anEvent(), b],
      [b, a],
    ]) {
      await expect(append('a', NO_STREAM, events)).rejects.toMatchObject({
        name: 'Error',
        message: '',
        type: 'wrong-expected-version',
        actualVersion: 1n,
      });
    }
    await expect(append('c', 4n, [a])).rejects.toMatchObject({ actualVersion: 'no_stream' });
    expect(await ids('a')).toEqual([a.id, b.id]);
  });

  it('reports success at revision 0 for an empty append, and stores nothing', async () => {
    expect(await append('a', NO_STREAM, [])).toMatchObject({ success: true, nextExpectedRevision: 0n });
    await expect(ids('a')).rejects.toMatchObject({ type: 'stream-not-found' });
  });

  it('refuses more than a mebibyte in one append without a message', async () => {
    const large = jsonEvent({ type: 'T', data: { text: 'x'.repeat(1_048_576) } });
    const refused = append('a', NO_STREAM, [large]);
    await expect(refused).rejects.toMatchObject({ type: 'maximum-append-size-exceeded' });
  });

  // The application refuses these before the call.
  withTime(() =>
    it('refuses more than 17 mebibytes in one append before reading them', async () => {
      const huge = jsonEvent({ type: 'T', data: { text: 'x'.repeat(20_000_000) } });
      await expect(append('a', NO_STREAM, [huge])).rejects.toMatchObject({ code: 8 });
    }),
  );

  it('reads the log forwards including the event at the position, backwards excluding it, with system events', async () => {
    const [a, b] = [anEvent(), anEvent()];
    const { position } = await append('a', NO_STREAM, [a]);
    await append('a', 0n, [b]);
    expect(await all(position)).toEqual([a.id, b.id]);
    const before: string[] = [];
    for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: position ?? END })) {
      before.push(event?.type ?? '');
    }
    expect(before).toEqual(['$statsCollected']);
    expect(await all()).toHaveLength(3);
  });

  it('refuses to read at a position without an event, and waits at one past the end', async () => {
    const { position } = await append('a', NO_STREAM, [anEvent()]);
    const commit = position?.commit ?? 0n;
    await expect(all({ commit: commit - 1n, prepare: commit - 1n })).rejects.toMatchObject({
      type: 'unknown',
    });
    expect(await all({ commit: commit + 1n, prepare: commit + 1n })).toEqual([]);
  });

  it('subscribes after the position: history first, then new events', async () => {
    const { position } = await append('a', NO_STREAM, [anEvent()]);
    const [b, c] = [anEvent(), anEvent()];
    await append('a', 0n, [b]);
    const subscription = subscribe(client, position ?? START);
    await once(subscription.stream, 'caughtUp');
    await append('a', 1n, [c]);
    await subscription.has(2);
    expect(subscription.ids).toEqual([b.id, c.id]);
    await subscription.stream.unsubscribe();
  });

  it('skips a surviving event when a subscription resumes from a vanished position', async () => {
    const [a, b, c, d] = [anEvent(), anEvent(), anEvent(), anEvent()];
    await append('a', NO_STREAM, [a]);
    const { position } = await append('b', NO_STREAM, [b]);
    await append('a', 0n, [c, d]);
    server.log.scavenge(b.id);
    const subscription = subscribe(client, position ?? START);
    await once(subscription.stream, 'caughtUp');
    await subscription.has(1);
    expect(subscription.ids).toEqual([d.id]);
    await subscription.stream.unsubscribe();
  });

  // event-store.eventstoredb-faults.integration covers a dropped consumer in the application.
  withTime(() => {
    it('drops a live consumer that is slower than the log', async () => {
      const stream = client.subscribeToAll({ fromPosition: END });
      await once(stream, 'confirmation');
      const dropped = once(stream, 'error');
      stream.once('data', () => stream.pause());
      const text = 'x'.repeat(10_000);
      for (let i = 0; i < 16; i += 1) {
        const events = Array.from({ length: 50 }, () => jsonEvent({ type: 'T', data: { text } }));
        await untilAnswered(() => append('a', i === 0 ? NO_STREAM : BigInt(i * 50 - 1), events));
      }
      stream.resume();
      const refused = (async () => {
        throw (await dropped)[0];
      })();
      await expect(refused).rejects.toMatchObject({ code: 10 });
    });
  });

  it('ends a subscription with one error or silently, and never resumes it', async () => {
    for (const [cut, outcome] of [
      [() => server.dropSlowConsumers(), 'timeout'],
      [() => server.dropConnections(), 'unavailable'],
      [() => server.endSubscriptions(), 'end'],
    ] as const) {
      const stream = client.subscribeToAll();
      const ends: string[] = [];
      stream.on('error', (error: Error & { type?: string }) => ends.push(error.type ?? ''));
      stream.on('end', () => ends.push('end'));
      stream.on('data', () => undefined);
      await once(stream, 'caughtUp');
      cut();
      for (const giveUpAt = Date.now() + 60_000; ends.length === 0 && Date.now() < giveUpAt;) await sleep(10);
      expect(ends).toEqual([outcome]);
      await append(randomUUID(), NO_STREAM, [anEvent()]).catch(() => undefined);
      stream.destroy();
    }
    expect(server.calls.filter((call) => call === 'Subscribe')).toHaveLength(3);
  });

  it('loses the answer to a written append', async () => {
    const event = anEvent();
    server.loseNextAnswer();
    await expect(append('a', NO_STREAM, [event])).rejects.toMatchObject({ type: 'unavailable' });
    expect(await untilAnswered(() => ids('a'))).toEqual([event.id]);
  });

  it('hangs until the deadline, with or without having written', async () => {
    // An append that arrives after its deadline writes nothing.
    await retryAfterStalls(500, async (deadline) => {
      const another = await startEventStoreDb();
      const itsClient = EventStoreDBClient.connectionString(another.url);
      another.hangNextAppend({ written: true });
      another.hangNextAppend({ written: false });
      const hanging = ['a', 'b'].map((stream) =>
        itsClient.appendToStream(stream, [anEvent()], { expectedRevision: NO_STREAM, credentials, deadline }),
      );
      const ends = await Promise.allSettled(hanging);
      await another.close();
      expect(ends).toMatchObject(['a', 'b'].map(() => ({ reason: { type: 'deadline-exceeded' } })));
      const written = ['a', 'b'].map((stream) => another.log.streamEvents(stream)?.length ?? 0);
      expect(written.toSorted((a, b) => a - b)).toEqual([0, 1]);
    });
  });

  it('is not ready for a moment after its start', async () => {
    await server.stop();
    await expect(append('a', NO_STREAM, [anEvent()])).rejects.toMatchObject({
      code: 14,
      type: 'unavailable',
    });
    await server.start({ notReadyMs: 300 });
    const types = new Set<string>();
    await untilAnswered(
      () => append('a', NO_STREAM, [anEvent()]),
      (type) => types.add(type),
    );
    expect(types).toContain('unknown');
  });

  it("redirects a follower's client to the leader", async () => {
    const leader = await startEventStoreDb();
    server.referNextToLeader('Append', leader.port);
    await expect(append('a', NO_STREAM, [anEvent()])).rejects.toMatchObject({ type: 'not-leader' });
    await append('a', NO_STREAM, [anEvent()]);
    expect(leader.log.streamEvents('a')).toHaveLength(1);
    await leader.close();
  });

  it('receives batches from a client without credentials', async () => {
    await expect(client.appendToStream('a', [anEvent()])).rejects.toMatchObject({ code: 12 });
    expect(server.calls).toEqual(['GetSupportedMethods', 'BatchAppend']);
    await append('a', NO_STREAM, [anEvent()]);
    expect(server.calls).toEqual(['GetSupportedMethods', 'BatchAppend', 'Append']);
  });

  it('gives every event a higher position than the one before, with gaps, under 8 writers', async () => {
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let i = 0; i < 20; i += 1) {
          await append(`w-${writer}`, i === 0 ? NO_STREAM : BigInt(i - 1), [anEvent()]);
        }
      }),
    );
    const positions: bigint[] = [];
    for await (const { event } of client.readAll()) positions.push(event?.position?.commit ?? 0n);
    expect(positions.length).toBeGreaterThan(160);
    for (const [i, position] of positions.entries()) expect(position).toBeGreaterThan(positions[i - 1] ?? 0n);
  });
});

function anEvent(): ReturnType<typeof jsonEvent> {
  return jsonEvent({ type: 'SomethingHappened', data: { n: 1 } });
}

/** Subscribes without system events. */
function subscribe(client: EventStoreDBClient, fromPosition: Position | typeof START) {
  const stream = client.subscribeToAll({ fromPosition });
  const ids: string[] = [];
  stream.on('error', () => undefined);
  stream.on('data', ({ event }) => {
    if (event && !event.type.startsWith('$')) ids.push(event.id);
  });
  const has = async (count: number): Promise<void> => {
    for (const giveUpAt = Date.now() + 60_000; ids.length < count && Date.now() < giveUpAt;) await sleep(10);
  };
  return { stream, ids, has };
}

/** Retries while the server is unreachable, not ready or too slow. */
async function untilAnswered<Result>(
  attempt: () => Promise<Result>,
  failed: (type: string) => void = () => undefined,
): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const { type } = error as Error & { type?: string };
      if (!['unavailable', 'unknown', 'deadline-exceeded'].includes(type ?? '')) throw error;
      failed(type ?? '');
      await sleep(20);
    }
  }
}
