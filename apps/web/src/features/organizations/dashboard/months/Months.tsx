import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { serverMessage } from '../../../../shared/api/api-error';
import { readOrganizationMonths } from '../../../../shared/api/organization';
import { useLanguage } from '../../../../shared/i18n/LanguageContext';
import { lastMonthsTo } from '../../../../shared/i18n/months';
import { EmptyBox } from '../../../../shared/ui/EmptyBox';
import { ErrorBoundary } from '../../../../shared/ui/ErrorBoundary';
import { Notice } from '../../../../shared/ui/Notice';
import { Panel } from '../../../../shared/ui/Panel';
import { Spinner } from '../../../../shared/ui/Spinner';
import { organizationDataKey } from '../session';
import en from './messages.en';
import es from './messages.es';
import { MonthsTable } from './MonthsTable';

const minuteMs = 60_000;
const charted = 12;
const MonthsChart = lazy(() => import('./MonthsChart'));

/** What the members have sold month by month, drawn and written out. */
export function Months({ tag }: { tag: string }) {
  const language = useLanguage();
  const t = { en, es }[language];
  const query = useQuery({
    queryKey: [organizationDataKey, tag, 'months'],
    queryFn: () => readOrganizationMonths(tag),
    staleTime: minuteMs,
  });
  const months = query.data ?? [];
  const newest = months.at(-1)?.month;
  const shown = newest === undefined ? [] : lastMonthsTo(newest, charted);
  return (
    <Panel title={t.title} lede={t.lede}>
      {query.isPending && <Spinner label={t.loading} />}
      {query.isError && (
        <div className="grid gap-3">
          <Notice tone="error">{serverMessage(query.error) ?? t.failed}</Notice>
          <button
            type="button"
            className="btn btn-quiet justify-self-start"
            onClick={() => void query.refetch()}
          >
            {t.retry}
          </button>
        </div>
      )}
      {query.data && months.length === 0 && <EmptyBox {...t.empty} />}
      {months.length > 0 && (
        <>
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<div className="h-56" />}>
              <MonthsChart months={months} shown={shown} t={t} language={language} />
            </Suspense>
          </ErrorBoundary>
          <MonthsTable months={months} t={t} language={language} />
        </>
      )}
    </Panel>
  );
}
