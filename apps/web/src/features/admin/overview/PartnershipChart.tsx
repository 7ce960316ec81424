import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { OrganizationMonth } from '../../../shared/api/organization';
import { lastMonthsTo, monthLabel, monthName } from '../../../shared/i18n/months';
import { axis, grid, tooltipBox } from '../../../shared/ui/chart-style';
import texts from './texts';

const t = texts.partnership.trend;
const charted = 12;

/** New members and reports sold by month. Hidden from screen readers, which use the table. */
export default function PartnershipChart({ months }: { months: readonly OrganizationMonth[] }) {
  const known = new Map(months.map((month) => [month.month, month]));
  const bars = lastMonthsTo(months.at(-1)?.month ?? '1970-01', charted).map((month) => ({
    month,
    joined: known.get(month)?.newMembers ?? 0,
    sold: known.get(month)?.reportsSold ?? 0,
  }));
  return (
    <figure aria-hidden="true" className="h-52">
      <figcaption className="text-sm font-semibold text-muted">{t.chart}</figcaption>
      <ResponsiveContainer width="100%" height={187} initialDimension={{ width: 560, height: 187 }}>
        <BarChart data={bars} accessibilityLayer={false} margin={{ top: 12, right: 4, bottom: 0, left: 0 }}>
          <CartesianGrid {...grid} />
          <XAxis dataKey="month" tickFormatter={(month: string) => monthLabel(month)} {...axis} />
          <YAxis width={32} allowDecimals={false} {...axis} />
          <Tooltip
            cursor={{ fill: 'var(--color-pine-50)' }}
            contentStyle={tooltipBox}
            labelFormatter={(month) => monthName(String(month))}
          />
          <Bar
            dataKey="joined"
            name={t.joined}
            fill="var(--color-marigold-400)"
            maxBarSize={24}
            isAnimationActive={false}
          />
          <Bar
            dataKey="sold"
            name={t.sold}
            fill="var(--color-pine-700)"
            maxBarSize={24}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
