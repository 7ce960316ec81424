import { useCallback, useEffect, useState } from 'react';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Language } from '../../../shared/i18n/language';

/** After this long without Stripe's script the buyer is told; if it arrives later, the form still opens. */
const patienceMs = 10_000;

export type StripeJs = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; stripe: Stripe };

/** Stripe's script for one account and language; `retry` asks for it again, `fail` gives up what was loaded. */
export function useStripeJs(publishableKey: string, language: Language) {
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
