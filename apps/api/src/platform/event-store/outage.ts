import { setTimeout as pause } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import { isTemporary } from './postgres-errors.js';

const CONNECTION_CODE = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/;
const CONNECTION_WORDS =
  /^connect E|connection terminated|connection error|timeout exceeded when trying to connect|not queryable|pool (after|is draining)/i;

/** Whether the failure is temporary, because something is unreachable, and not one of the data. */
export function isOutage(error: unknown): boolean {
  if (error instanceof UnavailableError) return true;
  // Errors of Node's own sockets may come from another realm than ours.
  if (!isNativeError(error)) return false;
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  return (
    isTemporary(error) ||
    isLostReadModel(error) ||
    CONNECTION_CODE.test(code) ||
    CONNECTION_WORDS.test(error.message) ||
    isOutage(error.cause)
  );
}

/** Whether the log already reports the outage. */
export function isAnnounced(error: unknown): boolean {
  if (error instanceof UnavailableError && error.isAnnounced) return true;
  return isNativeError(error) && isAnnounced(error.cause);
}

/** Something that the application depends on is unreachable or does not respond; the request may be repeated later. */
export class UnavailableError extends Error {
  override readonly name: string = 'UnavailableError';
  /** The longest wait before work that needs it is repeated. */
  readonly longestWaitSeconds: number = 5;
  /** Whether the log already reports this outage, so that others need not. */
  isAnnounced = false;
}

const UNDEFINED_TABLE = '42P01';
const READ_MODEL = /^relation "(rm_\w+)\./;

/** The tables of a read model are missing. They are rebuilt; neither the query nor the data is wrong. */
export function isLostReadModel(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === UNDEFINED_TABLE && READ_MODEL.test(String(message));
}

/** The schema of the missing table. */
export const lostReadModelOf = ({ message }: Error): string => READ_MODEL.exec(message)?.[1] ?? '';

const RETRY_MS = 500;

/** Repeats repeatable work of a running process until the event store and the database respond. */
export async function throughOutages<Result>(
  work: () => Promise<Result>,
  onOutage: (error: unknown) => void,
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
      onOutage(error);
    }
    await pause(RETRY_MS);
  }
}
