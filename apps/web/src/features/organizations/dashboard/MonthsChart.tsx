import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { OrganizationMonth } from '../../../shared/api/organization';
import type { Language } from '../../../shared/i18n/language';
import { dollars } from '../../../shared/i18n/money';
import { monthLabel, monthName } from '../../../shared/i18n/months';
import { axis, grid, shortDollars, tooltipBox } from '../../../shared/ui/chart-style';
import type { OrganizationMessages } from '../messages.en';

type Props = {
  months: readonly OrganizationMonth[];
  shown: readonly string[];
  t: OrganizationMessages['months'];
  language: Language;
};

/** One bar for each month, including months without sales. Hidden from screen readers, which use the table. */
export default function MonthsChart({ months, shown, t, language }: Props) {
  const overrides = new Map(months.map(({ month, organizationOverride }) => [month, organizationOverride]));
  const bars = shown.map((month) => ({ month, override: overrides.get(month) ?? 0 }));
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
