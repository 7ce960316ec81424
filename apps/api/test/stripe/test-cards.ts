import type Stripe from 'stripe';
import { badParameter } from './refusal.js';

/** A decline in Stripe's words. */
export type Decline = Readonly<{
  does: 'declines';
  code: Stripe.PaymentIntent.LastPaymentError.Code;
  decline?: string;
  message: string;
}>;

/** The bank's response to a card. */
export type CardOutcome =
  | Decline
  | Readonly<{ does: 'pays' }>
  | Readonly<{ does: 'asks for 3-D Secure' }>
  | Readonly<{ does: 'takes its time' }>;

const declined = { does: 'declines', code: 'card_declined' } as const;

/** Stripe's published test numbers, and one of ours for a payment that stays in processing. */
const outcomes: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { does: 'pays' },
  '4000002500003155': { does: 'asks for 3-D Secure' },
  '4000000000000002': { ...declined, decline: 'generic_decline', message: 'Your card was declined.' },
  '4000000000009995': {
    ...declined,
    decline: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000009987': { ...declined, decline: 'lost_card', message: 'Your card was declined.' },
  '4000000000000069': { does: 'declines', code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': {
    does: 'declines',
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  '4000000000000119': {
    does: 'declines',
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  '4000000000006660': { does: 'takes its time' },
};

const namedMethods: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002500003155',
};

/** The digits of an entered or named card. */
export const numberOf = (cardOrMethod: string): string =>
  (namedMethods[cardOrMethod] ?? cardOrMethod).replaceAll(' ', '');

export function outcomeOf(cardOrMethod: string): CardOutcome {
  const outcome = outcomes[numberOf(cardOrMethod)];
  if (outcome !== undefined) return outcome;
  throw badParameter('Your card number is incorrect.', 'number', 'incorrect_number');
}
