import type { TrendBy, TrendPeriod } from '../../../shared/api/admin-affiliates';
import { formatCents } from '../../../shared/i18n/money';
import { ColumnHead } from '../../../shared/ui/ColumnHead';
import { dayLabel, dayName } from '../../../shared/i18n/days';
import { monthLabel, monthName } from '../../../shared/i18n/months';
import texts from './texts';

const t = texts.trend;
const money = (cents: number): string => formatCents(cents, 'en', 2);

/** The charts' figures, newest period first. */
export const TrendTable = ({ periods, by }: { periods: readonly TrendPeriod[]; by: TrendBy }) => (
  <details className="min-w-0">
    <summary className="link inline-flex min-h-8 cursor-pointer items-center text-[0.9375rem]">
      {t.figures}
    </summary>
    <div className="mt-2 overflow-x-auto" role="region" aria-label={t.caption} tabIndex={0}>
      <table className="num w-full min-w-140 text-[0.9375rem]">
        <caption className="sr-only">{t.caption}</caption>
        <thead>
          <tr className="border-b border-ink/80 align-bottom leading-snug">
            <ColumnHead>{t.period}</ColumnHead>
            <ColumnHead numeric>{t.reports}</ColumnHead>
            <ColumnHead numeric>{t.sales}</ColumnHead>
            <ColumnHead numeric>{t.revenue}</ColumnHead>
            <ColumnHead numeric>{t.commissions}</ColumnHead>
            <ColumnHead numeric>{t.overrides}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {periods.toReversed().map((period) => (
            <tr key={period.from} className="border-b border-dashed border-line last:border-0">
              <th scope="row" className="py-2 text-left font-medium">
                {periodName(period.from, by)}
              </th>
              <td className="px-2 py-2 text-right">{period.reports}</td>
              <td className="px-2 py-2 text-right">{period.paidReports}</td>
              <td className="px-2 py-2 text-right">{money(period.revenueCents)}</td>
              <td className="px-2 py-2 text-right">{money(period.commissionCents)}</td>
              <td className="py-2 pl-2 text-right">{money(period.overrideCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

/** A period by its first day: `November 26, 2026`, `Week of November 23, 2026`, `November 2026`. */
export function periodName(from: string, by: TrendBy): string {
  if (by === 'month') return monthName(from.slice(0, 7));
  return by === 'week' ? texts.trend.weekOf(dayName(from, 'en')) : dayName(from, 'en');
}

/** The axis label of a period: `Nov 26`, or `Nov` for a month. */
export const periodLabel = (from: string, by: TrendBy): string =>
  by === 'month' ? monthLabel(from.slice(0, 7)) : dayLabel(from, 'en');
