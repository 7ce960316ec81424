import { useRef, useState } from 'react';
import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { CardFormProps } from '../card-form';
import { PaymentReportError } from '../payment-report-error';
import { confirmCard, lookUp, type Confirmation } from './confirm-card';

type Failure = { title: string; detail: string };

/** Confirms the card at Stripe, one attempt at a time; what may be paid already is looked up before the next. */
export function useStripePayment({ t, intent, onConfirmed }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [paying, setPaying] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const busy = useRef(false);
  const doubtful = useRef(false);

  const attempt = async (nameOnCard: string): Promise<Confirmation> => {
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) throw new Error('The card form is not ready');
    if (doubtful.current) {
      const found = await lookUp(stripe, intent.clientSecret);
      if (typeof found === 'string') return found;
    }
    doubtful.current = true;
    const confirmation = await confirmCard(stripe, intent.clientSecret, { card, nameOnCard });
    doubtful.current = confirmation === 'unknown';
    return confirmation;
  };

  const pay = async (nameOnCard: string) => {
    if (busy.current) return; // the button is disabled only with the next paint
    busy.current = true;
    setPaying(true);
    setFailure(null);
    try {
      const confirmation = await attempt(nameOnCard);
      if (confirmation === 'accepted') return await onConfirmed(intent.paymentIntent.id);
      setFailure(failureOf(confirmation, t));
    } catch (error) {
      if (error instanceof PaymentReportError) return;
      console.error('The payment could not be confirmed', error);
      setFailure(failureOf('unknown', t));
    }
    busy.current = false;
    setPaying(false);
  };
  return { paying, failure, pay };
}

function failureOf(confirmation: Exclude<Confirmation, 'accepted'>, t: CardFormProps['t']): Failure {
  if (confirmation === 'unknown') return { title: t.errors.processing, detail: t.card.unanswered };
  if (confirmation === 'cancelled') return { title: t.errors.payment, detail: t.card.cancelled };
  const { refusal } = confirmation;
  return refusal
    ? { title: t.errors.refused, detail: refusal }
    : { title: t.errors.payment, detail: t.errors.again };
}
