import type { EventStore, LogPage, Position } from './event-store.js';

const PAGE_EVENTS = 2000;

/** Reads the log page by page, from strictly after `after` to its current end or `until`. */
export async function* readLogPages(
  store: EventStore,
  after: Position | null,
  until?: Position | null,
): AsyncGenerator<LogPage> {
  const isIn = (position: Position | null): boolean =>
    until === undefined || store.compare(position, until) <= 0;
  let page = store.readAll(after, PAGE_EVENTS);
  for (let isFull = true; isFull;) {
    const { events, scannedThrough } = await page;
    isFull = events.length === PAGE_EVENTS && isIn(scannedThrough);
    if (isFull) {
      // The next page is read while this one is processed.
      page = store.readAll(scannedThrough, PAGE_EVENTS);
      page.catch(() => undefined);
    }
    const wanted = isIn(scannedThrough) ? events : events.filter(({ position }) => isIn(position));
    if (wanted.length > 0) yield { events: wanted, scannedThrough };
  }
}
