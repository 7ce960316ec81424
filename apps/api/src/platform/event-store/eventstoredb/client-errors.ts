import { status } from '@grpc/grpc-js';
import { ErrorType, WrongExpectedVersionError } from '@eventstore/db-client';
import { EventStoreUnavailableError, InvalidAppendError } from '../event-store.js';
import { explainFault } from './fault-reasons.js';

/** The stream is at another revision than expected. Detected by `type`: the client's error has no name or message. */
export function isWrongVersion(error: unknown): error is WrongExpectedVersionError {
  return errorType(error) === ErrorType.WRONG_EXPECTED_VERSION;
}

/** There is no such stream. */
export function isStreamNotFound(error: unknown): boolean {
  return errorType(error) === ErrorType.STREAM_NOT_FOUND;
}

/** There is no event at the requested position. */
export function isNoPosition(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: string };
  return code === status.INVALID_ARGUMENT || code === status.OUT_OF_RANGE || /position/i.test(message ?? '');
}

/** No response within the deadline. Any other failure shows at least that the connection works. */
export function isTimeout(error: unknown): boolean {
  return error instanceof ResponseTimeoutError || errorType(error) === ErrorType.DEADLINE_EXCEEDED;
}

/** The client has tried all nodes, perhaps several times, and found no leader. */
export function isNoLeaderFound(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Failed to discover');
}

/** An outage, which passes; a refused user is not one. */
export function isStoreOutage(error: unknown): error is EventStoreUnavailableError {
  return (
    error instanceof EventStoreUnavailableError &&
    !(error instanceof MissingRightError || error instanceof UnknownUserError)
  );
}

/**
 * Converts an error of the client to one of EventStore. Only explicit refusals of the server are final; after any other
 * error, including unknown ones, something may have been written. `user` needs `right`.
 */
export function toStoreError(error: unknown, user: string, right: Right): Error {
  if (error instanceof EventStoreUnavailableError) return error;
  const cause = error as Error;
  switch (errorType(error)) {
    case ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED:
      return new InvalidAppendError('The append is larger than the event store takes', { cause });
    case ErrorType.STREAM_DELETED:
      return new Error('The stream was deleted in the event store, which must never be done', { cause });
    case ErrorType.ACCESS_DENIED:
      return (error as { code?: unknown }).code === status.UNAUTHENTICATED
        ? new UnknownUserError(user, cause)
        : new MissingRightError(user, right, cause);
    default:
      return new EventStoreUnavailableError(`The event store does not answer: ${explainFault(error)}`, {
        cause,
      });
  }
}

function errorType(error: unknown): unknown {
  return (error as { type?: unknown } | null)?.type;
}

/** The right that a call needs; the stream `$all` is the log of all streams. */
export type Right = Readonly<{ right: 'read' | 'append'; stream: string }>;

/** The right to read the log of all streams, which only administrators have by default. */
export const READ_ALL: Right = { right: 'read', stream: '$all' };

/** The user has no right to do this; an administrator of the server can grant it. */
export class MissingRightError extends EventStoreUnavailableError {
  override readonly startPatienceMs = 0;

  constructor(user: string, { right, stream }: Right, cause: Error) {
    const action = right === 'read' ? `read ${stream}` : `append to ${stream}`;
    const letter = right === 'read' ? '$r' : '$w';
    const list = stream === READ_ALL.stream ? 'the access list of $all' : '$userStreamAcl in $settings';
    super(
      `The event store does not let the user ${user} of EVENTSTORE_URL ${action}: make them a member of $admins, or put them into ${letter} of ${list}`,
      { cause },
    );
  }
}

/** The server does not know the user, perhaps not yet: it creates its users a moment after its first start. */
class UnknownUserError extends EventStoreUnavailableError {
  override readonly startPatienceMs = 15_000;

  constructor(user: string, cause: Error) {
    super(`The event store does not know the user ${user} of EVENTSTORE_URL, or the password is wrong`, {
      cause,
    });
  }
}

/** The response did not come in time; the request may still take effect. */
export class ResponseTimeoutError extends EventStoreUnavailableError {
  constructor() {
    super('The event store does not answer: it did not answer in time');
  }
}

/** Throws ResponseTimeoutError after `ms`. */
export async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new ResponseTimeoutError()), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
