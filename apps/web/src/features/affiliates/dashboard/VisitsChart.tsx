import { useState } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { LinkVisits } from '../../../shared/api/affiliate';
import { dayLabel, dayName, lastDays } from '../../../shared/i18n/days';
import type { Language } from '../../../shared/i18n/language';
import { axis, grid, tooltipBox } from '../../../shared/ui/chart-style';
import type { AffiliateMessages } from '../messages.en';

type Props = { visits: LinkVisits; t: AffiliateMessages['visits']; language: Language };

/** One bar per day, including days without visits. Hidden from screen readers, which use the table. */
export default function VisitsChart({ visits: { byDay, days }, t, language }: Props) {
  const visitsByDay = new Map(byDay.map(({ day, visits }) => [day, visits]));
  const [now] = useState(() => new Date());
  const bars = lastDays(now, days).map((day) => ({ day, visits: visitsByDay.get(day) ?? 0 }));
  return (
    <figure aria-hidden="true" className="h-48">
      <figcaption className="text-sm font-semibold text-muted">{t.chart}</figcaption>
      <ResponsiveContainer width="100%" height={173} initialDimension={{ width: 560, height: 173 }}>
        <BarChart data={bars} accessibilityLayer={false} margin={{ top: 12, right: 4, bottom: 0, left: 0 }}>
          <CartesianGrid {...grid} />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => dayLabel(day, language)}
            {...axis}
            minTickGap={32}
          />
          <YAxis width={36} allowDecimals={false} {...axis} />
          <Tooltip
            cursor={{ fill: 'var(--color-pine-50)' }}
            contentStyle={tooltipBox}
            labelFormatter={(day) => dayName(String(day), language)}
          />
          <Bar
            dataKey="visits"
            name={t.visits}
            fill="var(--color-pine-700)"
            maxBarSize={20}
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
