import type { PayoutsOf } from '../api/payouts';
import { dayName } from '../i18n/days';
import { useLanguage } from '../i18n/LanguageContext';
import { formatCents } from '../i18n/money';
import { Notice } from '../ui/Notice';
import { Panel } from '../ui/Panel';
import { Spinner } from '../ui/Spinner';
import { LastPayout } from './LastPayout';
import { NextPayout } from './NextPayout';
import en from './messages.en';
import es from './messages.es';
import { usePayouts } from './use-payouts';

type Props = { of: PayoutsOf; queryKey: readonly unknown[] };

/** The last payout and the next one, on the dashboard of who gets them; what is read is kept under the key. */
export function Payouts({ of, queryKey }: Props) {
  const language = useLanguage();
  const t = { en, es }[language];
  const query = usePayouts(of, queryKey);
  const { disputedCents = 0, heldUntil = null } = query.data ?? {};
  return (
    <Panel title={t.title} lede={t.lede}>
      {query.isPending && <Spinner label={t.loading} />}
      {query.isError && (
        <div className="grid gap-3">
          <Notice tone="error">{t.failed}</Notice>
          <button
            type="button"
            className="btn btn-quiet justify-self-start"
            onClick={() => void query.refetch()}
          >
            {t.retry}
          </button>
        </div>
      )}
      {heldUntil && (
        <div className="mb-5">
          <Notice tone="warning">{t.heldUntil(dayName(heldUntil, language))}</Notice>
        </div>
      )}
      {query.isSuccess && (
        <div className="grid gap-6 sm:grid-cols-2">
          <LastPayout last={query.data.last} t={t} language={language} />
          <NextPayout
            next={query.data.next}
            minimumCents={query.data.minimumCents}
            t={t}
            language={language}
          />
        </div>
      )}
      {disputedCents > 0 && (
        <p className="mt-5 text-[0.9375rem] text-muted">
          {t.disputed(formatCents(disputedCents, language, 2))}
        </p>
      )}
    </Panel>
  );
}
