import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { readPayoutRun, type PayoutLineStatus, type PayoutRun } from '../../../shared/api/admin-payouts';
import { SelectField } from '../../../shared/ui/SelectField';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Pager } from '../Pager';
import { Remote } from '../Remote';
import { LinesTable } from './LinesTable';
import { lineStatuses, payoutsQuery } from './payouts-address';
import { RunFacts } from './RunFacts';
import { RunStatus } from './RunStatus';
import texts from './texts';

const t = texts.run;
const pageSize = 50;

type Props = { runId: string; only: PayoutLineStatus | undefined };

/** One run with its lines, page by page. */
export function RunView({ runId, only }: Props) {
  const [page, setPage] = useState(1);
  const read = () => readPayoutRun(runId, page, pageSize, only);
  const query = useAdminQuery(['payouts', runId, only ?? '', page], read, { keepPrevious: true });
  const back = (
    <Link
      className="link inline-flex min-h-8 items-center"
      to={payoutsQuery({ runId: null, only: undefined })}
    >
      {t.back}
    </Link>
  );
  return (
    <Card title={t.title(runId)} actions={back}>
      <Remote query={query} loading={t.loading}>
        {({ run, lines, total }) => (
          <div className="grid gap-5">
            <div className="grid justify-items-start gap-3">
              <RunStatus status={run.status} />
              <RunFacts run={run} />
            </div>
            <Filter run={run} only={only} />
            {lines.length === 0 ? <p className="text-muted">{t.empty}</p> : <LinesTable lines={lines} />}
            <Pager
              texts={{ pages: t.pages, back: t.previous, forth: t.forth, range: t.range }}
              page={page}
              pageSize={pageSize}
              total={total}
              onPage={setPage}
            />
          </div>
        )}
      </Remote>
    </Card>
  );
}

/** Which of the lines are shown; states that no line is in are left out. */
function Filter({ run, only }: { run: PayoutRun; only: PayoutLineStatus | undefined }) {
  const navigate = useNavigate();
  const shown = lineStatuses.filter((status) => status === only || (run.counts[status] ?? 0) > 0);
  return (
    <SelectField
      label={t.filter}
      options={{
        '': t.all(run.lines),
        ...Object.fromEntries(shown.map((status) => [status, t.only[status](run.counts[status] ?? 0)])),
      }}
      value={only ?? ''}
      className="max-w-xs"
      onChange={({ target }) => {
        const next = lineStatuses.find((status) => status === target.value);
        void navigate(payoutsQuery({ runId: run.runId, only: next }));
      }}
    />
  );
}
