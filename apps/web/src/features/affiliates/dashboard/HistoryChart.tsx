import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { CommissionMonth } from '../../../shared/api/affiliate';
import { dollars } from '../../../shared/i18n/money';
import { monthLabel, monthName } from '../../../shared/i18n/months';
import { axis, grid, shortDollars, tooltipBox } from '../../../shared/ui/chart-style';
import texts from './texts';

/** One bar per month. Hidden from screen readers, which use the table. */
export default function HistoryChart({ months }: { months: readonly CommissionMonth[] }) {
  return (
    <figure aria-hidden="true" className="h-60">
      <figcaption className="text-sm font-semibold text-muted">{texts.history.chart}</figcaption>
      <ResponsiveContainer width="100%" height="92%" initialDimension={{ width: 560, height: 220 }}>
        <BarChart
          data={[...months]}
          accessibilityLayer={false}
          margin={{ top: 12, right: 4, bottom: 0, left: 0 }}
        >
          <CartesianGrid {...grid} />
          <XAxis dataKey="month" tickFormatter={(month: string) => monthLabel(month)} {...axis} />
          <YAxis width={52} tickFormatter={shortDollars} {...axis} />
          <Tooltip
            cursor={{ fill: 'var(--color-pine-50)' }}
            contentStyle={tooltipBox}
            labelFormatter={(month) => monthName(String(month))}
            formatter={(amount) => dollars(Number(amount))}
          />
          <Bar
            dataKey="totalCommission"
            name={texts.history.commission}
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
