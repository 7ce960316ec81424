import { minimumPayoutCents } from '@closewise/domain/payee';
import { dollarsOf } from '@closewise/domain/money';
import type { CommissionMonth, CommissionSummary } from '../../../shared/api/affiliate';
import { lastMonthsTo, monthOf } from '../../../shared/i18n/months';

/** In dollars. */
export const minimumThreshold = dollarsOf(minimumPayoutCents);

/** Shown until the commissions have loaded. */
export const noCommissions = (now = new Date()): CommissionSummary => ({
  totalEarnings: 0,
  monthlyBreakdown: [],
  currentMonth: { month: monthOf(now), referralCount: 0, totalCommission: 0 },
  totalMonths: 0,
  payoutEligible: false,
  minimumThreshold,
  amountUntilPayout: minimumThreshold,
});

const emptyMonth = (month: string): CommissionMonth => ({ month, referralCount: 0, totalCommission: 0 });

/** The latest `count` months, oldest first, including months without sales, but not those before the first sale. */
export function lastMonths(breakdown: readonly CommissionMonth[], count: number): CommissionMonth[] {
  const byMonth = new Map(breakdown.map((entry) => [entry.month, entry]));
  const known = [...byMonth.keys()].toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  return lastMonthsTo(last, count)
    .filter((month) => month >= first)
    .map((month) => byMonth.get(month) ?? emptyMonth(month));
}
