import type { DomainEvent, EventData } from '@closewise/domain/events';
import { UnavailableError } from './unavailable-error.js';

/** Opaque place in the log of all events; only the adapter that made it compares or reads it. */
export type Position = string & { readonly __brand: 'Position' };

/** Who and what caused an event; `at` is the ISO UTC time of the decision. */
export type EventMeta = Readonly<{
  actor: string;
  correlationId: string;
  causationId: string | null;
  schemaVersion: number;
  at: string;
}>;

/** `id` is a UUID that stays the same when the append is tried again. */
export type EventToAppend = Readonly<{
  id: string;
  type: string;
  data: EventData;
  meta: EventMeta;
}>;

/**
 * An event of the log: as it is stored, or as one of these events of the catalogue. `revision` counts from 0 in its
 * stream, `recordedAt` is ISO UTC by the log's clock.
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

/** The revision (0 for the first event) that the stream must have, or that it must not exist. */
export type ExpectedRevision = number | 'no-stream';

/** The stream's new revision, and the position of the last event of the append. */
export type Appended = Readonly<{ revision: number; position: Position }>;

/** A part of a stream: up to `limit` events from revision `from` on. */
export type StreamPart = Readonly<{ from: number; limit: number }>;

/** `scannedThrough` is how far the log was read, matching events or not; null while the log is empty. */
export type LogPage = Readonly<{ events: RecordedEvent[]; scannedThrough: Position | null }>;

/** The key of a subject that nothing was sealed for before, wrapped as it is stored. */
export type NewSubjectKey = Readonly<{ subjectId: string; keyId: string; wrapped: Buffer }>;

/** The stream is not at the expected revision and holds other events than those of the call. */
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

/** The store cannot be reached or did not answer in time; the same append may be tried again with the same ids. */
export class EventStoreUnavailableError extends UnavailableError {
  override readonly name = 'EventStoreUnavailableError';
}

/** A subject of the append has another key than the new one by now: its events must be sealed again with that. */
export class SubjectKeyTakenError extends Error {
  override readonly name = 'SubjectKeyTakenError';
}

/** The append is one that no retry can make good: empty, too large, fractions, duplicate ids, ids used elsewhere. */
export class InvalidAppendError extends Error {
  override readonly name = 'InvalidAppendError';
}

/** The log has no longer the event at which a reader stood: reading on would miss others. */
export class LostPositionError extends Error {
  override readonly name = 'LostPositionError';
  constructor(position: Position) {
    super(`The event at ${position} has gone from the event log: it was truncated, or replaced by another`);
  }
}

/**
 * The truth of the application. What every adapter guarantees is in the contract suite
 * (test/event-store-contract.ts).
 */
export abstract class EventStore {
  /** Whether `append` takes the new keys of its events; if not, they must be kept before. */
  readonly keepsKeys: boolean = false;

  /**
   * Appends all events or none. A repetition with the same ids and expected revision succeeds without
   * writing again. Throws WrongRevisionError, InvalidAppendError or EventStoreUnavailableError; with `keys`, which are
   * kept in the same commit, SubjectKeyTakenError or SubjectErasedError, too.
   */
  abstract append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToAppend[],
    keys?: readonly NewSubjectKey[],
  ): Promise<Appended>;

  /** The events of one stream in order, all of them or a part; empty when there is none. */
  abstract readStream(stream: string, part?: StreamPart): Promise<RecordedEvent[]>;

  /**
   * Up to `limit` events strictly after `after` (null: from the beginning), in the order of the log; fewer only at
   * its end.
   */
  abstract readAll(after: Position | null, limit: number): Promise<LogPage>;

  /** Yields pages strictly after `after` for ever, live after the end; ends when `signal` aborts. */
  abstract subscribeToAll(after: Position | null, signal: AbortSignal): AsyncIterable<LogPage>;

  /** The newest position, of an event of the store's own, too; null while the log is empty. */
  abstract head(): Promise<Position | null>;

  /** Negative, 0 or positive as `left` lies before, at or after `right` (null is before everything). */
  abstract compare(left: Position | null, right: Position | null): number;

  /** Whether the log still has, at this position, the event that the position was taken from. */
  abstract holds(position: Position): Promise<boolean>;

  /** Identifies this log, so that a checkpoint of another one is noticed. */
  abstract logId(): Promise<string>;
}
