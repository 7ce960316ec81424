import { isTemporary } from './postgres-errors.js';
import { UnavailableError } from './unavailable-error.js';
import { isLostReadModel } from './lost-read-model.js';

const CONNECTION_CODE = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/;
const CONNECTION_WORDS =
  /^connect E|connection terminated|connection error|timeout exceeded when trying to connect|not queryable|pool (after|is draining)/i;

/** Whether the failure passes by itself, because something that is needed cannot be reached: the data are fine. */
export function isOutage(error: unknown): boolean {
  if (error instanceof UnavailableError) return true;
  if (!(error instanceof Error)) return false;
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  return (
    isTemporary(error) ||
    isLostReadModel(error) ||
    CONNECTION_CODE.test(code) ||
    CONNECTION_WORDS.test(error.message) ||
    isOutage(error.cause)
  );
}
