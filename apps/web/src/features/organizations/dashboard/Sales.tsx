import type { UseQueryResult } from '@tanstack/react-query';
import { serverMessage } from '../../../shared/api/api-error';
import type { DashboardRange, OrganizationDashboardData } from '../../../shared/api/organization';
import { Notice } from '../../../shared/ui/Notice';
import { Spinner } from '../../../shared/ui/Spinner';
import { Figures } from './Figures';
import texts from './texts';
import { TopAgents } from './TopAgents';

const t = texts.figures;

type Props = { query: UseQueryResult<OrganizationDashboardData>; range: DashboardRange | null };

/** What members sell: figures and top agents of the range, or why they are not there. */
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
