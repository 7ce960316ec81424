import type { DomainEvent, EventData } from '@closewise/domain/events';
import { UnavailableError } from './outage.js';

/** An opaque position in the log of all events; only the adapter that made it can read or compare it. */
export type Position = string & { readonly __brand: 'Position' };

/** The actor and the cause of an event; `at` is the ISO UTC time of the decision. */
export type EventMeta = Readonly<{
  actor: string;
  correlationId: string;
  causationId: string | null;
  schemaVersion: number;
  at: string;
}>;

/** `id` is a UUID that stays the same when the append is repeated. */
export type EventToAppend = Readonly<{
  id: string;
  type: string;
  data: EventData;
  meta: EventMeta;
}>;

/**
 * An event of the log, as stored or as one of the given event types. `revision` counts from 0 in its stream,
 * `recordedAt` is ISO 8601 in UTC by the log's clock.
 */
export type RecordedEvent<Event extends DomainEvent = DomainEvent<string, EventData>> = Event &
  Readonly<{
    id: string;
    meta: EventMeta;
    stream: string;
    revision: number;
    position: Position;
    recordedAt: string;
  }>;

/** The revision (0 for the first event) that the stream must have; 'no-stream' when it must not exist. */
export type ExpectedRevision = number | 'no-stream';

/** The stream's new revision, and the position of the last event of the append. */
export type Appended = Readonly<{ revision: number; position: Position }>;

/** A part of a stream: up to `limit` events from revision `from` on. */
export type StreamPart = Readonly<{ from: number; limit: number }>;

/** `scannedThrough` is how far the log was read, whether events matched or not; null while the log is empty. */
export type LogPage = Readonly<{ events: RecordedEvent[]; scannedThrough: Position | null }>;

/** The key of a new subject, wrapped as it is stored. */
export type NewSubjectKey = Readonly<{ subjectId: string; keyId: string; wrapped: Buffer }>;

/** The stream is not at the expected revision, and the call's events are not in it. */
export class WrongRevisionError extends Error {
  override readonly name = 'WrongRevisionError';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: ExpectedRevision,
  ) {
    super(`Stream ${stream} is at ${actual}, not at ${expected}`);
  }
}

/** The store is unreachable or did not respond in time; the append may be repeated with the same ids. */
export class EventStoreUnavailableError extends UnavailableError {
  override readonly name = 'EventStoreUnavailableError';
  /** How long a start waits at most for this error to pass. */
  readonly startPatienceMs: number = Infinity;
}

/** A subject of the append has got another key in the meantime: its events must be sealed again with that one. */
export class SubjectKeyTakenError extends Error {
  override readonly name = 'SubjectKeyTakenError';
}

/** No retry can help this append: empty, too large, fractions, duplicate ids, ids used elsewhere. */
export class InvalidAppendError extends Error {
  override readonly name = 'InvalidAppendError';
}

/** The log no longer has the event at a reader's position: reading on would miss events. */
export class LostPositionError extends Error {
  override readonly name = 'LostPositionError';
  constructor(position: Position) {
    super(`The event at ${position} has gone from the event log: it was truncated, or replaced by another`);
  }
}

/** The application's source of truth. test/event-store-contract.ts tests the guarantees of every adapter. */
export abstract class EventStore {
  /** Whether `append` stores the new keys of its events; otherwise they must be stored before. */
  readonly keepsKeys: boolean = false;

  /**
   * Appends all events or none. Repeating it with the same ids and expected revision succeeds without writing again.
   * Throws WrongRevisionError, InvalidAppendError or EventStoreUnavailableError; with `keys`, which are stored in the
   * same commit, also SubjectKeyTakenError or SubjectErasedError.
   */
  abstract append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToAppend[],
    keys?: readonly NewSubjectKey[],
  ): Promise<Appended>;

  /** The events of one stream in order, all of them or a part; empty when the stream is missing. */
  abstract readStream(stream: string, part?: StreamPart): Promise<RecordedEvent[]>;

  /**
   * Up to `limit` events strictly after `after` (null: from the beginning), in the order of the log; fewer only at
   * its end.
   */
  abstract readAll(after: Position | null, limit: number): Promise<LogPage>;

  /** Yields pages strictly after `after`, and then new events as they come, until `signal` aborts. */
  abstract subscribeToAll(after: Position | null, signal: AbortSignal): AsyncIterable<LogPage>;

  /** The newest position, including the store's own events; null while the log is empty. */
  abstract head(): Promise<Position | null>;

  /** Negative, 0 or positive when `left` is before, at or after `right` (null is before everything). */
  abstract compare(left: Position | null, right: Position | null): number;

  /** Whether the log still has the position's event there. */
  abstract holds(position: Position): Promise<boolean>;

  /**
   * The time of the clock that stamps events, ISO 8601 in UTC, or the newest event's time if the store reports no other;
   * never later than that clock. Null while the log is empty.
   */
  abstract clockTime(): Promise<string | null>;

  /** Identifies this log, so that checkpoints of another one are detected. */
  abstract logId(): Promise<string>;
}
