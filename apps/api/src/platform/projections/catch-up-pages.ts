import type { EventStore, Position } from '../event-store/event-store.js';
import type { EventCodec } from '../personal-data/event-codec.js';
import type { OpenedPage } from './log-tail.js';

const PAGE_EVENTS = 2000;
/** Fast and slow consumers share pages within this distance. */
const SHARED_PAGES = 16;
const SHARED_MS = 30_000;

type SharedPage = { readonly page: Promise<OpenedPage>; timer: NodeJS.Timeout | null };

/** Pages of the log for consumers that are behind; consumers at the same position share one read. */
export class CatchUpPages {
  private readonly shared = new Map<string, SharedPage>();

  constructor(
    private readonly store: Pick<EventStore, 'readAll'>,
    private readonly open: EventCodec['open'],
  ) {}

  /** Reads the page strictly after the position, empty at the end of the log, and starts to read the next one. */
  async after(position: Position | null): Promise<OpenedPage> {
    const page = await this.sharedAfter(position);
    if (isFull(page)) void this.sharedAfter(page.scannedThrough);
    return page;
  }

  /** Drops all pages. */
  forget(): void {
    for (const key of this.shared.keys()) this.drop(key);
  }

  private sharedAfter(position: Position | null): Promise<OpenedPage> {
    const key = position ?? '';
    const known = this.shared.get(key);
    if (known) return known.page;
    const shared: SharedPage = { page: this.read(position), timer: null };
    this.shared.set(key, shared);
    if (this.shared.size > SHARED_PAGES) this.drop(this.shared.keys().next().value!);
    const drop = (): void => {
      if (this.shared.get(key) === shared) this.drop(key);
    };
    shared.page.then((page) => {
      // A short page may be longer next time.
      if (!isFull(page)) drop();
      else if (this.shared.get(key) === shared) shared.timer = setTimeout(drop, SHARED_MS).unref();
    }, drop);
    return shared.page;
  }

  /** Clears the timer as well, which would keep the page in memory. */
  private drop(key: string): void {
    clearTimeout(this.shared.get(key)?.timer ?? undefined);
    this.shared.delete(key);
  }

  private async read(after: Position | null): Promise<OpenedPage> {
    const { events, scannedThrough } = await this.store.readAll(after, PAGE_EVENTS);
    return { ...(await this.open(events)), scannedThrough };
  }
}

const isFull = ({ events }: OpenedPage): boolean => events.length === PAGE_EVENTS;
