import { CircleCheck } from 'lucide-react';
import type { Affiliate, CommissionSummary } from '../../../shared/api/affiliate';
import { FigureCell } from '../../../shared/ui/FigureCell';
import { dollars } from '../../../shared/i18n/money';
import { monthName } from '../../../shared/i18n/months';
import t from './texts';

type Props = { affiliate: Affiliate; summary: CommissionSummary; isKnown: boolean };

/** Earnings, referrals, and how far the payout is once the commissions are known. */
export function Totals({ affiliate, summary, isKnown }: Props) {
  const { currentMonth } = summary;
  return (
    <section aria-label={t.totals.title} className="rounded-card bg-white shadow-card">
      <dl className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
        <FigureCell name={t.totals.earnings} value={dollars(affiliate.totalEarnings)} note={t.totals.since} />
        <FigureCell name={t.totals.referrals} value={affiliate.totalReferrals} note={t.totals.paid} />
        <FigureCell
          name={t.totals.month}
          value={affiliate.monthlyReferrals}
          note={t.totals.monthNote(monthName(currentMonth.month))}
        />
      </dl>
      <div className={isKnown ? '' : 'invisible'}>
        <Payout summary={summary} />
      </div>
    </section>
  );
}

function Payout({ summary }: { summary: CommissionSummary }) {
  const { payoutEligible, minimumThreshold, amountUntilPayout } = summary;
  const minimum = dollars(minimumThreshold).replace('.00', '');
  const reached = Math.min(minimumThreshold, Math.max(0, minimumThreshold - amountUntilPayout));
  return (
    <div className="rounded-b-card border-t border-dashed border-line bg-marigold-100 px-5 py-4 sm:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="num flex items-center gap-2 text-lg font-bold">
          {payoutEligible && <CircleCheck aria-hidden size={20} className="text-pine-700" />}
          <span>{payoutEligible ? t.payout.eligible : t.payout.until(dollars(amountUntilPayout))}</span>
        </p>
        <p className="text-[0.9375rem] text-marigold-800">
          {payoutEligible ? t.payout.eligibleNote(minimum) : t.payout.untilNote(minimum)}
        </p>
      </div>
      <progress
        aria-label={t.payout.label}
        className="mt-3 block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-white [&::-moz-progress-bar]:bg-pine-700 [&::-webkit-progress-bar]:bg-white [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-pine-700"
        max={minimumThreshold}
        value={payoutEligible ? minimumThreshold : reached}
      />
    </div>
  );
}
