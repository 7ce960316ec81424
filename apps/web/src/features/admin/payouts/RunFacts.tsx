import type { PayoutRun } from '../../../shared/api/admin-payouts';
import { formatCents } from '../../../shared/i18n/money';
import { momentOf } from '../moment';
import texts from './texts';

const money = (cents: number) => formatCents(cents, 'en', 2);

/** What a run comes to, and who did what. */
export function RunFacts({ run }: { run: PayoutRun }) {
  const { paidCents, payCents, counts, preparedBy, preparedAt, approvedBy, approvedAt } = run;
  const { executedBy, executedAt, ended, endedAt } = run;
  return (
    <div className="grid gap-1 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
      <p className="num text-ink">{texts.paid(money(paidCents), money(payCents), counts.paid ?? 0)}</p>
      <p>{texts.prepared(preparedBy, momentOf(preparedAt))}</p>
      {approvedBy && approvedAt && <p>{texts.approved(approvedBy, momentOf(approvedAt))}</p>}
      {executedAt && <p>{texts.executed(executedBy.join(', '), momentOf(executedAt))}</p>}
      {endedAt && (
        <p>
          {ended ? texts.endedBy(ended.by, ended.reason, momentOf(endedAt)) : texts.ended(momentOf(endedAt))}
        </p>
      )}
    </div>
  );
}
