import type { EventStore, Position } from '../event-store/event-store.js';
import type { EventCodec } from '../personal-data/event-codec.js';
import type { OpenedPage } from './log-tail.js';

const PAGE_EVENTS = 2000;
/** Slow and fast ones come apart: so far they still share what was read. */
const SHARED_PAGES = 16;
const SHARED_MS = 30_000;

/** Pages of the log for those who are behind: whoever catches up at the same place shares one read. */
export class CatchUpPages {
  private readonly shared = new Map<string, Promise<OpenedPage>>();

  constructor(
    private readonly store: Pick<EventStore, 'readAll'>,
    private readonly open: EventCodec['open'],
  ) {}

  /** The page strictly after the position, empty at the end of the log; the next one is read meanwhile. */
  async after(position: Position | null): Promise<OpenedPage> {
    const page = await this.sharedAfter(position);
    if (isFull(page)) void this.sharedAfter(page.scannedThrough);
    return page;
  }

  /** Lets go of all pages. */
  forget(): void {
    this.shared.clear();
  }

  private sharedAfter(position: Position | null): Promise<OpenedPage> {
    const key = position ?? '';
    const known = this.shared.get(key);
    if (known) return known;
    const reading = this.read(position);
    this.shared.set(key, reading);
    if (this.shared.size > SHARED_PAGES) this.shared.delete(this.shared.keys().next().value!);
    const forget = (): boolean => this.shared.get(key) === reading && this.shared.delete(key);
    // What was short may be longer next time, and what failed may succeed.
    reading.then((page) => (isFull(page) ? setTimeout(forget, SHARED_MS).unref() : forget()), forget);
    return reading;
  }

  private async read(after: Position | null): Promise<OpenedPage> {
    const { events, scannedThrough } = await this.store.readAll(after, PAGE_EVENTS);
    return { ...(await this.open(events)), scannedThrough };
  }
}

const isFull = ({ events }: OpenedPage): boolean => events.length === PAGE_EVENTS;
