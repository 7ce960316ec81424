/**
 * How long a test waits for what must come: long, since a busy machine may stand still for seconds, but less than
 * the runner waits for the test, so that the failure says what was missing.
 */
export const patienceMs = 60_000;
