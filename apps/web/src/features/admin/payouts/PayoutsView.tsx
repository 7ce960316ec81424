import { Link, useSearchParams } from 'react-router-dom';
import { readPayoutRuns } from '../../../shared/api/admin-payouts';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { useMayChange } from '../may-change';
import { Remote } from '../Remote';
import { payoutsAddressFrom, payoutsLink } from './payouts-address';
import { PrepareForm } from './PrepareForm';
import { RunView } from './RunView';
import { RunFacts, RunStatus } from './RunFacts';
import texts from './texts';

const t = texts.list;

/** The payout runs, or the one that the address names. */
export function PayoutsView() {
  const [query] = useSearchParams();
  const { runId, only } = payoutsAddressFrom(query);
  return runId === null ? <RunList /> : <RunView key={`${runId} ${only}`} runId={runId} only={only} />;
}

/** All runs, newest first. */
function RunList() {
  const mayChange = useMayChange();
  const query = useAdminQuery(['payouts'], readPayoutRuns);
  return (
    <Card title={t.title} lede={t.lede}>
      <Remote query={query} loading={t.loading}>
        {({ runs }) => (
          <div className="grid gap-6">
            {mayChange && <PrepareForm runs={runs} />}
            {runs.length === 0 && <p className="text-muted">{t.empty}</p>}
            <ul className="divide-y divide-dashed divide-line">
              {runs.map((run) => (
                <li key={run.runId} className="grid gap-2 py-5 first:pt-0 last:pb-0">
                  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                    <h3 className="num text-lg font-semibold">
                      <Link
                        className="link inline-flex min-h-8 items-center"
                        aria-label={t.open(run.runId)}
                        to={payoutsLink({ runId: run.runId, only: undefined })}
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
          </div>
        )}
      </Remote>
    </Card>
  );
}
