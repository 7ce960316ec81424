import { before } from '../calendar/index.js';

const LATE_AFTER_MS = 15 * 60_000;

/** A paid report that has been in the making since this time, or longer, is late: an operator looks at it. */
export const lateSince = (now: Date): Date => before(now, LATE_AFTER_MS);
