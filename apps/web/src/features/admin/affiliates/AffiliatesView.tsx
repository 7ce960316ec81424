import { useEffect, useState } from 'react';
import { Plus, RefreshCw } from 'lucide-react';
import { useAdminData } from '../../../shared/account/admin-user';
import { dollars } from '../../../shared/i18n/money';
import { toast } from '../../../shared/toast/toasts';
import { describeFailure } from '../admin-calls';
import { Card } from '../Card';
import { Figure, Figures } from '../FactsAndFigures';
import { useMayChange } from '../may-change';
import { Remote } from '../Remote';
import { useReturningFocus } from '../ChangeForm';
import { ActivityCard } from './ActivityCard';
import { ListCard } from './list/ListCard';
import { useAffiliateList, type AffiliateList } from './list/use-affiliate-list';
import { CreateForm } from './changes/PersonForms';
import texts from './texts';

const t = texts.summary;

/** Totals of all affiliates, the list of affiliates, and recent activity. */
export function AffiliatesView() {
  const affiliates = useAffiliateList();
  return (
    <>
      <SummaryCard list={affiliates.list} />
      <ListCard {...affiliates} />
      <ActivityCard />
    </>
  );
}

/** Totals, and the form that adds an affiliate. */
function SummaryCard({ list }: Pick<AffiliateList, 'list'>) {
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
        {adding && <NewAffiliate onClose={() => setAdding(false)} />}
        <Remote query={list} loading={t.loading}>
          {({ summary }) => (
            <Figures columns={3}>
              <Figure name={t.total} value={String(summary.totalAffiliates)} note={t.totalNote} />
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

function NewAffiliate({ onClose }: { onClose: () => void }) {
  const panel = useReturningFocus();
  return (
    <div ref={panel}>
      <CreateForm onClose={onClose} />
    </div>
  );
}

/** Shows each failure in a toast, since the reader may have scrolled away from the card. */
function useFailureToast(error: unknown): void {
  const description = describeFailure(error, t.failed);
  useEffect(() => {
    if (description) toast({ title: t.error, description, variant: 'destructive' });
  }, [error, description]);
}
