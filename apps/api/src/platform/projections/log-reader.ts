import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import {
  EventStore,
  LostPositionError,
  type LogPage,
  type Position,
  type RecordedEvent,
} from '../event-store/event-store.js';
import { EventCodec, type OpenedEvents } from '../personal-data/event-codec.js';
import { Bell } from './bell.js';
import { LogWatch } from './log-watch.js';

/** A page of the log as the code of today reads it. */
export type OpenedPage = OpenedEvents & Readonly<{ scannedThrough: Position | null }>;

type Tail = { after: Position | null; page: OpenedPage };

const PAGE_EVENTS = 2000;
const TAIL_EVENTS = 4000;
const SHARED_PAGES = 4;
const SHARED_MS = 5000;

/**
 * The one reader of the process: it follows the end of the log once for all subscribers and opens each event once.
 * Subscribers pull; one that is behind reads its own pages and joins the others when it has caught up. When a person
 * is erased it lets go of all pages, which are read again by those who need them.
 */
@Injectable()
export class LogReader extends LogWatch {
  private readonly log = new Logger('Processing');
  private tail: Tail[] = [];
  private tailEnd: Position | null = null;
  private following = false;
  private stop = new AbortController();
  private readonly arrived = new Bell();
  private readonly watched = new Map<string, Set<() => Promise<void>>>();
  private readonly shared = new Map<string, Promise<OpenedPage>>();
  private lost: string | null = null;
  private erasures = 0;

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
  ) {
    super();
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
    this.watched.set(type, (this.watched.get(type) ?? new Set()).add(seen));
  }

  /** Why the log cannot be followed until an operator has looked at it; null while it can, or is only out of reach. */
  get fault(): string | null {
    return this.lost;
  }

  async close(): Promise<void> {
    this.stop.abort();
    this.arrived.ring();
  }

  /** The next page strictly after `after`; at the end of the log it waits up to `waitMs`, then answers null. */
  async next(after: Position | null, waitMs: number, signal: AbortSignal): Promise<OpenedPage | null> {
    if (!this.following || this.isBeforeTail(after)) {
      const page = await this.readBehind(after);
      if (page.scannedThrough !== null && this.store.compare(page.scannedThrough, after) > 0) return page;
    }
    const page = this.readTail(after);
    if (page) return page;
    await this.arrived.wait(waitMs, signal);
    return this.isBeforeTail(after) ? null : this.readTail(after);
  }

  private async followFromEnd(forSubscribers: boolean): Promise<void> {
    this.tailEnd = await this.store.head();
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
        for await (const page of this.store.subscribeToAll(this.tailEnd, signal)) await this.extend(page);
      } catch (error) {
        const { message } = error as Error;
        if (this.lost === null) this.log.warn(`The log is followed again from where it was: ${message}`);
        if (error instanceof LostPositionError) this.lost = message;
      }
      await pause(500, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private forget(): void {
    this.erasures++;
    this.tail = [];
    this.shared.clear();
  }

  /** Opens anew when a person was erased meanwhile. */
  private async open(events: readonly RecordedEvent[]): Promise<OpenedEvents> {
    const { erasures } = this;
    const opened = await this.codec.open(events);
    return erasures === this.erasures ? opened : this.open(events);
  }

  private async extend({ events, scannedThrough }: LogPage): Promise<void> {
    for (const seen of this.watchersOf(events.map(({ type }) => type))) void seen();
    if (this.following) await this.keep({ events, scannedThrough });
    else this.tailEnd = scannedThrough ?? this.tailEnd;
    this.lost = null;
    this.arrived.ring();
  }

  private async keep({ events, scannedThrough }: LogPage): Promise<void> {
    const page = { ...(await this.open(events)), scannedThrough };
    const newest = this.tail.at(-1);
    if (events.length === 0 && newest) newest.page = { ...newest.page, scannedThrough };
    else this.tail.push({ after: this.tailEnd, page });
    this.tailEnd = scannedThrough ?? this.tailEnd;
    let kept = this.tail.reduce((sum, entry) => sum + entry.page.events.length, 0);
    while (kept > TAIL_EVENTS && this.tail.length > 1) kept -= this.tail.shift()!.page.events.length;
  }

  private isBeforeTail(after: Position | null): boolean {
    const begin = this.tail.length > 0 ? this.tail[0]!.after : this.tailEnd;
    return this.store.compare(after, begin) < 0;
  }

  /** Whoever catches up at the same place shares one read. */
  private readBehind(after: Position | null): Promise<OpenedPage> {
    const key = after ?? '';
    const known = this.shared.get(key);
    if (known) return known;
    const reading = this.readPage(after);
    this.shared.set(key, reading);
    if (this.shared.size > SHARED_PAGES) this.shared.delete(this.shared.keys().next().value!);
    const forget = (): boolean => this.shared.get(key) === reading && this.shared.delete(key);
    // What was short may be longer next time, and what failed may succeed.
    reading.then(
      (page) => (page.events.length < PAGE_EVENTS ? forget() : setTimeout(forget, SHARED_MS).unref()),
      forget,
    );
    return reading;
  }

  private async readPage(after: Position | null): Promise<OpenedPage> {
    const { events, scannedThrough } = await this.store.readAll(after, PAGE_EVENTS);
    return { ...(await this.open(events)), scannedThrough };
  }

  private readTail(after: Position | null): OpenedPage | null {
    const isNew = (position: Position | null): boolean => this.store.compare(position, after) > 0;
    const entries = this.tail.filter(({ page }) => isNew(page.scannedThrough));
    if (entries.length === 0) return null;
    return {
      events: entries.flatMap(({ page }) => page.events).filter((event) => isNew(event.position)),
      unreadable: new Map(entries.flatMap(({ page }) => [...page.unreadable])),
      scannedThrough: this.tailEnd,
    };
  }
}
