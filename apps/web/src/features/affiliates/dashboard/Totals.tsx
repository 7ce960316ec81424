import { CircleCheck } from 'lucide-react';
import type { Affiliate, CommissionSummary } from '../../../shared/api/affiliate';
import { FigureCell } from '../../../shared/ui/FigureCell';
import { dollars } from '../../../shared/i18n/money';
import { monthName } from '../../../shared/i18n/months';
import texts from './texts';

type Props = { affiliate: Affiliate; summary: CommissionSummary; isKnown: boolean };

/** Earnings, referrals, and the progress to the payout minimum once the commissions are known. */
export function Totals({ affiliate, summary, isKnown }: Props) {
  const { currentMonth } = summary;
  return (
    <section aria-label={texts.totals.title} className="rounded-card bg-white shadow-card">
      <dl className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
        <FigureCell
          name={texts.totals.earnings}
          value={dollars(affiliate.totalEarnings)}
          note={texts.totals.since}
        />
        <FigureCell name={texts.totals.referrals} value={affiliate.totalReferrals} note={texts.totals.paid} />
        <FigureCell
          name={texts.totals.month}
          value={affiliate.monthlyReferrals}
          note={texts.totals.monthNote(monthName(currentMonth.month))}
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
          <span>
            {payoutEligible ? texts.payout.eligible : texts.payout.until(dollars(amountUntilPayout))}
          </span>
        </p>
        <p className="text-[0.9375rem] text-marigold-800">
          {payoutEligible ? texts.payout.eligibleNote(minimum) : texts.payout.untilNote(minimum)}
        </p>
      </div>
      <progress
        aria-label={texts.payout.label}
        className="mt-3 block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-white [&::-moz-progress-bar]:bg-pine-700 [&::-webkit-progress-bar]:bg-white [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-pine-700"
        max={minimumThreshold}
        value={payoutEligible ? minimumThreshold : reached}
      />
    </div>
  );
}
