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
 * Each page costs each of its consumers a transaction. After a page with this many events more are probably coming, so
 * the next one is delayed to collect them. Smaller pages are never delayed.
 */
const COLLECTING = [
  { events: 32, ms: 200 },
  { events: 4, ms: 50 },
];

/**
 * The process's reader: it follows the end of the log once for all consumers and decrypts each event once. Consumers
 * pull; one that is behind reads its own pages and joins the others when it has caught up. When a person is erased, it
 * drops all pages, which are then read again when needed.
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

  /** Follows the log from its current end; may be repeated after an outage. */
  async start(): Promise<void> {
    const end = await this.store.head();
    this.codec.onErasure(() => this.forget());
    await this.followFrom(end, true);
  }

  /** Follows the log only to notify watchers: nothing is decrypted or kept. */
  async startWatching(): Promise<void> {
    await this.followFrom(await this.store.head(), false);
  }

  override watch(type: string, seen: () => Promise<void>): void {
    if (!this.codec.known.has(type)) throw new UnknownEventTypeError(type);
    this.watched.set(type, (this.watched.get(type) ?? new Set()).add(seen));
  }

  /** Why the log cannot be followed, which an operator must resolve; null otherwise, even during an outage. */
  get fault(): string | null {
    return this.lost;
  }

  async close(): Promise<void> {
    this.stop.abort();
    this.arrived.notify();
  }

  /** The next page strictly after `after`; at the end of the log it waits up to `waitMs` and returns null. */
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

  private async followFrom(end: Position | null, forSubscribers: boolean): Promise<void> {
    this.tail.moveTo(end);
    this.following = forSubscribers;
    void this.follow();
    await Promise.all(this.findWatchers([...this.watched.keys()]).map((seen) => seen()));
  }

  private findWatchers(types: readonly string[]): (() => Promise<void>)[] {
    return [...new Set(types.flatMap((type) => [...(this.watched.get(type) ?? [])]))];
  }

  private async follow(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      try {
        for await (const page of this.store.subscribeToAll(this.tail.end, signal)) {
          await this.extend(page);
          const delay = COLLECTING.find(({ events }) => page.events.length >= events);
          if (delay) await this.rest(delay.ms);
        }
      } catch (error) {
        const { message } = error as Error;
        if (this.lost === null)
          this.log.warn(`The log is being followed again from the last position: ${message}`);
        if (error instanceof LostPositionError) this.lost = message;
      }
      await this.rest(500);
    }
  }

  /** Pauses; ends early when the reader closes. */
  private async rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.stop.signal, ref: false }).catch(() => undefined);
  }

  private forget(): void {
    this.erasures++;
    this.tail.forget();
    this.behind.forget();
  }

  /** Decrypts again when a person was erased in the meantime. */
  private async open(events: readonly RecordedEvent[]): Promise<OpenedEvents> {
    const { erasures } = this;
    const opened = await this.codec.open(events);
    return erasures === this.erasures ? opened : this.open(events);
  }

  private async extend({ events, scannedThrough }: LogPage): Promise<void> {
    for (const seen of this.findWatchers(events.map(({ type }) => type))) void seen();
    if (this.following) this.tail.add({ ...(await this.open(events)), scannedThrough });
    else this.tail.moveTo(scannedThrough ?? this.tail.end);
    this.lost = null;
    this.arrived.notify();
  }
}
