import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { CommissionMonth } from '../../../shared/api/affiliate';
import { dollars } from '../../../shared/i18n/money';
import { monthLabel, monthName } from '../../../shared/i18n/months';
import texts from './texts';

const tick = { fill: 'var(--color-muted)', fontSize: 13 } as const;
const tooltip = { border: '1px solid var(--color-line)', borderRadius: 12 } as const;
const short = (amount: number) => dollars(amount).replace(/\.00$/, '');

/** One bar per month; the table below says the same in figures. */
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
          <CartesianGrid vertical={false} stroke="var(--color-line)" strokeDasharray="3 4" />
          <XAxis dataKey="month" tickFormatter={monthLabel} tick={tick} tickLine={false} axisLine={false} />
          <YAxis width={52} tickFormatter={short} tick={tick} tickLine={false} axisLine={false} />
          <Tooltip
            cursor={{ fill: 'var(--color-pine-50)' }}
            contentStyle={tooltip}
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
