import type { CommissionMonth, CommissionSummary } from '../../../shared/api/affiliate';
import { formatCents } from '../../../shared/i18n/money';

export const minimumThreshold = 100;

const written = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit', timeZone: 'UTC' });
const firstOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** `2026-11` as `November 2026`. */
export const monthName = (month: string): string => written.format(firstOf(month));

/** `2026-11` as `Nov 26`. */
export const monthLabel = (month: string): string => short.format(firstOf(month));

/** The month of an instant, in UTC as all bookings are. */
export const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7);

/** The specified endpoints speak in dollars. */
export const dollars = (amount: number): string => formatCents(Math.round(amount * 100), 'en', 2);

/** What stands while the commissions are not known: no month, not eligible. */
export const noCommissions = (now = new Date()): CommissionSummary => ({
  totalEarnings: 0,
  monthlyBreakdown: [],
  currentMonth: { month: monthOf(now), referralCount: 0, totalCommission: 0 },
  totalMonths: 0,
  payoutEligible: false,
  minimumThreshold,
  amountUntilPayout: minimumThreshold,
});

const nothingIn = (month: string): CommissionMonth => ({ month, referralCount: 0, totalCommission: 0 });

function monthsBefore(month: string, count: number): string {
  const date = firstOf(month);
  date.setUTCMonth(date.getUTCMonth() - count);
  return monthOf(date);
}

/** The last `count` months up to the newest, oldest first, those without a sale too; none before the first sale. */
export function lastMonths(breakdown: readonly CommissionMonth[], count: number): CommissionMonth[] {
  const byMonth = new Map(breakdown.map((entry) => [entry.month, entry]));
  const known = [...byMonth.keys()].toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: count }, (_, index) => monthsBefore(last, count - 1 - index))
    .filter((month) => month >= first)
    .map((month) => byMonth.get(month) ?? nothingIn(month));
}
