import type { JSONEventType, RecordedEvent as ClientEvent } from '@eventstore/db-client';
import type { JsonValue } from '@closewise/domain/events';
import type { EventMeta, Position, RecordedEvent } from '../event-store.js';

/** An event of the client. */
export type StoredEvent = ClientEvent<JSONEventType>;

/** The stream of the log's identity, which is not an event of the application. */
export const IDENTITY_STREAM = 'closewise-log';

/** Whether the application appended it; the server's own events and streams begin with `$`. */
export function isOurs({ streamId, type }: StoredEvent): boolean {
  return !streamId.startsWith('$') && !type.startsWith('$') && streamId !== IDENTITY_STREAM;
}

/** The event's position in the log; servers before 22.6 do not report it. */
export function positionOf({ id, position }: StoredEvent): Position {
  if (position === undefined) throw new Error('The EventStoreDB server is too old: it reports no positions');
  return toPosition({ ...position, id });
}

/** Converts an event of the client to one of EventStore. */
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

/** A place in the server's log, and the id of its event. */
export type Place = Readonly<{ commit: bigint; prepare: bigint; id: string }>;

/** Writes `commit/prepare/event id`; the id shows later whether the log still has this event there. */
export function toPosition({ commit, prepare, id }: Place): Position {
  return `${commit}/${prepare}/${id}` as Position;
}

/** Parses the text of `toPosition`. */
export function fromPosition(position: Position): Place {
  const [commit, prepare, id] = position.split('/');
  if (commit === undefined || prepare === undefined || id === undefined) {
    throw new Error(`${position} is not a position in an EventStoreDB log`);
  }
  return { commit: BigInt(commit), prepare: BigInt(prepare), id };
}

/** By commit, then prepare position; null is before everything. */
export function comparePositions(left: Position | null, right: Position | null): number {
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? -1 : 1;
  const [a, b] = [fromPosition(left), fromPosition(right)];
  return sign(a.commit - b.commit) || sign(a.prepare - b.prepare);
}

function sign(difference: bigint): number {
  return difference < 0n ? -1 : Number(difference > 0n);
}
