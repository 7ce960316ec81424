import { lazy, Suspense } from 'react';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import type { Elements } from '../../shared/ui/elements';
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary';
import { Notice } from '../../shared/ui/Notice';
import { type CardForm, type CardFormProps, FormLoading, PaymentsUnavailable } from './card-form';

/** Each provider's card form, loaded on demand. */
const cardForms: Record<PaymentIntentView['provider'], CardForm> = {
  simulated: lazy(() => import('./simulated/SimulatedCardForm')),
  stripe: lazy(() => import('./stripe/StripeCardForm')),
};

type Props = CardFormProps & {
  /** Why a payment that the provider accepted could not be reported, and where to go next. */
  failure: string | null;
  onward: Elements;
  /** Replaces the card form while payment is not allowed. */
  instead?: Elements;
};

/** The provider's card form and the result of the payment. */
export function PayByCard({ failure, onward, instead, ...form }: Props) {
  const { t, intent } = form;
  const CardForm = cardForms[intent.provider];
  return (
    <section aria-labelledby="pay-by-card" className="sheet p-6 sm:p-8">
      <h2 id="pay-by-card" className="display mb-5 text-2xl">
        {t.card.title}
      </h2>
      {failure && (
        <div className="mb-6 grid gap-4">
          <Notice tone="error" title={failure}>
            {t.errors.successHelp}
          </Notice>
          {onward}
        </div>
      )}
      {instead ?? (
        <ErrorBoundary fallback={<PaymentsUnavailable t={t} />}>
          <Suspense fallback={<FormLoading {...form} />}>{!failure && <CardForm {...form} />}</Suspense>
        </ErrorBoundary>
      )}
      <p className="hint mt-5 text-center">{`${t.processedBy} ${t.providers[intent.provider]}`}</p>
    </section>
  );
}
