import { before, dayMs } from '../calendar/index.js';

const LATE_AFTER_MS = 15 * 60_000;

/** A paid report that has been unfinished since this time or longer is late, and is shown to operators. */
export const lateSince = (now: Date): Date => before(now, LATE_AFTER_MS);

const UNPAID_DAYS = 30;

/**
 * Which reports have expired and are erased: those requested before `unpaid` and never paid, and those paid before `paid`,
 * `retentionDays` ago.
 */
export const expiredReports = (now: Date, retentionDays: number): Readonly<{ unpaid: Date; paid: Date }> => ({
  unpaid: before(now, UNPAID_DAYS * dayMs),
  paid: before(now, retentionDays * dayMs),
});
