import { useCallback, useEffect, useState } from 'react';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { Elements } from '@stripe/react-stripe-js';
import type { Language } from '../../../shared/i18n/language';
import { type CardFormProps, FormLoading, PaymentsUnavailable } from '../card-form';
import { CardFields } from './CardFields';

/** After this time the buyer sees an error; if the script arrives later, the form still opens. */
const patienceMs = 10_000;

type StripeJs = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; stripe: Stripe };

/** Loads Stripe's script for an account and language; `retry` loads it again, `fail` discards it. */
function useStripeJs(publishableKey: string, language: Language) {
  const [stripeJs, setStripeJs] = useState<StripeJs>({ status: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const fail = useCallback(() => setStripeJs({ status: 'failed' }), []);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(fail, patienceMs);
    const settle = (next: StripeJs) => {
      clearTimeout(timer);
      if (wanted) setStripeJs(next);
    };
    loadStripe(publishableKey, { locale: language }).then(
      (stripe) => settle(stripe ? { status: 'ready', stripe } : { status: 'failed' }),
      (error: unknown) => {
        console.error('Stripe could not be loaded', error);
        settle({ status: 'failed' });
      },
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [publishableKey, language, attempt, fail]);
  const retry = () => {
    setStripeJs({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { stripeJs, retry, fail };
}

/** Stripe's card form: loading, unavailable, or ready. */
export default function StripeCardForm(props: CardFormProps) {
  const { publishableKey } = props.intent;
  if (!publishableKey) return <PaymentsUnavailable t={props.t} />;
  return <LoadedForm {...props} publishableKey={publishableKey} />;
}

function LoadedForm({ publishableKey, ...props }: CardFormProps & { publishableKey: string }) {
  const { stripeJs, retry, fail } = useStripeJs(publishableKey, props.language);
  if (stripeJs.status === 'loading') return <FormLoading {...props} />;
  if (stripeJs.status === 'failed') return <PaymentsUnavailable t={props.t} onRetry={retry} />;
  return (
    <Elements stripe={stripeJs.stripe}>
      <CardFields {...props} onLoadError={fail} />
    </Elements>
  );
}
