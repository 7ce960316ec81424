import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ApiError } from '../../../shared/api/api-error';
import type { Language } from '../../../shared/i18n/language';
import { formatCents } from '../../../shared/i18n/money';
import { href } from '../../../shared/i18n/paths';
import { usePremium } from '../../../shared/report/use-premium';
import { PrivateSeo } from '../../../shared/seo/Seo';
import { PineBand } from '../../../shared/ui/PineBand';
import { Spinner } from '../../../shared/ui/Spinner';
import type { PremiumMessages } from './messages.en';
import { Upgrade, UpgradeEnd, useUpgradeIntent } from './Upgrade';

type Props = { t: PremiumMessages; language: Language };

export default function PremiumPage({ t, language }: Props) {
  const { reportId } = useParams();
  if (!reportId) return <Navigate replace to={href('home', language)} />;
  return <Premium key={reportId} {...{ t, language, reportId }} />;
}

/** Adds premium to a paid report: contents and payment, then progress. */
function Premium({ t, language, reportId }: Props & { reportId: string }) {
  const [isConfirmed, setConfirmed] = useState(false);
  const { data, error, refetch } = usePremium(reportId, isConfirmed);
  const status = data?.status === 'offered' && isConfirmed ? 'writing' : data?.status;
  const intent = useUpgradeIntent(reportId, status === 'offered');
  const failed = status === undefined ? error : status === 'offered' ? intent.error : null;
  if (failed || (status && status !== 'offered')) {
    return (
      <UpgradeEnd
        {...{ t, language, reportId }}
        end={failed ? endOf(failed) : (status as Exclude<typeof status, 'offered' | undefined>)}
        onRetry={() => void (status === 'offered' ? intent.refetch() : refetch())}
      />
    );
  }
  const price = intent.data && formatCents(intent.data.paymentIntent.amount, language);
  return (
    <>
      <PrivateSeo {...t.seo} />
      <PineBand title={t.offered.title} {...(price && { lede: t.offered.lede(price) })} />
      <div className="wrap relative -mt-16 pb-20">
        {intent.data ? (
          <Upgrade
            {...{ t, language, reportId }}
            intent={intent.data}
            onPaid={() => {
              setConfirmed(true);
              void refetch();
            }}
          />
        ) : (
          <div className="sheet min-h-64 p-6">
            <Spinner label={status === 'offered' ? t.loading : t.asking} />
          </div>
        )}
      </div>
    </>
  );
}

const closedCodes: ReadonlySet<string> = new Set([
  'reporting.purchase-refunded',
  'reporting.purchase-disputed',
]);

function endOf(error: Error) {
  const { status, problem } = error instanceof ApiError ? error : { status: null, problem: null };
  if (status === 404) return 'unknown';
  if (problem?.code === 'billing.premium-unavailable') return 'not-offered';
  if (problem?.code && closedCodes.has(problem.code)) return 'closed';
  return status === 409 ? 'writing' : 'unavailable';
}
