import { useRef, useState } from 'react';
import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntent, Stripe, StripeCardNumberElement, StripeError } from '@stripe/stripe-js';
import type { CardFormProps } from '../card-form';
import { checkedIntent } from '../checked-amount';
import { PaymentReportError } from '../use-finish-payment';

type Failure = { title: string; detail: string };
type Attempt = { confirmation: Confirmation; intentId: string } | { failure: Failure };

/**
 * Confirms the card with Stripe, one attempt at a time; an unclear payment is looked up before the next
 * attempt.
 */
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
    const checked = await checkedIntent({ checkAmount, t, mayBePaid: doubtful.current });
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

/**
 * `accepted`: paid, or Stripe is still processing it. `unknown`: Stripe could not be reached, so the card may
 * have been charged. `cancelled`: this payment intent can never be paid. A refusal has Stripe's message in the
 * page's language, or null if Stripe has none for people.
 */
type Confirmation = 'accepted' | 'unknown' | 'cancelled' | { refusal: string | null };

type Card = { card: StripeCardNumberElement; nameOnCard: string };

/** Confirms the payment, including 3-D Secure; if the response is lost, looks the payment up. */
async function confirmCard(
  stripe: Stripe,
  clientSecret: string,
  { card, nameOnCard }: Card,
): Promise<Confirmation> {
  const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
    payment_method: { card, billing_details: { name: nameOnCard } },
  });
  if (paymentIntent) return confirmationOf(paymentIntent);
  return isForPeople(error) ? { refusal: error.message ?? null } : lookUp(stripe, clientSecret);
}

/** Looks up the payment at Stripe; a refusal means that nothing was charged. */
async function lookUp(stripe: Stripe, clientSecret: string): Promise<Confirmation> {
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (paymentIntent) return confirmationOf(paymentIntent);
  return error.type === 'invalid_request_error' ? { refusal: null } : 'unknown';
}

function confirmationOf({ status }: PaymentIntent): Confirmation {
  if (status === 'canceled') return 'cancelled';
  return status === 'succeeded' || status === 'processing' ? 'accepted' : { refusal: null };
}

/** Whether the message is for the buyer; others are for developers, and the card may have been charged. */
const isForPeople = ({ type, code }: StripeError): boolean =>
  type === 'card_error' || type === 'validation_error' || code === 'payment_intent_authentication_failure';
