const DAY_MS = 86_400_000;
const UNPAID_DAYS = 30;

/**
 * Which reports are erased now: those that were requested until `unpaid` and never paid, and those that were paid until
 * `paid`, `retentionDays` ago.
 */
export const expiredReports = (now: Date, retentionDays: number): Readonly<{ unpaid: Date; paid: Date }> => ({
  unpaid: daysBefore(now, UNPAID_DAYS),
  paid: daysBefore(now, retentionDays),
});

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
