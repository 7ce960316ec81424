import type { PaymentIntent, Stripe, StripeCardNumberElement, StripeError } from '@stripe/stripe-js';

/**
 * `accepted`: paid, or Stripe still works on it. `unknown`: Stripe could not be asked whether the card was charged.
 * `cancelled`: this payment can never be paid, only a new one.
 * A refusal's message is Stripe's own, in the language of the page; null when Stripe has none for people.
 */
export type Confirmation = 'accepted' | 'unknown' | 'cancelled' | { refusal: string | null };

type Card = { card: StripeCardNumberElement; nameOnCard: string };

/** Confirms the payment with the card, through 3-D Secure if the bank asks; a lost answer is looked up. */
export async function confirmCard(
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

/** Asks Stripe what became of the payment; a refusal means that nothing was charged. */
export async function lookUp(stripe: Stripe, clientSecret: string): Promise<Confirmation> {
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (paymentIntent) return confirmationOf(paymentIntent);
  return error.type === 'invalid_request_error' ? { refusal: null } : 'unknown';
}

function confirmationOf({ status }: PaymentIntent): Confirmation {
  if (status === 'canceled') return 'cancelled';
  return status === 'succeeded' || status === 'processing' ? 'accepted' : { refusal: null };
}

/** What the card or the bank says; other messages are for developers, and may hide that the card was charged. */
const isForPeople = ({ type, code }: StripeError): boolean =>
  type === 'card_error' || type === 'validation_error' || code === 'payment_intent_authentication_failure';
