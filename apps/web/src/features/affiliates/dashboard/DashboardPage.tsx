import { PrivateSeo } from '../../../shared/seo/Seo';
import { PageWaiting } from '../../../shared/ui/PageWaiting';
import { DashboardProblem } from './DashboardProblem';
import { OpenDashboard } from './OpenDashboard';
import t from './texts';
import { useDashboard } from './use-dashboard';

/** `/affiliate/dashboard/{token}`, `?token=`, and without either for who has come by a link before. */
export default function DashboardPage() {
  const { query, token } = useDashboard();
  return (
    <>
      <PrivateSeo {...t.seo} />
      {query.isPending && <PageWaiting label={t.loading} />}
      {query.isError && (
        <DashboardProblem
          error={query.error}
          hasToken={token !== null}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && token === null && <OpenDashboard affiliate={query.data} />}
      {query.isSuccess && token !== null && <PageWaiting label={t.loading} />}
    </>
  );
}
