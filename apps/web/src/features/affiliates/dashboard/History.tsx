import { lazy, Suspense } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CommissionSummary } from '../../../shared/api/affiliate';
import { EmptyBox } from '../../../shared/ui/EmptyBox';
import { ErrorBoundary } from '../../../shared/ui/ErrorBoundary';
import { Notice } from '../../../shared/ui/Notice';
import { Spinner } from '../../../shared/ui/Spinner';
import { Panel } from '../../../shared/ui/Panel';
import { dollars } from '../../../shared/i18n/money';
import { monthName } from '../../../shared/i18n/months';
import { ColumnHead } from '../../../shared/ui/ColumnHead';
import partnerTexts from '../texts';
import { lastMonths } from './commissions';
import texts from './texts';

const t = texts.history;
const charted = 12;
const HistoryChart = lazy(() => import('./HistoryChart'));

type Props = { query: UseQueryResult<CommissionSummary>; summary: CommissionSummary; waits: boolean };

/** Commissions by month, as a chart and a table. */
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
          {query.isError ? partnerTexts.retry : t.refresh}
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

/** The chart's figures for all months, newest first. */
function HistoryTable({ summary }: { summary: CommissionSummary }) {
  const months = summary.monthlyBreakdown.toSorted((a, b) => b.month.localeCompare(a.month));
  const referrals = months.reduce((sum, { referralCount }) => sum + referralCount, 0);
  return (
    <table className="num mt-4 w-full text-[0.9375rem]">
      <caption className="sr-only">{texts.history.caption}</caption>
      <thead>
        <tr className="border-b border-ink/80">
          <ColumnHead>{texts.history.month}</ColumnHead>
          <ColumnHead numeric>{texts.history.referrals}</ColumnHead>
          <ColumnHead numeric>{texts.history.commission}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, referralCount, totalCommission }) => (
          <tr key={month} className="border-b border-dashed border-line">
            <th scope="row" className="py-2.5 text-left font-medium">
              {monthName(month)}
            </th>
            <td className="px-2 py-2.5 text-right">{referralCount}</td>
            <td className="py-2.5 text-right">{dollars(totalCommission)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold">
          <th scope="row" className="py-2.5 text-left">
            {texts.history.total}
          </th>
          <td className="px-2 py-2.5 text-right">{referrals}</td>
          <td className="py-2.5 text-right">{dollars(summary.totalEarnings)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
