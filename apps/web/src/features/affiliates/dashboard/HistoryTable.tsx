import type { CommissionSummary } from '../../../shared/api/affiliate';
import { dollars } from '../../../shared/i18n/money';
import { monthName } from '../../../shared/i18n/months';
import { ColumnHead } from '../../../shared/ui/ColumnHead';
import texts from './texts';

const t = texts.history;

/** What the chart shows, in figures; all months, the newest first. */
export function HistoryTable({ summary }: { summary: CommissionSummary }) {
  const months = summary.monthlyBreakdown.toSorted((a, b) => b.month.localeCompare(a.month));
  const referrals = months.reduce((sum, { referralCount }) => sum + referralCount, 0);
  return (
    <table className="num mt-4 w-full text-[0.9375rem]">
      <caption className="sr-only">{t.caption}</caption>
      <thead>
        <tr className="border-b border-ink/80">
          <ColumnHead>{t.month}</ColumnHead>
          <ColumnHead numeric>{t.referrals}</ColumnHead>
          <ColumnHead numeric>{t.commission}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, referralCount, totalCommission }) => (
          <tr key={month} className="border-b border-dashed border-line">
            <th scope="row" className="py-2.5 text-left font-medium">
              {monthName(month)}
            </th>
            <td className="px-2 py-2.5 text-right">{referralCount}</td>
            <td className="py-2.5 text-right">{dollars(totalCommission)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold">
          <th scope="row" className="py-2.5 text-left">
            {t.total}
          </th>
          <td className="px-2 py-2.5 text-right">{referrals}</td>
          <td className="py-2.5 text-right">{dollars(summary.totalEarnings)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
