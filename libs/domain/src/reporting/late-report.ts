const LATE_AFTER_MS = 15 * 60_000;

/** A paid report that has been in the making since this time, or longer, is late: an operator looks at it. */
export const lateSince = (now: Date): Date => new Date(now.getTime() - LATE_AFTER_MS);
