import type { EventStore, Position } from '../event-store/event-store.js';
import type { OpenedEvents } from '../personal-data/event-codec.js';

/** A page of the log with decrypted and upcast events. */
export type OpenedPage = OpenedEvents & Readonly<{ scannedThrough: Position | null }>;

/** A page and the position that it follows. */
type TailPage = { readonly after: Position | null; page: OpenedPage };

const MOST_EVENTS = 4000;

/** The newest pages of the log, decrypted once for all consumers. */
export class LogTail {
  private pages: TailPage[] = [];
  private events = 0;
  private endsAt: Position | null = null;

  constructor(private readonly store: Pick<EventStore, 'compare'>) {}

  /** The position up to which the log was followed. */
  get end(): Position | null {
    return this.endsAt;
  }

  /** Starts at a position, or skips to it. */
  moveTo(position: Position | null): void {
    this.endsAt = position;
  }

  /** Adds the page that follows the last one. */
  add(page: OpenedPage): void {
    const newest = this.pages.at(-1);
    if (page.events.length === 0 && newest)
      newest.page = { ...newest.page, scannedThrough: page.scannedThrough };
    else this.pages.push({ after: this.endsAt, page });
    this.endsAt = page.scannedThrough ?? this.endsAt;
    this.events += page.events.length;
    while (this.events > MOST_EVENTS && this.pages.length > 1)
      this.events -= this.pages.shift()!.page.events.length;
  }

  /** Drops all pages. */
  forget(): void {
    this.pages = [];
    this.events = 0;
  }

  /** Whether events after the position are missing here. */
  beginsAfter(position: Position | null): boolean {
    const begin = this.pages.length > 0 ? this.pages[0]!.after : this.endsAt;
    return this.store.compare(position, begin) < 0;
  }

  /**
   * Everything after the position as one page; null when there is nothing. It searches backward from the newest page,
   * which is fast for consumers that are up to date.
   */
  since(position: Position | null): OpenedPage | null {
    let first = this.pages.length;
    while (first > 0 && this.isAfter(this.pages[first - 1]!.page.scannedThrough, position)) first -= 1;
    const pages = this.pages.slice(first).map(({ page }) => page);
    if (pages.length === 0) return null;
    const [oldest, ...others] = pages as [OpenedPage, ...OpenedPage[]];
    const unseen = oldest.events.filter((event) => this.isAfter(event.position, position));
    return {
      events: [...unseen, ...others.flatMap(({ events }) => events)],
      unreadable: new Map(pages.flatMap(({ unreadable }) => [...unreadable])),
      scannedThrough: this.endsAt,
    };
  }

  private isAfter(left: Position | null, right: Position | null): boolean {
    return this.store.compare(left, right) > 0;
  }
}
