import { setImmediate as nextTick, setTimeout as pause } from 'node:timers/promises';
import { START, type AllStreamSubscription } from '@eventstore/db-client';
import { EventStoreUnavailableError, type LogPage, type Position } from '../event-store.js';
import type { Connection } from './connection.js';
import {
  type StoredEvent,
  comparePositions,
  fromPosition,
  isOurs,
  positionOf,
  toRecordedEvent,
} from './stored-event.js';
import { findNewest } from './read-events.js';
import { FROM_LEADER, type StoreClient } from './store-client.js';
import { Wake } from '../wake.js';
import { READ_ALL } from './client-errors.js';

const BUFFERED_EVENTS = 500;
const UNSUBSCRIBE_MS = 500;

/**
 * Follows the log strictly after `after` with one subscription, until the signal aborts; throws when it drops. A slow
 * consumer slows down the server's stream instead of filling the memory.
 */
export async function* followLog(
  connection: Connection,
  after: Position | null,
  signal: AbortSignal,
): AsyncGenerator<LogPage> {
  const client = connection.current;
  const subscription = client.api.subscribeToAll(
    { ...FROM_LEADER, fromPosition: after === null ? START : fromPosition(after) },
    { highWaterMark: BUFFERED_EVENTS },
  );
  const watch = new SubscriptionWatch(subscription, { client, connection, signal });
  const idle = new IdleSubscription(connection, after);
  try {
    while (!signal.aborted) {
      const page = bufferedPage(subscription);
      if (page === null) {
        await watch.waitForData();
        await idle.check();
      } else {
        yield page;
        idle.received(page.scannedThrough);
      }
      // Lets events of the same packet arrive, which would otherwise be one page each.
      await nextTick();
    }
  } finally {
    watch.end();
    await unsubscribe(subscription);
  }
}

/**
 * A quiet subscription looks like one to a node that is frozen or disconnected. This queries the leader for its newest
 * event: without a response the client is given up; if the event does not arrive in time, the subscription is dropped.
 */
class IdleSubscription {
  #missed: Position | null = null;
  #idleSince = performance.now();

  constructor(
    private readonly connection: Connection,
    private seen: Position | null,
  ) {}

  received(position: Position | null): void {
    this.seen = position;
    this.#idleSince = performance.now();
  }

  /** Does nothing unless the subscription has been quiet for a while. */
  async check(): Promise<void> {
    if (performance.now() - this.#idleSince < IDLE_MS) return;
    if (this.#missed !== null && comparePositions(this.#missed, this.seen) > 0)
      throw new EventStoreUnavailableError('The subscription to the log fell silent');
    const newest = await findNewest(this.connection);
    this.#missed = newest === null ? null : positionOf(newest);
    this.#idleSince = performance.now();
  }
}

/** The events that have already arrived; null without any. */
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

/** Unsubscribes and destroys: destroying alone leaves the call open at the server. */
async function unsubscribe(subscription: AllStreamSubscription): Promise<void> {
  const unsubscribed = subscription.unsubscribe().catch(() => undefined);
  await Promise.race([unsubscribed, pause(UNSUBSCRIBE_MS, undefined, { ref: false })]);
  subscription.destroy();
}

/** How long a subscription may be quiet before its node is checked. */
const IDLE_MS = 3000;

type WatchContext = Readonly<{ client: StoreClient; connection: Connection; signal: AbortSignal }>;

/**
 * Detects every end of a subscription: one or several errors, a silent end, a missing confirmation, or its client's end.
 * The error listener stays, since an error without one would end the process.
 */
class SubscriptionWatch {
  readonly #wake = new Wake();
  readonly #onAbort = (): void => this.#wake.wakeUp();
  readonly #signal: AbortSignal;
  readonly #confirmation: NodeJS.Timeout;
  readonly #settle: (isReceived: boolean) => void;
  readonly #forget: () => void;
  #isConfirmed = false;
  #failure: Error | null = null;

  constructor(subscription: AllStreamSubscription, { client, connection, signal }: WatchContext) {
    this.#signal = signal;
    const dropped = (reason: string) => (): void => this.#fail(new EventStoreUnavailableError(reason));
    this.#confirmation = setTimeout(
      dropped('The event store did not confirm the subscription'),
      connection.deadlineMs,
    );
    this.#settle = client.expectResponse();
    this.#forget = client.onDropped((error) => this.#fail(error));
    subscription.on('error', (error) => this.#fail(connection.storeError(error, READ_ALL)));
    subscription.on('end', dropped('The event store ended the subscription'));
    subscription.on('close', dropped('The subscription was closed'));
    subscription.on('confirmation', () => this.#confirm());
    subscription.on('readable', () => {
      client.received();
      this.#wake.wakeUp();
    });
    signal.addEventListener('abort', this.#onAbort);
  }

  /** Waits for a while, or until there may be something to read. Throws when the subscription has ended. */
  async waitForData(): Promise<void> {
    if (this.#failure !== null) throw this.#failure;
    if (!this.#signal.aborted) await this.#wake.sleep(IDLE_MS);
  }

  /** Stops watching. */
  end(): void {
    this.#confirm();
    this.#forget();
    this.#signal.removeEventListener('abort', this.#onAbort);
  }

  #confirm(): void {
    if (this.#isConfirmed) return;
    this.#isConfirmed = true;
    clearTimeout(this.#confirmation);
    this.#settle(true);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#wake.wakeUp();
  }
}
