import { minimumPayoutCents } from '@closewise/domain/ledger';
import { dollarsOf } from '@closewise/domain/money';
import type { CommissionMonth, CommissionSummary } from '../../../shared/api/affiliate';
import { lastMonthsTo, monthOf } from '../../../shared/i18n/months';

/** Dollars. */
export const minimumThreshold = dollarsOf(minimumPayoutCents);

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

/** The last `count` months up to the newest, oldest first, those without a sale too; none before the first sale. */
export function lastMonths(breakdown: readonly CommissionMonth[], count: number): CommissionMonth[] {
  const byMonth = new Map(breakdown.map((entry) => [entry.month, entry]));
  const known = [...byMonth.keys()].toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  return lastMonthsTo(last, count)
    .filter((month) => month >= first)
    .map((month) => byMonth.get(month) ?? nothingIn(month));
}
