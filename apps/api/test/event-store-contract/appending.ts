import { InvalidAppendError, WrongRevisionError } from '../../src/platform/event-store/event-store.js';
import { anEvent, aStream } from '../events.js';
import type { StoreUnderTest } from './store-under-test.js';

/** The guarantees of an append, and the resulting stream. */
export const appending = {
  async 'gives back the events of a stream as they were appended, in order'({ store }: StoreUnderTest) {
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
    const secondsAgo = (Date.now() - Date.parse(read[0]?.recordedAt ?? '')) / 1000;
    expect(Math.abs(secondsAgo)).toBeLessThan(60);
  },

  async 'reads a stream that does not exist as empty'({ store }: StoreUnderTest) {
    expect(await store.readStream(aStream())).toEqual([]);
  },

  async 'lets exactly one of 20 parallel writers append at a revision'({ store }: StoreUnderTest) {
    const stream = aStream();
    await store.append(stream, 'no-stream', [anEvent()]);
    const writers = Array.from({ length: 20 }, () => store.append(stream, 0, [anEvent()]));
    const outcomes = await Promise.allSettled(writers);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(WrongRevisionError);
    }
    expect(await store.readStream(stream)).toHaveLength(2);
  },

  async 'keeps the order of 200 appends that nobody waited for'({ store }: StoreUnderTest) {
    const stream = aStream();
    const events = Array.from({ length: 200 }, (_, i) => anEvent({ i }));
    const appends = events.map((event, i) => store.append(stream, i === 0 ? 'no-stream' : i - 1, [event]));
    expect((await Promise.all(appends)).map(({ revision }) => revision)).toEqual(events.map((_, i) => i));
    expect((await store.readStream(stream)).map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  },

  async 'says at which revision a stream is when another was expected'({ store }: StoreUnderTest) {
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
  },

  async 'answers a repeated append with its first result and writes nothing twice'({
    store,
  }: StoreUnderTest) {
    const stream = aStream();
    const events = [anEvent(), anEvent()];
    const first = await store.append(stream, 'no-stream', events);
    await store.append(stream, 1, [anEvent()]);
    expect(await store.append(stream, 'no-stream', events)).toEqual(first);
    expect(await store.readStream(stream)).toHaveLength(3);
  },

  async 'takes a repetition with other events, another order or another revision for a conflict'({
    store,
  }: StoreUnderTest) {
    const stream = aStream();
    const [a, b] = [anEvent(), anEvent()];
    await store.append(stream, 'no-stream', [a, b]);
    await store.append(stream, 1, [anEvent()]);
    for (const [expected, events] of [
      ['no-stream', [a, anEvent()]],
      ['no-stream', [anEvent(), b]],
      ['no-stream', [b, a]],
      [0, [a, b]],
    ] as const) {
      await expect(store.append(stream, expected, events)).rejects.toBeInstanceOf(WrongRevisionError);
    }
    expect(await store.readStream(stream)).toHaveLength(3);
  },

  async 'refuses appends that no store could keep, and writes nothing of them'({ store }: StoreUnderTest) {
    const stream = aStream();
    const twice = anEvent();
    const invalid = [
      [],
      [twice, twice],
      [anEvent({ rate: 0.5 })],
      [anEvent({ cents: Number.NaN })],
      [anEvent({ cents: 2 ** 53 })],
      [anEvent({ paidAt: undefined as never })],
      [anEvent({ cents: 2500n as never })],
      [anEvent({ name: 'null \0 byte' })],
      [anEvent({ name: '\ud800' })],
      [anEvent({ text: 'x'.repeat(1_048_576) })],
      [{ ...anEvent(), id: 'not-a-uuid' }],
    ];
    for (const events of invalid) {
      await expect(store.append(stream, 'no-stream', events)).rejects.toBeInstanceOf(InvalidAppendError);
    }
    expect(await store.readStream(stream)).toEqual([]);
  },

  async 'appends the valid ones of many at once, whatever their neighbours are'({ store }: StoreUnderTest) {
    const streams = Array.from({ length: 40 }, aStream);
    const outcomes = await Promise.allSettled(
      streams.map((stream, i) => store.append(stream, i % 4 === 0 ? 7 : 'no-stream', [anEvent({ i })])),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    const stored = await Promise.all(streams.map((stream) => store.readStream(stream)));
    expect(stored.map((events) => events.length)).toEqual(streams.map((_, i) => (i % 4 === 0 ? 0 : 1)));
  },
};
