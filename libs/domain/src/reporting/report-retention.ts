import { before } from '../calendar/index.js';

const DAY_MS = 86_400_000;
const UNPAID_DAYS = 30;

/**
 * Which reports are erased now: those that were requested until `unpaid` and never paid, and those that were paid until
 * `paid`, `retentionDays` ago.
 */
export const expiredReports = (now: Date, retentionDays: number): Readonly<{ unpaid: Date; paid: Date }> => ({
  unpaid: before(now, UNPAID_DAYS * DAY_MS),
  paid: before(now, retentionDays * DAY_MS),
});
