import { lazy, Suspense } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CommissionSummary } from '../../../shared/api/affiliate';
import { EmptyBox } from '../../../shared/ui/EmptyBox';
import { ErrorBoundary } from '../../../shared/ui/ErrorBoundary';
import { Notice } from '../../../shared/ui/Notice';
import { Spinner } from '../../../shared/ui/Spinner';
import generic from '../texts';
import { Panel } from '../../../shared/ui/Panel';
import { lastMonths } from './commissions';
import { HistoryTable } from './HistoryTable';
import texts from './texts';

const t = texts.history;
const charted = 12;
const HistoryChart = lazy(() => import('./HistoryChart'));

type Props = { query: UseQueryResult<CommissionSummary>; summary: CommissionSummary; waits: boolean };

/** Commission by month, drawn and written out. */
export function History({ query, summary, waits }: Props) {
  const months = lastMonths(summary.monthlyBreakdown, charted);
  return (
    <Panel
      title={t.title}
      aside={
        <button
          type="button"
          className="link min-h-8 disabled:text-muted disabled:no-underline"
          disabled={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {query.isError ? generic.retry : t.refresh}
        </button>
      }
    >
      {query.isPending && <Spinner label={t.loading} />}
      {query.isError && <Notice tone="error">{query.data ? t.failedAgain : t.failed}</Notice>}
      {query.data && months.length === 0 && <EmptyBox {...(waits ? t.emptyWaiting : t.empty)} />}
      {months.length > 0 && (
        <>
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<div className="h-60" />}>
              <HistoryChart months={months} />
            </Suspense>
          </ErrorBoundary>
          <HistoryTable summary={summary} />
        </>
      )}
    </Panel>
  );
}
