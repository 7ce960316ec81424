import type { DomainEvent } from '@closewise/domain/events';
import type { z } from 'zod';
import type { RecordedEvent } from '../event-store/event-store.js';

/** The event type is unknown: a newer release, or something else, wrote it. */
export class UnknownEventTypeError extends Error {
  override readonly name = 'UnknownEventTypeError';
  constructor(type: string) {
    super(`this release knows no event ${type}`);
  }
}

/** An event was written by a newer release than this one. */
export class UnknownEventVersionError extends Error {
  override readonly name = 'UnknownEventVersionError';
  constructor(type: string, version: number, known: number) {
    super(`${type} has schema version ${version}; this release knows versions up to ${known}`);
  }
}

/** The data do not match the schema. The message names the fields, and never their values. */
export class UnreadableDataError extends Error {
  override readonly name = 'UnreadableDataError';
  constructor({ issues }: z.core.$ZodError) {
    super(`its data cannot be read: ${issues.map(faultOf).join('; ')}`);
  }
}

const faultOf = ({ path, message }: z.core.$ZodIssue): string => `${path.join('.') || 'all'}: ${message}`;

/** The log holds an event that cannot be read; reading stops there. */
export class UnreadableEventError extends Error {
  override readonly name = 'UnreadableEventError';
  constructor(
    readonly event: RecordedEvent<DomainEvent>,
    override readonly cause: unknown,
  ) {
    super(faultIn(event, cause));
  }
}

/** Names event, stream and type in one line. */
export const faultIn = ({ id, type, stream }: RecordedEvent<DomainEvent>, cause: unknown): string =>
  `${type} ${id} of the stream ${stream}: ${cause instanceof Error ? cause.message : String(cause)}`;
