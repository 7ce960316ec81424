import { EventStoreUnavailableError } from '../event-store/event-store.js';

const connectionCodes = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|08...|57P0[1-3]|53300)$/;
const connectionWords =
  /connection terminated|timeout exceeded when trying to connect|not queryable|pool is draining/i;

/** Whether the error says that the store or the database cannot be reached now; trying again later makes sense. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof EventStoreUnavailableError) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    (typeof code === 'string' && connectionCodes.test(code)) ||
    connectionWords.test(error.message) ||
    (error.cause !== undefined && isDatabaseDown(error.cause))
  );
}
