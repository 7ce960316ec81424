import type { EventStore, LogPage, Position } from './event-store.js';

const PAGE_EVENTS = 2000;

/** The log page by page from strictly after `after` to its end of now, or up to `until`. */
export async function* logPages(
  store: EventStore,
  after: Position | null,
  until?: Position | null,
): AsyncGenerator<LogPage> {
  const isIn = (position: Position | null): boolean =>
    until === undefined || store.compare(position, until) <= 0;
  for (let position = after; ;) {
    const { events, scannedThrough } = await store.readAll(position, PAGE_EVENTS);
    const wanted = isIn(scannedThrough) ? events : events.filter((event) => isIn(event.position));
    if (wanted.length > 0) yield { events: wanted, scannedThrough };
    if (wanted.length < PAGE_EVENTS) return;
    position = scannedThrough;
  }
}
