import { useQuery } from '@tanstack/react-query';
import { readPayouts, type PayoutsOf } from '../api/payouts';
import { useLanguage } from '../i18n/LanguageContext';
import { Notice } from '../ui/Notice';
import { Panel } from '../ui/Panel';
import { Spinner } from '../ui/Spinner';
import { LastPayout } from './LastPayout';
import { NextPayout } from './NextPayout';
import en from './messages.en';
import es from './messages.es';

const minuteMs = 60_000;

type Props = { of: PayoutsOf; queryKey: readonly unknown[] };

/** The last payout and the next one, on the dashboard of who gets them; what is read is kept under the key. */
export function Payouts({ of, queryKey }: Props) {
  const language = useLanguage();
  const t = { en, es }[language];
  const query = useQuery({ queryKey, queryFn: () => readPayouts(of), staleTime: minuteMs });
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
    </Panel>
  );
}
