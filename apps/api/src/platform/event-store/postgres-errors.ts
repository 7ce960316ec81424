const UNIQUE_VIOLATION = '23505';

/** System codes such as EPIPE may also have five characters, but no SQLSTATE begins with E. */
const SQLSTATE = /^[0-9FHPX][0-9A-Z]{4}$/;

/** SQLSTATE classes of the server, the connection or locks, not of the data. */
const TEMPORARY = /^(08|25|40|53|55|57|58|XX)/;

/** A duplicate key (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === UNIQUE_VIOLATION;
}

/** The constraint that refused the data; null for any other error. */
export function constraintOf(error: unknown): string | null {
  const { constraint } = error as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : null;
}

/** A failure of the server, the connection or a lock, reported by Postgres itself. */
export function isTemporary(error: unknown): boolean {
  return TEMPORARY.test(sqlStateOf(error) ?? '');
}

/** Postgres refuses the data itself, so that every repetition would fail. */
export function isRefusal(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== null && !TEMPORARY.test(state);
}

/** Null for errors that are not from the server, such as a refused connection. */
function sqlStateOf(error: unknown): string | null {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && SQLSTATE.test(code) ? code : null;
}
