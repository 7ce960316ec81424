import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary';
import { Notice } from '../../shared/ui/Notice';
import { cardForms } from './card-forms';
import { FormLoading } from './FormLoading';
import type { CheckoutMessages } from './messages.en';
import { OrderSummary } from './order/OrderSummary';
import { useOrder } from './order/use-order';
import { PaymentsUnavailable } from './PaymentsUnavailable';
import { useFinishPayment } from './use-finish-payment';

type Props = { t: CheckoutMessages; language: Language; reportId: string; intent: PaymentIntentView };

/** The order and what to know about it first, then the provider's card form. */
export function PaymentForm({ t, language, reportId, intent }: Props) {
  const amountCents = intent.paymentIntent.amount;
  const { finish, failure } = useFinishPayment(t, language, { reportId, amountCents });
  const ordered = useOrder(reportId);
  const CardForm = cardForms[intent.provider];
  const form = { t, language, intent };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[24rem_1fr] lg:gap-8">
      <OrderSummary
        t={t}
        language={language}
        amountCents={amountCents}
        placeNotice={intent.placeNotice}
        ordered={ordered}
      />
      <section aria-labelledby="pay-by-card" className="sheet p-6 sm:p-8">
        <h2 id="pay-by-card" className="display mb-5 text-2xl">
          {t.card.title}
        </h2>
        {failure && (
          <div className="mb-6 grid gap-4">
            <Notice tone="error" title={failure}>
              {t.errors.successHelp}
            </Notice>
            <Link className="btn btn-primary" to={href('processing', language, { reportId })}>
              {t.followReport}
            </Link>
          </div>
        )}
        {ordered.isOpen ? (
          <Notice tone="info">{t.questions.first}</Notice>
        ) : (
          <ErrorBoundary fallback={<PaymentsUnavailable t={t} />}>
            <Suspense fallback={<FormLoading {...form} />}>
              {!failure && <CardForm {...form} onConfirmed={finish} />}
            </Suspense>
          </ErrorBoundary>
        )}
        <p className="hint mt-5 text-center">
          {t.processedBy} {t.providers[intent.provider]}
        </p>
      </section>
    </div>
  );
}
