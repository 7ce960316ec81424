import { useParams } from 'react-router-dom';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { readCurrentReport } from '../../shared/report/current-report';
import { useReportPrice } from '../../shared/price/report-price';
import { PrivateSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import { Steps } from '../../shared/ui/Steps';
import { CheckoutProblem } from './CheckoutProblem';
import type { CheckoutMessages } from './messages.en';
import { Payment } from './Payment';
import { usePaymentIntent } from './use-payment-intent';

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
