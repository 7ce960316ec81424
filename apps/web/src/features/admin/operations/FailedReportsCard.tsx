import { Link } from 'react-router-dom';
import type { FailedReportView } from '@closewise/contracts/admin';
import { generateOrder } from '../../../shared/api/admin-orders';
import { Badge } from '../../../shared/ui/Badge';
import { Notice } from '../../../shared/ui/Notice';
import { readFailedReports } from '../../../shared/api/admin-orders';
import { Card } from '../Card';
import { useMayChange } from '../may-change';
import { formatMoment } from '../moments';
import { orderLink } from '../orders/order-address';
import { Remote } from '../Remote';
import { useAction } from '../admin-calls';
import { useAdminQuery } from '../admin-calls';
import texts from './texts';
import { useJobs } from './JobsCard';

const t = texts.reports;

export const useFailedReports = () => useAdminQuery(['operations', 'reports'], readFailedReports);

/** Paid reports that failed, are late, or were paid after their erasure. */
export function FailedReportsCard() {
  const reports = useFailedReports();
  const isWorking = useJobs().data?.workers !== 0;
  return (
    <Card title={t.title} lede={t.lede}>
      <Remote query={reports} loading={t.loading}>
        {(view) =>
          view.reports.length === 0 ? (
            <p className="text-muted">{isWorking ? t.empty : t.waiting}</p>
          ) : (
            <ul className="divide-y divide-dashed divide-line">
              {view.reports.map((report) => (
                <FailedReport key={report.reportId} report={report} />
              ))}
            </ul>
          )
        }
      </Remote>
    </Card>
  );
}

function FailedReport({
  report: { id, reportId, status, reason, changedAt, revision },
}: {
  report: FailedReportView;
}) {
  const mayChange = useMayChange();
  const retry = useAction(generateOrder, texts.failed);
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="num font-semibold">{reportId}</p>
          <p>{reason ?? t.late}</p>
          <p className="text-sm text-muted">
            <time dateTime={changedAt}>{formatMoment(changedAt)}</time>
          </p>
        </div>
        <Badge tone={status === 'failed' ? 'bad' : 'warning'}>{t.status[status]}</Badge>
      </div>
      {retry.failure && <Notice tone="error">{retry.failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {mayChange && status !== 'erased' && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-label={t.retryOf(reportId)}
            disabled={retry.busy}
            onClick={() => retry.run({ id, revision })}
          >
            {retry.busy ? texts.busy : t.retry}
          </button>
        )}
        <Link
          className="link inline-flex min-h-8 items-center"
          aria-label={t.order(reportId)}
          to={orderLink(id)}
        >
          {t.openOrder}
        </Link>
      </div>
    </li>
  );
}
