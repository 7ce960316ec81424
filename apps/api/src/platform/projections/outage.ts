import { EventStoreUnavailableError } from '../event-store/event-store.js';

/** Classes of SQLSTATE that concern the server, the connection or a lock, not the data. */
const TEMPORARY_STATE = /^(08|25|40|53|55|57|58|XX)...$/;
const CONNECTION_CODE = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/;
const CONNECTION_WORDS =
  /connection terminated|connection error|timeout exceeded when trying to connect|pool after/i;

/** Whether the failure is one that passes by itself: nothing is wrong with the data. */
export function isOutage(error: unknown): boolean {
  if (error instanceof EventStoreUnavailableError) return true;
  if (!(error instanceof Error)) return false;
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  return TEMPORARY_STATE.test(code) || CONNECTION_CODE.test(code) || CONNECTION_WORDS.test(error.message);
}
