import { Link, useParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { ApiError, serverMessage } from '../../shared/api/api-error';
import { readReportStatus } from '../../shared/api/buyer';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { href } from '../../shared/i18n/paths';
import { useReportPrice } from '../../shared/price/report-price';
import { readCurrentReport } from '../../shared/report/current-report';
import { reportHref } from '../../shared/report/report-href';
import { PrivateSeo } from '../../shared/seo/Seo';
import { Notice } from '../../shared/ui/Notice';
import { PineBand } from '../../shared/ui/PineBand';
import { Spinner } from '../../shared/ui/Spinner';
import { Steps } from '../../shared/ui/Steps';
import { CheckoutProblem } from './CheckoutProblem';
import type { CheckoutMessages } from './messages.en';
import { PaymentForm } from './PaymentForm';
import { type PaymentIntentQuery, usePaymentIntent } from './use-payment-intent';

export default function CheckoutPage({ t, language }: { t: CheckoutMessages; language: Language }) {
  const params = useParams();
  const reportId = params['reportId'] ?? readCurrentReport()?.reportId;
  const intent = usePaymentIntent(reportId);
  const priceOfNow = useReportPrice(language);
  const price = intent.data ? formatCents(intent.data.paymentIntent.amount, language) : priceOfNow;
  return (
    <>
      <PrivateSeo {...t.seo} />
      <PineBand title={t.title} lede={t.subtitle(price)}>
        <div className="mt-7 max-w-xl">
          <Steps tone="dark" label={t.progress} steps={t.steps} current={1} done={t.done} />
        </div>
      </PineBand>
      <div className="wrap relative -mt-16 pb-20">
        {reportId ? (
          <Payment t={t} language={language} reportId={reportId} intent={intent} />
        ) : (
          <CheckoutProblem title={t.errors.noReportId} t={t} language={language} />
        )}
      </div>
    </>
  );
}

type Props = { t: CheckoutMessages; language: Language; reportId: string; intent: PaymentIntentQuery };

/** The payment form, or why payment is not possible. */
function Payment({ t, language, reportId, intent }: Props) {
  const { data, error, isFetching, refetch } = intent;
  const text = { t, language };
  if (isFetching) {
    return (
      <div className="sheet min-h-64 p-6">
        <Spinner label={t.loading} />
      </div>
    );
  }
  if (statusOf(error) === 409) return <AlreadyPaid {...text} reportId={reportId} />;
  if (isAway(error)) {
    const title = statusOf(error) === 503 ? t.errors.unavailable : t.errors.initialize;
    return (
      <CheckoutProblem
        {...text}
        {...(isPaidHere(reportId)
          ? { title: t.errors.unchecked, detail: t.errors.uncheckedHelp }
          : { title, detail: t.errors.unavailableHelp })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data?.clientSecret) {
    const detail = serverMessage(error, t.refusals) ?? t.errors.initializeHelp;
    return (
      <CheckoutProblem {...text} title={t.errors.initialize} detail={detail} onRetry={() => void refetch()} />
    );
  }
  return <PaymentForm key={reportId} {...text} reportId={reportId} intent={data} />;
}

/** Whether the card was accepted in this tab; the server may not know it yet. */
function isPaidHere(reportId: string): boolean {
  const current = readCurrentReport();
  return current?.reportId === reportId && current.paidCents !== undefined;
}

/** No response, or one that says nothing about the payment. */
const isAway = (error: Error | null): boolean =>
  error !== null && (!(error instanceof ApiError) || error.status >= 500);

const statusOf = (error: Error | null) => (error instanceof ApiError ? error.status : null);

type AlreadyPaidProps = { t: CheckoutMessages; language: Language; reportId: string };

/** Links to a paid report, or to its progress while it is being made. */
function AlreadyPaid({ t, language, reportId }: AlreadyPaidProps) {
  const status = useQuery({
    queryKey: ['report-status', reportId],
    queryFn: () => readReportStatus(reportId),
    gcTime: 0,
  });
  const making = status.data?.status === 'processing' || status.data?.status === 'failed';
  return (
    <div className="sheet max-w-2xl p-6 sm:p-8">
      <Notice tone="info">{t.errors.alreadyPaid}</Notice>
      {making ? (
        <Link className="btn btn-primary mt-6" to={href('processing', language, { reportId })}>
          {t.followReport}
        </Link>
      ) : (
        <a className="btn btn-primary mt-6" href={reportHref(reportId)}>
          {t.openReport}
        </a>
      )}
    </div>
  );
}
