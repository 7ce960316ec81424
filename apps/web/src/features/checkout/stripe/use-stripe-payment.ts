import { useRef, useState } from 'react';
import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { CardFormProps } from '../card-form';
import { checkedIntent } from '../checked-intent';
import { PaymentReportError } from '../payment-report-error';
import { confirmCard, lookUp, type Confirmation } from './confirm-card';

type Failure = { title: string; detail: string };
type Attempt = { confirmation: Confirmation; intentId: string } | { failure: Failure };

/** Confirms the card at Stripe, one attempt at a time; what may be paid already is looked up before the next. */
export function useStripePayment({ t, intent: shown, checkAmount, onConfirmed }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [paying, setPaying] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const busy = useRef(false);
  const doubtful = useRef(false);

  const attempt = async (nameOnCard: string): Promise<Attempt> => {
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) throw new Error('The card form is not ready');
    if (doubtful.current) {
      const found = await lookUp(stripe, shown.clientSecret);
      if (typeof found === 'string') return { confirmation: found, intentId: shown.paymentIntent.id };
    }
    const checked = await checkedIntent({ checkAmount, t });
    if ('failure' in checked) return checked;
    const { intent } = checked;
    doubtful.current = true;
    const confirmation = await confirmCard(stripe, intent.clientSecret, { card, nameOnCard });
    doubtful.current = confirmation === 'unknown';
    return { confirmation, intentId: intent.paymentIntent.id };
  };

  const pay = async (nameOnCard: string) => {
    if (busy.current) return; // the button is disabled only with the next paint
    busy.current = true;
    setPaying(true);
    setFailure(null);
    try {
      const result = await attempt(nameOnCard);
      if ('failure' in result) setFailure(result.failure);
      else if (result.confirmation === 'accepted') return await onConfirmed(result.intentId);
      else setFailure(failureOf(result.confirmation, t));
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
