import { Suspense } from 'react';
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary';
import { Notice } from '../../shared/ui/Notice';
import type { CardFormProps } from './card-form';
import { cardForms } from './card-forms';
import { FormLoading } from './FormLoading';
import { PaymentsUnavailable } from './PaymentsUnavailable';
import type { Elements } from '../../shared/ui/elements';

type Props = CardFormProps & {
  /** Why the payment could not be reported once the provider had taken it, and the way on from there. */
  failure: string | null;
  onward: Elements;
  /** In place of the card form, while nobody may pay. */
  instead?: Elements;
};

/** The provider's card form, and what became of the payment. */
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
