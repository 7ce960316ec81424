import { Logger } from '@nestjs/common';
import {
  EventStoreUnavailableError,
  LostPositionError,
  type EventStore,
  type LogPage,
  type Position,
  type RecordedEvent,
} from '../event-store/event-store.js';
import type { EventCodec } from '../personal-data/event-codec.js';
import { LogReader } from './log-reader.js';
import { Notifier } from './notifier.js';

const at = (place: number): Position => String(place) as Position;
const away = (): Error => new EventStoreUnavailableError('The store is away');

/**
 * A log whose positions are numbers and whose subscription gives one event per page. Each fault of `subscribing` ends the
 * next subscription before its next page, each of `opening` the opening of the next events.
 */
function aLog() {
  const ids: string[] = [];
  const subscribing: Error[] = [];
  const opening: Error[] = [];
  const subscribedAfter: number[] = [];
  const subscribed = new Notifier();
  const appended = new Notifier();
  const page = (after: number, limit: number): LogPage => {
    const events = ids
      .slice(after, after + limit)
      .map((id, i) => ({ id, type: 'Counted', position: at(after + i + 1) }) as RecordedEvent);
    return { events, scannedThrough: at(after + events.length) };
  };
  const store: Pick<EventStore, 'compare' | 'head' | 'readAll' | 'subscribeToAll'> = {
    compare: (left, right) => Number(left) - Number(right),
    head: async () => at(ids.length),
    readAll: async (after, limit) => page(Number(after), limit),
    async *subscribeToAll(after, signal) {
      subscribedAfter.push(Number(after));
      subscribed.notify();
      for (let place = Number(after); !signal.aborted;) {
        const fault = subscribing.shift();
        if (fault) throw fault;
        if (place === ids.length) await appended.wait(60_000, signal);
        else yield page(place++, 1);
      }
    },
  };
  let forget = (): void => undefined;
  const codec = {
    known: { has: () => true },
    onErasure: (erased: () => void) => (forget = erased),
    open: async (events: readonly RecordedEvent[]) => {
      await Promise.resolve();
      const fault = opening.shift();
      if (fault) throw fault;
      return { events: [...events], unreadable: new Map() };
    },
  };
  const append = (...more: string[]): void => {
    ids.push(...more);
    appended.notify();
  };
  const reader = new LogReader(store as EventStore, codec as unknown as EventCodec);
  return {
    reader,
    append,
    subscribing,
    opening,
    subscribedAfter,
    subscribed,
    appended,
    erase: () => forget(),
  };
}

/** What a subscriber at `place` receives up to `last`. */
async function readUntil(reader: LogReader, place: number, last: string): Promise<string[]> {
  const seen: string[] = [];
  const { signal } = new AbortController();
  for (let position = at(place); seen.at(-1) !== last;) {
    const page = await reader.next(position, 20, signal);
    seen.push(...(page?.events ?? []).map(({ id }) => id));
    position = page?.scannedThrough ?? position;
  }
  return seen;
}

describe('the reader of the log', () => {
  let log: ReturnType<typeof aLog>;

  beforeEach(async () => {
    Logger.overrideLogger(false);
    log = aLog();
    log.append('1', '2');
    await log.reader.start();
    log.append('3');
    await readUntil(log.reader, 2, '3');
  });

  afterEach(async () => {
    await log.reader.close();
    Logger.overrideLogger(['error', 'warn', 'log']);
  });

  it('gives what came while the subscription was broken, to who was up to date, once and in order', async () => {
    log.subscribing.push(away());
    log.append('4', '5');
    expect(await readUntil(log.reader, 3, '5')).toEqual(['4', '5']);
    expect(log.subscribedAfter).toEqual([2, 3]);
  });

  it('gives what came between two broken subscriptions, and when the second breaks behind a page', async () => {
    log.subscribing.push(away(), away());
    log.append('4');
    await log.subscribed.wait(60_000);
    log.append('5', '6');
    expect(await readUntil(log.reader, 3, '6')).toEqual(['4', '5', '6']);
  });

  it('gives a page that could not be opened at first, and what followed it', async () => {
    log.opening.push(away());
    log.append('4', '5');
    expect(await readUntil(log.reader, 3, '5')).toEqual(['4', '5']);
    expect(log.subscribedAfter).toEqual([2, 3]);
  });

  it('gives what came while all pages were let go for an erasure', async () => {
    const waiting = readUntil(log.reader, 3, '5');
    log.append('4');
    log.erase();
    log.append('5');
    expect(await waiting).toEqual(['4', '5']);
    log.erase();
    expect(await readUntil(log.reader, 0, '5')).toEqual(['1', '2', '3', '4', '5']);
  });

  it('gives a subscriber that waited what was let go before it looked', async () => {
    const { signal } = new AbortController();
    const waiting = log.reader.next(at(3), 60_000, signal);
    log.append('4');
    // Woken at the same moment as the subscriber, and before it.
    log.erase();
    const page = await waiting;
    const position = page === null ? 3 : Number(page.scannedThrough);
    const rest = position < 4 ? await readUntil(log.reader, position, '4') : [];
    expect([...(page?.events ?? []).map(({ id }) => id), ...rest]).toEqual(['4']);
  });

  it('reads from the log for who is behind, and from there joins the others', async () => {
    expect(await readUntil(log.reader, 0, '3')).toEqual(['1', '2', '3']);
    const waiting = readUntil(log.reader, 0, '4');
    log.append('4');
    expect(await waiting).toEqual(['1', '2', '3', '4']);
  });

  it('says why it cannot follow, keeps saying so through later outages, and no longer once it follows', async () => {
    expect(log.reader.fault).toBeNull();
    log.subscribing.push(new LostPositionError(at(3)), away());
    const again = log.subscribed.wait(60_000);
    log.append('4');
    await again;
    expect(log.reader.fault).toContain('has gone from the event log');
    await log.subscribed.wait(60_000);
    expect(log.reader.fault).toContain('has gone from the event log');
    expect(await readUntil(log.reader, 3, '4')).toEqual(['4']);
    expect(log.reader.fault).toBeNull();
  });

  it('tells who watches a type of each page with it, and once at the start', async () => {
    let seen = 0;
    const { reader, append, subscribing } = aLog();
    reader.watch('Counted', async () => void seen++);
    await reader.startWatching();
    expect(seen).toBe(1);
    subscribing.push(away());
    append('1', '2');
    for (const end = Date.now() + 60_000; seen < 3 && Date.now() < end;) await new Promise(setImmediate);
    expect(seen).toBe(3);
    await reader.close();
  });
});
