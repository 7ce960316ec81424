import type { EventStore, LogPage, Position } from './event-store.js';

const PAGE_EVENTS = 2000;

/** The log page by page from strictly after `after` to its end of now. */
export async function* logPages(store: EventStore, after: Position | null): AsyncGenerator<LogPage> {
  for (let position = after; ;) {
    const page = await store.readAll(position, PAGE_EVENTS);
    if (page.events.length > 0) yield page;
    if (page.events.length < PAGE_EVENTS) return;
    position = page.scannedThrough;
  }
}
