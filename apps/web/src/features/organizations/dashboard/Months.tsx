import { minuteMs } from '@closewise/domain/calendar';
import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { serverMessage } from '../../../shared/api/api-error';
import { readOrganizationMonths, type OrganizationMonth } from '../../../shared/api/organization';
import { useLanguage } from '../../../shared/i18n/LanguageContext';
import { lastMonthsTo, monthName } from '../../../shared/i18n/months';
import { EmptyBox } from '../../../shared/ui/EmptyBox';
import { ErrorBoundary } from '../../../shared/ui/ErrorBoundary';
import { Notice } from '../../../shared/ui/Notice';
import { Panel } from '../../../shared/ui/Panel';
import { Spinner } from '../../../shared/ui/Spinner';
import type { Language } from '../../../shared/i18n/language';
import { dollars } from '../../../shared/i18n/money';
import { ColumnHead } from '../../../shared/ui/ColumnHead';
import { messages } from '../messages';
import type { OrganizationMessages } from '../messages.en';
import { organizationDataKey } from './session';

const charted = 12;
const MonthsChart = lazy(() => import('./MonthsChart'));

/** The members' sales by month, as a chart and a table. */
export function Months({ tag }: { tag: string }) {
  const language = useLanguage();
  const t = messages[language].months;
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

type Props = { months: readonly OrganizationMonth[]; t: OrganizationMessages['months']; language: Language };

/** The chart's figures for all months, newest first. */
const MonthsTable = ({ months, t, language }: Props) => (
  <table className="num mt-4 w-full text-[0.9375rem]">
    <caption className="sr-only">{t.caption}</caption>
    <thead>
      <tr className="border-b border-ink/80 align-bottom leading-snug">
        <ColumnHead>{t.month}</ColumnHead>
        <ColumnHead numeric className="max-sm:hidden">
          {t.joined}
        </ColumnHead>
        <ColumnHead numeric>{t.sold}</ColumnHead>
        <ColumnHead numeric className="max-sm:hidden">
          {t.agents}
        </ColumnHead>
        <ColumnHead numeric>{t.override}</ColumnHead>
      </tr>
    </thead>
    <tbody>
      {months.toReversed().map(({ month, newMembers, reportsSold, agentEarnings, organizationOverride }) => (
        <tr key={month} className="border-b border-dashed border-line last:border-0">
          <th scope="row" className="py-2.5 text-left font-medium">
            {monthName(month, language)}
          </th>
          <td className="px-2 py-2.5 text-right max-sm:hidden">{newMembers}</td>
          <td className="px-2 py-2.5 text-right">{reportsSold}</td>
          <td className="px-2 py-2.5 text-right max-sm:hidden">{dollars(agentEarnings)}</td>
          <td className="py-2.5 pl-2 text-right font-semibold">{dollars(organizationOverride)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
