import { actorInWords } from '@closewise/domain/actor';
import type { PayoutRun } from '../../../shared/api/admin-payouts';
import { formatCents } from '../../../shared/i18n/money';
import { Badge } from '../../../shared/ui/Badge';
import { formatMoment } from '../moments';
import texts from './texts';

const money = (cents: number) => formatCents(cents, 'en', 2);

/** Amounts of a run, and who prepared, approved and executed it. */
export function RunFacts({ run }: { run: PayoutRun }) {
  const { paidCents, payCents, counts, preparedAt, approvedAt, executedAt, ended, endedAt } = run;
  return (
    <div className="grid gap-1 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
      <p className="num text-ink">{texts.paid(money(paidCents), money(payCents), counts.paid ?? 0)}</p>
      <p>{texts.prepared(actorInWords(run.preparedVia, run.preparedBy), formatMoment(preparedAt))}</p>
      {run.approvedBy && run.approvedVia && approvedAt && (
        <p>{texts.approved(actorInWords(run.approvedVia, run.approvedBy), formatMoment(approvedAt))}</p>
      )}
      {executedAt && <p>{texts.executed(listExecutors(run), formatMoment(executedAt))}</p>}
      {endedAt && (
        <p>
          {ended
            ? texts.endedBy(actorInWords(ended.via, ended.by), ended.reason, formatMoment(endedAt))
            : texts.ended(formatMoment(endedAt))}
        </p>
      )}
    </div>
  );
}

const listExecutors = ({ executedBy, executedVia }: PayoutRun): string =>
  executedBy.map((name, at) => actorInWords(executedVia[at] ?? 'operator', name)).join(', ');

const tones = {
  prepared: 'warning',
  approved: 'accent',
  executing: 'accent',
  completed: 'good',
  cancelled: 'plain',
} as const;

export const RunStatus = ({ status }: Pick<PayoutRun, 'status'>) => (
  <Badge tone={tones[status]}>{texts.status[status]}</Badge>
);
