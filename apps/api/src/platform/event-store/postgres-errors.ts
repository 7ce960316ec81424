import { EventStoreUnavailableError } from './event-store.js';

const UNIQUE_VIOLATION = '23505';

/** Five characters as system codes such as EPIPE have, too; no SQLSTATE begins with E. */
const SQLSTATE = /^[0-9FHPX][0-9A-Z]{4}$/;

/** Classes of SQLSTATE that concern the server, the connection or a lock, not the data. */
const TEMPORARY = /^(08|25|40|53|55|57|58|XX)/;

/** A key that exists already (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return stateOf(error) === UNIQUE_VIOLATION;
}

/** The constraint that refused the data; null for any other error. */
export function constraintOf(error: unknown): string | null {
  const { constraint } = error as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : null;
}

/** A failure of the server, the connection or a lock, as Postgres itself reports it. */
export function isTemporary(error: unknown): boolean {
  return TEMPORARY.test(stateOf(error) ?? '');
}

/** A refusal of the data itself, which every repetition would meet again. */
export function isRefusal(error: unknown): boolean {
  const state = stateOf(error);
  return state !== null && !TEMPORARY.test(state);
}

/** The error to throw: as it is when it is a refusal, else EventStoreUnavailableError. */
export function asUnavailable(error: unknown): unknown {
  if (isRefusal(error) || error instanceof EventStoreUnavailableError) return error;
  return new EventStoreUnavailableError(`The event store does not answer: ${(error as Error).message}`, {
    cause: error,
  });
}

/** Null for errors that did not come from the server, such as a refused connection. */
function stateOf(error: unknown): string | null {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && SQLSTATE.test(code) ? code : null;
}
