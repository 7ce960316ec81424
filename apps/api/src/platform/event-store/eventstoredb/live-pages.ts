import { setImmediate as arrivals, setTimeout as pause } from 'node:timers/promises';
import { START, type AllStreamSubscription } from '@eventstore/db-client';
import type { LogPage, Position } from '../event-store.js';
import { OF_LEADER, type Connection } from './connection.js';
import { ALL } from './missing-right.js';
import { fromPosition } from './positions.js';
import { isOurs, positionOf, toRecordedEvent, type StoredEvent } from './stored-event.js';
import { SubscriptionWatch } from './subscription-watch.js';

const BUFFERED_EVENTS = 500;
const FAREWELL_MS = 500;

/**
 * One subscription strictly after `after`, until the signal aborts or it drops, which throws. It reads what its
 * consumer has room for, so that a slow one holds up the stream of the server and not the memory.
 */
export async function* livePages(
  { client, silenceMs, storeError }: Connection,
  after: Position | null,
  signal: AbortSignal,
): AsyncGenerator<LogPage> {
  const subscription = client.subscribeToAll(
    { ...OF_LEADER, fromPosition: after === null ? START : fromPosition(after) },
    { highWaterMark: BUFFERED_EVENTS },
  );
  const watch = new SubscriptionWatch(subscription, {
    signal,
    silenceMs,
    storeError: (error) => storeError(error, ALL),
  });
  try {
    while (!signal.aborted) {
      const page = bufferedPage(subscription);
      if (page === null) await watch.news();
      else yield page;
      // For what has come with the same packet: without it each event would be a page of its own.
      await arrivals();
    }
  } finally {
    watch.end();
    await leave(subscription);
  }
}

/** What has arrived, without waiting; null when nothing has. */
function bufferedPage(subscription: AllStreamSubscription): LogPage | null {
  const events: StoredEvent[] = [];
  while (events.length < BUFFERED_EVENTS) {
    const resolved = subscription.read() as { event?: StoredEvent } | null;
    if (resolved === null) break;
    if (resolved.event !== undefined) events.push(resolved.event);
  }
  const last = events.at(-1);
  if (last === undefined) return null;
  return { events: events.filter(isOurs).map(toRecordedEvent), scannedThrough: positionOf(last) };
}

/** Both are needed: destroying alone leaves the call open at the server. Nobody reads what arrives afterwards. */
async function leave(subscription: AllStreamSubscription): Promise<void> {
  const farewell = subscription.unsubscribe().catch(() => undefined);
  await Promise.race([farewell, pause(FAREWELL_MS, undefined, { ref: false })]);
  subscription.destroy();
}
