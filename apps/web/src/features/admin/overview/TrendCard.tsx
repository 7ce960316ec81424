import { lazy, Suspense, useState } from 'react';
import { readTrend, type TrendBy } from '../../../shared/api/admin-affiliates';
import { ErrorBoundary } from '../../../shared/ui/ErrorBoundary';
import { EmptyBox } from '../../../shared/ui/EmptyBox';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Remote } from '../Remote';
import texts from './texts';
import { TrendTable } from './TrendTable';

const t = texts.trend;
const kinds = ['day', 'week', 'month'] as const satisfies readonly TrendBy[];
const TrendCharts = lazy(() => import('./TrendCharts'));

/** Sales, revenue and commissions over time, as charts and as a table. */
export function TrendCard() {
  const [by, setBy] = useState<TrendBy>('day');
  const trend = useAdminQuery(['trend', by], () => readTrend(by), { keepPrevious: true });
  return (
    <Card title={t.title} lede={t.lede} actions={<PeriodPicker value={by} onChange={setBy} />}>
      <Remote query={trend} loading={t.loading}>
        {(periods) =>
          periods.every((period) => Object.values(period).every((value) => !Number(value))) ? (
            <EmptyBox {...t.empty} />
          ) : (
            <div className="grid min-w-0 grid-cols-1 gap-5" aria-busy={trend.isPlaceholderData}>
              <ErrorBoundary fallback={null}>
                <Suspense fallback={<div className="h-48" />}>
                  <TrendCharts periods={periods} by={by} />
                </Suspense>
              </ErrorBoundary>
              <TrendTable periods={periods} by={by} />
            </div>
          )
        }
      </Remote>
    </Card>
  );
}

type PeriodPickerProps = { value: TrendBy; onChange: (by: TrendBy) => void };

const PeriodPicker = ({ value, onChange }: PeriodPickerProps) => (
  <fieldset>
    <legend className="sr-only">{t.by}</legend>
    <div className="flex flex-wrap gap-1 rounded-xl border border-line p-1">
      {kinds.map((kind) => (
        <label
          key={kind}
          className="flex min-h-10 cursor-pointer items-center rounded-lg px-3 text-[0.9375rem] font-semibold has-checked:bg-pine-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky-700"
        >
          <input
            type="radio"
            name="trend-by"
            className="sr-only"
            checked={kind === value}
            onChange={() => onChange(kind)}
          />
          <span>{t.kinds[kind]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
