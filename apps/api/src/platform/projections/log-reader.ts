import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import {
  EventStore,
  LostPositionError,
  type LogPage,
  type Position,
  type RecordedEvent,
} from '../event-store/event-store.js';
import { UnknownEventTypeError } from '../event-catalogue/unreadable-event.js';
import { EventCodec, type OpenedEvents } from '../personal-data/event-codec.js';
import { Notifier } from './notifier.js';
import { CatchUpPages } from './catch-up-pages.js';
import { LogTail, type OpenedPage } from './log-tail.js';
import { LogWatch } from './log-watch.js';

/**
 * Every page costs each of its consumers a transaction: one with so many events says that others are on their way, and the
 * next one gathers so long. Fewer never wait.
 */
const GATHERING = [
  { events: 32, ms: 200 },
  { events: 4, ms: 50 },
];

/**
 * The one reader of the process: it follows the end of the log once for all subscribers and opens each event once.
 * Subscribers pull; one that is behind reads its own pages and joins the others when it has caught up. When a person
 * is erased it lets go of all pages, which are read again by those who need them.
 */
@Injectable()
export class LogReader extends LogWatch {
  private readonly log = new Logger('Processing');
  private readonly tail: LogTail;
  private readonly behind: CatchUpPages;
  private following = false;
  private stop = new AbortController();
  private readonly arrived = new Notifier();
  private readonly watched = new Map<string, Set<() => Promise<void>>>();
  private lost: string | null = null;
  private erasures = 0;

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
  ) {
    super();
    this.tail = new LogTail(store);
    this.behind = new CatchUpPages(store, (events) => this.open(events));
  }

  /** Follows the log from its present end. */
  async start(): Promise<void> {
    this.codec.onErasure(() => this.forget());
    await this.followFromEnd(true);
  }

  /** Follows the log only to tell of the events that are watched: nothing is opened or kept. */
  async startWatching(): Promise<void> {
    await this.followFromEnd(false);
  }

  override watch(type: string, seen: () => Promise<void>): void {
    if (!this.codec.known.has(type)) throw new UnknownEventTypeError(type);
    this.watched.set(type, (this.watched.get(type) ?? new Set()).add(seen));
  }

  /** Why the log cannot be followed until an operator has looked at it; null while it can, or is only out of reach. */
  get fault(): string | null {
    return this.lost;
  }

  async close(): Promise<void> {
    this.stop.abort();
    this.arrived.notify();
  }

  /** The next page strictly after `after`; at the end of the log it waits up to `waitMs`, then answers null. */
  async next(after: Position | null, waitMs: number, signal: AbortSignal): Promise<OpenedPage | null> {
    if (!this.following || this.tail.beginsAfter(after)) {
      const page = await this.behind.after(after);
      if (page.scannedThrough !== null && this.store.compare(page.scannedThrough, after) > 0) return page;
    }
    const page = this.tail.since(after);
    if (page) return page;
    await this.arrived.wait(waitMs, signal);
    return this.tail.beginsAfter(after) ? null : this.tail.since(after);
  }

  private async followFromEnd(forSubscribers: boolean): Promise<void> {
    this.tail.moveTo(await this.store.head());
    this.following = forSubscribers;
    void this.follow();
    await Promise.all(this.watchersOf([...this.watched.keys()]).map((seen) => seen()));
  }

  private watchersOf(types: readonly string[]): (() => Promise<void>)[] {
    return [...new Set(types.flatMap((type) => [...(this.watched.get(type) ?? [])]))];
  }

  private async follow(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      try {
        for await (const page of this.store.subscribeToAll(this.tail.end, signal)) {
          await this.extend(page);
          const busy = GATHERING.find(({ events }) => page.events.length >= events);
          if (busy) await this.rest(busy.ms);
        }
      } catch (error) {
        const { message } = error as Error;
        if (this.lost === null) this.log.warn(`The log is followed again from where it was: ${message}`);
        if (error instanceof LostPositionError) this.lost = message;
      }
      await this.rest(500);
    }
  }

  /** Ends early when the reader closes. */
  private async rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.stop.signal, ref: false }).catch(() => undefined);
  }

  private forget(): void {
    this.erasures++;
    this.tail.forget();
    this.behind.forget();
  }

  /** Opens anew when a person was erased meanwhile. */
  private async open(events: readonly RecordedEvent[]): Promise<OpenedEvents> {
    const { erasures } = this;
    const opened = await this.codec.open(events);
    return erasures === this.erasures ? opened : this.open(events);
  }

  private async extend({ events, scannedThrough }: LogPage): Promise<void> {
    for (const seen of this.watchersOf(events.map(({ type }) => type))) void seen();
    if (this.following) this.tail.add({ ...(await this.open(events)), scannedThrough });
    else this.tail.moveTo(scannedThrough ?? this.tail.end);
    this.lost = null;
    this.arrived.notify();
  }
}
