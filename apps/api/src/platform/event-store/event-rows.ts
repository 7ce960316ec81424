import type { JsonValue } from '@closewise/domain/events';
import type { EventMeta, Position, RecordedEvent } from './event-store.js';

/** A row of `events.events`, as the selects of this folder name its columns. */
export type EventRow = Readonly<{
  position: number;
  stream_id: string;
  version: number;
  event_id: string;
  type: string;
  data: Record<string, JsonValue>;
  meta: EventMeta;
  created_at: Date;
}>;

export const EVENT_COLUMNS = 'position, stream_id, version, event_id, type, data, meta, created_at';

export function toRecordedEvent(row: EventRow): RecordedEvent {
  return {
    id: row.event_id,
    type: row.type,
    data: row.data,
    meta: row.meta,
    stream: row.stream_id,
    revision: row.version,
    position: toPosition(row.position),
    recordedAt: row.created_at.toISOString(),
  };
}

export function toPosition(position: number): Position {
  return String(position) as Position;
}

export function fromPosition(position: Position | null): number {
  return position === null ? 0 : Number(position);
}
