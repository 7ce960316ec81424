import { EventStoreUnavailableError } from './event-store.js';
import { isTemporary } from './postgres-errors.js';

const CONNECTION_CODE = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/;
const CONNECTION_WORDS =
  /^connect E|connection terminated|connection error|timeout exceeded when trying to connect|not queryable|pool (after|is draining)/i;

/** Whether the failure passes by itself, because the store or the database cannot be reached: the data are fine. */
export function isOutage(error: unknown): boolean {
  if (error instanceof EventStoreUnavailableError) return true;
  if (!(error instanceof Error)) return false;
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  return (
    isTemporary(error) ||
    CONNECTION_CODE.test(code) ||
    CONNECTION_WORDS.test(error.message) ||
    isOutage(error.cause)
  );
}
