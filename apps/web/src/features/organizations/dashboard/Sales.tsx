import type { UseQueryResult } from '@tanstack/react-query';
import { serverMessage } from '../../../shared/api/api-error';
import type { DashboardRange, OrganizationDashboardData } from '../../../shared/api/organization';
import { Notice } from '../../../shared/ui/Notice';
import { Spinner } from '../../../shared/ui/Spinner';
import { dollars } from '../../../shared/i18n/money';
import { FigureCell } from '../../../shared/ui/FigureCell';
import texts from './texts';
import { TopAgents } from './TopAgents';

const t = texts.figures;

type Props = { query: UseQueryResult<OrganizationDashboardData>; range: DashboardRange | null };

/** Figures and top agents of the range, or why they could not be loaded. */
export function Sales({ query, range }: Props) {
  const { data, isPending, isError, isPlaceholderData } = query;
  return (
    <section aria-label={t.title} aria-busy={isPlaceholderData} className="grid min-w-0 gap-6">
      {isPending && (
        <div className="sheet">
          <Spinner label={t.loading} />
        </div>
      )}
      {isError && (
        <div className="sheet grid gap-3 p-5">
          <Notice tone="error">{data ? t.failedAgain : (serverMessage(query.error) ?? t.failed)}</Notice>
          <button
            type="button"
            className="btn btn-quiet justify-self-start"
            onClick={() => void query.refetch()}
          >
            {t.retry}
          </button>
        </div>
      )}
      {data && (
        <div className={`grid min-w-0 gap-6 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
          <Figures data={data} range={range} />
          <TopAgents agents={data.topPerformingAgents} range={range} />
        </div>
      )}
      <p role="status" className="sr-only">
        {isPlaceholderData && texts.range.loading}
      </p>
    </section>
  );
}

const count = new Intl.NumberFormat('en-US');
const ofRange = 'bg-white lg:col-span-3';
const ofNow = 'bg-white lg:col-span-2';

type FiguresProps = { data: OrganizationDashboardData; range: DashboardRange | null };

/** Sales and earnings of the range, and below them the current figures. */
function Figures({ data, range }: FiguresProps) {
  const rangeNote = range === null ? texts.range.noteAll : texts.range.note(range);
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line shadow-card lg:grid-cols-6">
      <FigureCell
        name={texts.figures.earnings}
        value={dollars(data.totalOverrideEarnings)}
        note={rangeNote}
        className={ofRange}
      />
      <FigureCell
        name={texts.figures.sold}
        value={count.format(data.totalReportsSold)}
        note={rangeNote}
        className={ofRange}
      />
      <FigureCell
        name={texts.figures.agents}
        value={count.format(data.totalActiveAgents)}
        note={texts.figures.agentsNote}
        className={ofNow}
      />
      <FigureCell
        name={texts.figures.month}
        value={dollars(data.currentMonthOverrideEarnings)}
        note={texts.figures.monthNote}
        className={ofNow}
      />
      <FigureCell
        name={texts.figures.monthSold}
        value={count.format(data.currentMonthReportsSold)}
        note={texts.figures.monthSoldNote}
        className={ofNow}
      />
    </dl>
  );
}
