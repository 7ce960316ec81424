import { useState } from 'react';
import type { AdminAction } from '@closewise/contracts/admin';
import { readAdminActions } from '../../../shared/api/admin';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { formatMoment } from '../moments';
import { Pager } from '../Pager';
import { Remote } from '../Remote';
import texts from './texts';

const t = texts.audit;
const pageSize = 20;

/** The audit log of admins and operators, page by page. */
export function AuditCard() {
  const [page, setPage] = useState(1);
  const actions = useAdminQuery(['audit', page], () => readAdminActions(page, pageSize), {
    keepPrevious: true,
  });
  return (
    <Card title={t.title} lede={t.lede}>
      <Remote query={actions} loading={t.loading}>
        {(view) =>
          view.total === 0 ? (
            <p className="text-muted">{t.empty}</p>
          ) : (
            <>
              <ol aria-busy={actions.isFetching} className="divide-y divide-dashed divide-line">
                {view.actions.map((action) => (
                  <ActionLine key={action.id} action={action} />
                ))}
              </ol>
              <Pager texts={t} page={page} pageSize={pageSize} total={view.total} onPage={setPage} />
            </>
          )
        }
      </Remote>
    </Card>
  );
}

function ActionLine({ action: { at, admin, summary, reason } }: { action: AdminAction }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3.5 leading-snug sm:grid-cols-[13rem_1fr]">
      <p className="text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
        <time dateTime={at} className="num">
          {formatMoment(at)}
        </time>
        <span className="block font-semibold text-ink">{admin}</span>
      </p>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>{summary}</p>
        {reason && <p className="mt-0.5 text-[0.9375rem] text-muted">{`${t.reason}: ${reason}`}</p>}
      </div>
    </li>
  );
}
