import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { dollarsOf } from '@closewise/domain/money';
import type { TrendBy, TrendPeriod } from '../../../shared/api/admin-affiliates';
import { dollars } from '../../../shared/i18n/money';
import { axis, grid, shortDollars, tooltipBox } from '../../../shared/ui/chart-style';
import { periodLabel, periodName } from './TrendTable';
import texts from './texts';

const t = texts.trend;

type Row = Readonly<{ from: string; sales: number; revenue: number; commissions: number; overrides: number }>;
type BarSeries = Readonly<{ key: keyof Row; name: string; fill: string }>;

/** A chart for each measure. Hidden from screen readers, which use the table. */
export default function TrendCharts({ periods, by }: { periods: readonly TrendPeriod[]; by: TrendBy }) {
  const rows = periods.map(toRow);
  const shared = { rows, by };
  return (
    <div aria-hidden="true" className="grid gap-6 lg:grid-cols-3">
      <Chart
        {...shared}
        title={t.sales}
        bars={[{ key: 'sales', name: t.sales, fill: 'var(--color-pine-700)' }]}
      />
      <Chart
        {...shared}
        money
        title={t.revenue}
        bars={[{ key: 'revenue', name: t.revenue, fill: 'var(--color-pine-700)' }]}
      />
      <Chart
        {...shared}
        money
        title={t.earned}
        bars={[
          { key: 'commissions', name: t.commissions, fill: 'var(--color-pine-700)' },
          { key: 'overrides', name: t.overrides, fill: 'var(--color-marigold-400)' },
        ]}
      />
    </div>
  );
}

const toRow = ({ from, paidReports, revenueCents, commissionCents, overrideCents }: TrendPeriod): Row => ({
  from,
  sales: paidReports,
  revenue: dollarsOf(revenueCents),
  commissions: dollarsOf(commissionCents),
  overrides: dollarsOf(overrideCents),
});

type Props = {
  title: string;
  rows: readonly Row[];
  by: TrendBy;
  bars: readonly BarSeries[];
  money?: boolean;
};

const Chart = ({ title, rows, by, bars, money = false }: Props) => (
  <figure className="h-52 min-w-0">
    <figcaption className="text-sm font-semibold text-muted">{title}</figcaption>
    <ResponsiveContainer width="100%" height={187} initialDimension={{ width: 300, height: 187 }}>
      <BarChart
        data={[...rows]}
        accessibilityLayer={false}
        margin={{ top: 12, right: 4, bottom: 0, left: 0 }}
      >
        <CartesianGrid {...grid} />
        <XAxis
          dataKey="from"
          tickFormatter={(from: string) => periodLabel(from, by)}
          {...axis}
          minTickGap={28}
        />
        <YAxis
          width={money ? 56 : 32}
          allowDecimals={money}
          {...(money && { tickFormatter: shortDollars })}
          {...axis}
        />
        <Tooltip
          cursor={{ fill: 'var(--color-pine-50)' }}
          contentStyle={tooltipBox}
          labelFormatter={(from) => periodName(String(from), by)}
          {...(money && { formatter: (amount: unknown) => dollars(Number(amount)) })}
        />
        {bars.map(({ key, name, fill }) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            fill={fill}
            stackId="all"
            maxBarSize={32}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  </figure>
);
