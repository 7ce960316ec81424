import { hourMs } from '@closewise/domain/calendar';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { AccountView } from '@closewise/contracts/admin';
import { dollarsOf } from '@closewise/domain/money';
import type { LedgerEntry } from '../../../shared/api/admin-ledger';
import { dollars } from '../../../shared/i18n/money';
import { axis, grid, shortDollars, tooltipBox } from '../../../shared/ui/chart-style';
import { tickFormatter, formatUtcMoment } from '../moments';
import texts from './texts';

type Props = {
  entries: readonly LedgerEntry[];
  rateChanges: AccountView['rateChanges'];
  selected: number;
  onSelect: (number: number) => void;
};

/**
 * The balance as a step line, with the selected entry and rate changes marked. Hidden from screen readers, which use
 * the tables below.
 */
export default function BalanceChart({ entries, rateChanges, selected, onSelect }: Props) {
  const points = balancePoints(entries);
  const span = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0);
  const [start, end] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const changes = rateChanges.map(({ at, ratePercent }) => ({ x: Date.parse(at), ratePercent }));
  const marked = points.find(({ number }) => number === selected);
  const select = (index: unknown) => {
    const number = points[Number(index)]?.number;
    if (number) onSelect(number);
  };
  return (
    <figure aria-hidden="true" className="h-64">
      <figcaption className="text-sm font-semibold text-muted">{texts.chart.title}</figcaption>
      <ResponsiveContainer width="100%" height={236} initialDimension={{ width: 560, height: 236 }}>
        <LineChart
          data={points}
          accessibilityLayer={false}
          margin={{ top: 12, right: 12, bottom: 0, left: 0 }}
          onClick={({ activeTooltipIndex }) => select(activeTooltipIndex)}
        >
          <CartesianGrid {...grid} />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            tickFormatter={tickFormatter(span)}
            {...axis}
            minTickGap={40}
          />
          <YAxis width={60} tickFormatter={shortDollars} {...axis} />
          <Tooltip
            contentStyle={tooltipBox}
            labelFormatter={(at) => formatUtcMoment(new Date(Number(at)).toISOString())}
            formatter={(amount) => dollars(Number(amount))}
          />
          <ReferenceLine y={0} stroke="var(--color-field)" />
          {changes
            .filter(({ x }) => x >= start && x <= end)
            .map(({ x, ratePercent }) => (
              <ReferenceLine
                key={x}
                x={x}
                stroke="var(--color-marigold-800)"
                strokeDasharray="4 3"
                label={{ value: `${ratePercent}%`, position: 'insideTopLeft', fontSize: 12 }}
              />
            ))}
          <Line
            type="stepAfter"
            dataKey="balance"
            name={texts.chart.balance}
            stroke="var(--color-pine-700)"
            strokeWidth={2.5}
            dot={false}
            isAnimationActive={false}
          />
          {marked && (
            <ReferenceDot
              x={marked.at}
              y={marked.balance}
              r={7}
              fill="var(--color-marigold-400)"
              stroke="var(--color-ink)"
              strokeWidth={2}
            />
          )}
        </LineChart>
      </ResponsiveContainer>
    </figure>
  );
}

/**
 * A point of the line: from `at` (ms) on, the balance is `balance` (dollars). `number` is null for the points before
 * the first and after the last entry.
 */
export type BalancePoint = { at: number; balance: number; number: number | null };

/** The points of the line, with a margin before the first and after the last entry. */
function balancePoints(entries: readonly LedgerEntry[]): BalancePoint[] {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return [];
  const [from, to] = [Date.parse(first.at), Date.parse(last.at)];
  const margin = (to - from) * 0.04 || hourMs;
  return [
    { at: from - margin, balance: dollarsOf(first.balanceCents - first.cents), number: null },
    ...entries.map(({ at, balanceCents, number }) => ({
      at: Date.parse(at),
      balance: dollarsOf(balanceCents),
      number,
    })),
    { at: to + margin, balance: dollarsOf(last.balanceCents), number: null },
  ];
}
