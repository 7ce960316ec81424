import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { OrganizationMonth } from '../../../../shared/api/organization';
import type { Language } from '../../../../shared/i18n/language';
import { dollars } from '../../../../shared/i18n/money';
import { monthLabel, monthName } from '../../../../shared/i18n/months';
import { axis, grid, shortDollars, tooltipBox } from '../../../../shared/ui/chart-style';
import type { MonthsMessages } from './messages.en';

type Props = {
  months: readonly OrganizationMonth[];
  shown: readonly string[];
  t: MonthsMessages;
  language: Language;
};

/** One bar for each month that is shown, those without a sale too; the table below says the same in figures. */
export default function MonthsChart({ months, shown, t, language }: Props) {
  const overrideOf = new Map(months.map(({ month, organizationOverride }) => [month, organizationOverride]));
  const bars = shown.map((month) => ({ month, override: overrideOf.get(month) ?? 0 }));
  return (
    <figure aria-hidden="true" className="h-56">
      <figcaption className="text-sm font-semibold text-muted">{t.chart}</figcaption>
      <ResponsiveContainer width="100%" height="92%" initialDimension={{ width: 560, height: 200 }}>
        <BarChart data={bars} accessibilityLayer={false} margin={{ top: 12, right: 4, bottom: 0, left: 0 }}>
          <CartesianGrid {...grid} />
          <XAxis dataKey="month" tickFormatter={(month: string) => monthLabel(month, language)} {...axis} />
          <YAxis width={52} tickFormatter={shortDollars} {...axis} />
          <Tooltip
            cursor={{ fill: 'var(--color-pine-50)' }}
            contentStyle={tooltipBox}
            labelFormatter={(month) => monthName(String(month), language)}
            formatter={(amount) => dollars(Number(amount))}
          />
          <Bar
            dataKey="override"
            name={t.override}
            fill="var(--color-pine-700)"
            maxBarSize={44}
            radius={[6, 6, 0, 0]}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
