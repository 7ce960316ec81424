import { Link } from 'react-router-dom';
import { readPayoutRuns } from '../../../shared/api/admin-payouts';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Remote } from '../Remote';
import { payoutsQuery } from './payouts-address';
import { RunFacts } from './RunFacts';
import { RunStatus } from './RunStatus';
import texts from './texts';

const t = texts.list;

/** All runs, the newest first. */
export function RunList() {
  const runs = useAdminQuery(['payouts'], readPayoutRuns);
  return (
    <Card title={t.title} lede={t.lede}>
      <Remote query={runs} loading={t.loading}>
        {(view) =>
          view.runs.length === 0 ? (
            <p className="text-muted">{t.empty}</p>
          ) : (
            <ul className="divide-y divide-dashed divide-line">
              {view.runs.map((run) => (
                <li key={run.runId} className="grid gap-2 py-5 first:pt-0 last:pb-0">
                  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                    <h3 className="num text-lg font-semibold">
                      <Link
                        className="link inline-flex min-h-8 items-center"
                        aria-label={t.open(run.runId)}
                        to={payoutsQuery({ runId: run.runId, only: undefined })}
                      >
                        {run.runId}
                      </Link>
                    </h3>
                    <RunStatus status={run.status} />
                  </div>
                  <RunFacts run={run} />
                </li>
              ))}
            </ul>
          )
        }
      </Remote>
    </Card>
  );
}
