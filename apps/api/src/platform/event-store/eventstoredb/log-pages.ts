import { LostPositionError, type LogPage, type Position } from '../event-store.js';
import type { Connection } from './connection.js';
import { fromPosition } from './positions.js';
import { readLogFrom } from './read-events.js';
import { isOurs, positionOf, toRecordedEvent, type StoredEvent } from './stored-event.js';

/** Up to `limit` events of the application strictly after `after`; fewer only at the end of the log. */
export async function pageAfter(
  connection: Connection,
  after: Position | null,
  limit: number,
): Promise<LogPage> {
  const events: StoredEvent[] = [];
  let scannedThrough = after;
  for (let atEnd = false; !atEnd && events.length < limit;) {
    const wanted = limit - events.length;
    const scanned = await eventsAfter(connection, scannedThrough, wanted);
    events.push(...scanned.filter(isOurs));
    if (scanned.length > 0) scannedThrough = positionOf(scanned.at(-1)!);
    atEnd = scanned.length < wanted;
  }
  return { events: events.map(toRecordedEvent), scannedThrough };
}

/** Whether the event that the position was taken from is where it was. */
export async function holds(connection: Connection, position: Position): Promise<boolean> {
  const [event] = await readLogFrom(connection, fromPosition(position), 1);
  return event !== undefined && positionOf(event) === position;
}

/**
 * The server reads from a position on, the event there included. That event is asked for, too, because a server whose
 * log was truncated goes on at the next one without a word, and an event would be missed.
 */
async function eventsAfter(
  connection: Connection,
  after: Position | null,
  count: number,
): Promise<StoredEvent[]> {
  if (after === null) return readLogFrom(connection, null, count);
  const [known, ...events] = await readLogFrom(connection, fromPosition(after), count + 1);
  if (known === undefined || positionOf(known) !== after) throw new LostPositionError(after);
  return events;
}
