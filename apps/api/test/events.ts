import { randomUUID } from 'node:crypto';
import type { EventToAppend, LogPage, RecordedEvent } from '../src/platform/event-store/event-store.js';

/** An event as a module would append it. */
export function anEvent(data: EventToAppend['data'] = { n: 1 }, type = 'SomethingHappened'): EventToAppend {
  const at = '2026-11-21T10:00:00.000Z';
  return {
    id: randomUUID(),
    type,
    data,
    meta: { actor: 'buyer', correlationId: randomUUID(), causationId: null, schemaVersion: 1, at },
  };
}

export function aStream(): string {
  return `report-${randomUUID()}`;
}

/** The first `count` events of a subscription that match; fails when none arrives for `patienceMs`. */
export async function collect(
  subscription: AsyncIterable<LogPage>,
  count: number,
  abort: AbortController,
  wanted: (event: RecordedEvent) => boolean = () => true,
  patienceMs = 60_000,
): Promise<RecordedEvent[]> {
  const found: RecordedEvent[] = [];
  const timer = setTimeout(() => abort.abort(), patienceMs);
  try {
    for await (const { events } of subscription) {
      timer.refresh();
      found.push(...events.filter(wanted));
      if (found.length >= count) break;
    }
  } finally {
    clearTimeout(timer);
  }
  if (found.length < count) throw new Error(`Only ${found.length} of ${count} events arrived`);
  return found;
}
