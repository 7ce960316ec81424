import type { JSONEventType, RecordedEvent as ClientEvent } from '@eventstore/db-client';
import type { JsonValue } from '@closewise/domain/events';
import type { EventMeta, Position, RecordedEvent } from '../event-store.js';
import { toPosition } from './positions.js';

/** An event as the client gives it. */
export type StoredEvent = ClientEvent<JSONEventType>;

/** The stream of the log's identity, which is no event of the application. */
export const IDENTITY_STREAM = 'closewise-log';

/** Whether the application appended it; the server writes events and streams of its own, all with a `$`. */
export function isOurs({ streamId, type }: StoredEvent): boolean {
  return !streamId.startsWith('$') && !type.startsWith('$') && streamId !== IDENTITY_STREAM;
}

/** The event's place in the log, which servers before 22.6 do not tell. */
export function positionOf({ id, position }: StoredEvent): Position {
  if (position === undefined) throw new Error('The EventStoreDB server is too old: it tells no positions');
  return toPosition({ ...position, id });
}

/** An event of the client as the port states it. */
export function toRecordedEvent(event: StoredEvent): RecordedEvent {
  return {
    id: event.id,
    type: event.type,
    data: event.data as Record<string, JsonValue>,
    meta: event.metadata as EventMeta,
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf(event),
    recordedAt: event.created.toISOString(),
  };
}
