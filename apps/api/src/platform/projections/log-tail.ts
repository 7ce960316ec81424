import type { EventStore, Position } from '../event-store/event-store.js';
import type { OpenedEvents } from '../personal-data/event-codec.js';

/** A page of the log as the code of today reads it. */
export type OpenedPage = OpenedEvents & Readonly<{ scannedThrough: Position | null }>;

/** A page and the position that it follows. */
type Kept = { readonly after: Position | null; page: OpenedPage };

const MOST_EVENTS = 4000;

/** The newest pages of the log, opened once for all who follow it. */
export class LogTail {
  private pages: Kept[] = [];
  private events = 0;
  private endsAt: Position | null = null;

  constructor(private readonly store: Pick<EventStore, 'compare'>) {}

  /** How far the log has been followed. */
  get end(): Position | null {
    return this.endsAt;
  }

  /** Begins at a position, or goes on there without keeping what lies between. */
  moveTo(position: Position | null): void {
    this.endsAt = position;
  }

  /** Keeps a page that follows the last one. */
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

  /** Lets go of all pages; what follows is kept again. */
  forget(): void {
    this.pages = [];
    this.events = 0;
  }

  /** Whether something after the position has been let go already, or never was kept. */
  beginsAfter(position: Position | null): boolean {
    const begin = this.pages.length > 0 ? this.pages[0]!.after : this.endsAt;
    return this.store.compare(position, begin) < 0;
  }

  /**
   * What follows the position, as one page; null when nothing does. It walks back from the newest page, so that who is
   * up to date looks at what has just come, however much is kept.
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
