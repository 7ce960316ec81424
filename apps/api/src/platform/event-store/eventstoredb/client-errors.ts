import { status } from '@grpc/grpc-js';
import { ErrorType, WrongExpectedVersionError } from '@eventstore/db-client';
import { EventStoreUnavailableError, InvalidAppendError } from '../event-store.js';
import { MissingRightError, UnknownUserError, type Right } from './missing-right.js';

/** The stream is at another revision than expected; by `type`, since the client's error has neither name nor text. */
export function isWrongVersion(error: unknown): error is WrongExpectedVersionError {
  return typeOf(error) === ErrorType.WRONG_EXPECTED_VERSION;
}

/** There is no such stream. */
export function isStreamNotFound(error: unknown): boolean {
  return typeOf(error) === ErrorType.STREAM_NOT_FOUND;
}

/** There is no event at the position that was asked for. */
export function isNoPosition(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: string };
  return code === status.INVALID_ARGUMENT || code === status.OUT_OF_RANGE || /position/i.test(message ?? '');
}

/**
 * The port's error for one of the client's. Only what the server refused for good is a refusal; everything else, its
 * unknown errors too, leaves open whether something was written. `user` asked for `right`.
 */
export function asStoreError(error: unknown, user: string, right: Right): Error {
  if (error instanceof EventStoreUnavailableError) return error;
  const cause = error as Error;
  switch (typeOf(error)) {
    case ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED:
      return new InvalidAppendError('The append is larger than the event store takes', { cause });
    case ErrorType.STREAM_DELETED:
      return new Error('The stream was deleted in the event store, which must never be done', { cause });
    case ErrorType.ACCESS_DENIED:
      return (error as { code?: unknown }).code === status.UNAUTHENTICATED
        ? new UnknownUserError(user, cause)
        : new MissingRightError(user, right, cause);
    default:
      return new EventStoreUnavailableError(`The event store does not answer: ${cause.message}`, { cause });
  }
}

function typeOf(error: unknown): unknown {
  return (error as { type?: unknown } | null)?.type;
}
