import { useEffect, useState } from 'react';
import { Plus, RefreshCw } from 'lucide-react';
import { useAdminData } from '../../../shared/account/admin-user';
import { dollars } from '../../../shared/i18n/money';
import { toast } from '../../../shared/toast/toasts';
import { failureOf } from '../admin-calls';
import { Card } from '../Card';
import { Figure } from '../Figure';
import { Figures } from '../Figures';
import { useMayChange } from '../may-change';
import { Remote } from '../Remote';
import { CreateForm } from './changes/CreateForm';
import type { AffiliateList } from './list/use-affiliate-list';
import texts from './texts';
import { useReturningFocus } from './use-returning-focus';

const t = texts.summary;

/** The sums of all affiliates, and the way to one more. */
export function SummaryCard({ list }: Pick<AffiliateList, 'list'>) {
  const [adding, setAdding] = useState(false);
  const { refresh } = useAdminData();
  const mayChange = useMayChange();
  useFailureToast(list.error);
  return (
    <Card
      title={t.title}
      actions={
        <>
          <button
            type="button"
            className="btn btn-quiet"
            disabled={list.isFetching}
            onClick={() => refresh()}
          >
            <RefreshCw aria-hidden size={18} />
            <span>{list.isFetching ? t.refreshing : t.refresh}</span>
          </button>
          {mayChange && (
            <button
              type="button"
              className="btn btn-primary"
              aria-expanded={adding}
              onClick={() => setAdding(!adding)}
            >
              <Plus aria-hidden size={18} />
              {t.add}
            </button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {adding && <Adding onClose={() => setAdding(false)} />}
        <Remote query={list} loading={t.loading}>
          {({ summary }) => (
            <Figures columns={3}>
              <Figure name={t.total} value={String(summary.totalAffiliates)} />
              <Figure name={t.monthly} value={String(summary.monthlyReferrals)} note={t.monthlyNote} />
              <Figure
                name={t.commissions}
                value={dollars(summary.totalCommissions)}
                note={t.commissionsNote}
              />
            </Figures>
          )}
        </Remote>
      </div>
    </Card>
  );
}

function Adding({ onClose }: { onClose: () => void }) {
  const panel = useReturningFocus();
  return (
    <div ref={panel}>
      <CreateForm onClose={onClose} />
    </div>
  );
}

/** Each failure is told once, wherever on the page one reads at that moment. */
function useFailureToast(error: unknown): void {
  const description = failureOf(error, t.failed);
  useEffect(() => {
    if (description) toast({ title: t.error, description, variant: 'destructive' });
  }, [error, description]);
}
