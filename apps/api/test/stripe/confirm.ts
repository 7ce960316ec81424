import type Stripe from 'stripe';
import type { StripeAccount } from './account.js';
import { latestChargeOf, newCharge } from './charges.js';
import { record } from './events.js';
import { findIntent, unexpectedState } from './intents.js';
import { allow, group, text, type Params } from './params.js';
import { badParameter, StripeRefusal } from './refusal.js';
import { numberOf, outcomeOf, type Decline } from './test-cards.js';

const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const confirmParams = [
  'payment_method',
  'payment_method_data',
  'return_url',
  'use_stripe_sdk',
  'expected_payment_method_type',
];

/** Pays the intent with the card in `payment_method` or `payment_method_data[card][number]`. */
export function confirmIntent(account: StripeAccount, id: string, params: Params): Stripe.PaymentIntent {
  allow(params, confirmParams);
  const intent = findIntent(account, id);
  if (!confirmable.includes(intent.status)) {
    const why =
      intent.status === 'succeeded'
        ? 'it has already succeeded after being previously confirmed'
        : `it has a status of ${intent.status}`;
    throw unexpectedState(intent, `You cannot confirm this PaymentIntent because ${why}.`);
  }
  return attempt(account, intent, cardOf(params));
}

/** The bank's 3-D Secure result; anything but a pass leaves the intent without a card. */
export function authenticateIntent(
  account: StripeAccount,
  id: string,
  result: 'passes' | 'fails',
): Stripe.PaymentIntent {
  const intent = findIntent(account, id);
  if (intent.status !== 'requires_action')
    throw unexpectedState(intent, 'This PaymentIntent waits for no authentication.');
  if (result === 'passes') return succeed(account, intent);
  const message =
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.';
  return fail(account, intent, {
    code: 'payment_intent_authentication_failure',
    message,
    type: 'invalid_request_error',
  });
}

/** Ends a payment that is in processing. */
export function settleIntent(
  account: StripeAccount,
  id: string,
  result: 'succeeds' | 'fails',
): Stripe.PaymentIntent {
  const intent = findIntent(account, id);
  if (intent.status !== 'processing')
    throw unexpectedState(intent, 'This PaymentIntent is not in processing.');
  const charge = latestChargeOf(account, intent);
  if (result === 'succeeds') return succeed(account, intent, charge);
  const error = {
    code: 'payment_intent_payment_attempt_failed',
    message: 'The payment failed.',
    type: 'card_error',
  };
  return fail(account, intent, error, charge);
}

/** Reduces the captured amount of a successful payment. */
export function captureOnly(account: StripeAccount, id: string, cents: number): Stripe.PaymentIntent {
  const intent = findIntent(account, id);
  if (intent.status !== 'succeeded') throw unexpectedState(intent, 'This PaymentIntent has not succeeded.');
  Object.assign(latestChargeOf(account, intent), { amount_captured: cents });
  return Object.assign(intent, { amount_received: cents });
}

function attempt(
  account: StripeAccount,
  intent: Stripe.PaymentIntent,
  cardOrMethod: string,
): Stripe.PaymentIntent {
  const card = outcomeOf(cardOrMethod);
  const method = account.id('pm');
  account.cards.set(method, numberOf(cardOrMethod));
  Object.assign(intent, { payment_method: method, last_payment_error: null });
  if (card.does === 'pays') return succeed(account, intent);
  if (card.does === 'takes its time') return startProcessing(account, intent);
  if (card.does === 'asks for 3-D Secure') return askForAuthentication(account, intent);
  return decline(account, intent, card);
}

function decline(account: StripeAccount, intent: Stripe.PaymentIntent, card: Decline): never {
  const { code, decline: reason, message } = card;
  const charge = newCharge(account, intent, 'failed');
  const error = {
    charge: charge.id,
    code,
    ...(reason && { decline_code: reason }),
    message,
    type: 'card_error',
  };
  fail(account, intent, error, charge);
  throw new StripeRefusal(402, { ...error, payment_intent: structuredClone(intent) }, true);
}

function askForAuthentication(account: StripeAccount, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  Object.assign(intent, {
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
  });
  record(account, 'payment_intent.requires_action', intent);
  return intent;
}

function startProcessing(account: StripeAccount, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const charge = newCharge(account, intent, 'pending');
  intent.status = 'processing';
  record(account, 'charge.pending', charge);
  record(account, 'payment_intent.processing', intent);
  return intent;
}

function succeed(
  account: StripeAccount,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge = newCharge(account, intent, 'succeeded'),
): Stripe.PaymentIntent {
  Object.assign(charge, { status: 'succeeded', paid: true, captured: true, amount_captured: charge.amount });
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, next_action: null });
  record(account, 'charge.succeeded', charge);
  record(account, 'payment_intent.succeeded', intent);
  return intent;
}

/** The last attempt stays in `latest_charge`, so an intent may refer to a failed charge. */
function fail(
  account: StripeAccount,
  intent: Stripe.PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
  charge?: Stripe.Charge,
): Stripe.PaymentIntent {
  const refused = { payment_method: null, next_action: null, last_payment_error: error };
  Object.assign(intent, { status: 'requires_payment_method', ...refused });
  if (charge !== undefined) {
    Object.assign(charge, {
      status: 'failed',
      failure_code: error.code ?? null,
      failure_message: error.message ?? null,
    });
    record(account, 'charge.failed', charge);
  }
  record(account, 'payment_intent.payment_failed', intent);
  return intent;
}

function cardOf(params: Params): string {
  const card = group(group(params, 'payment_method_data') ?? {}, 'card') ?? {};
  const named = text(params, 'payment_method') ?? text(card, 'number');
  if (named !== null) return named;
  const message = 'You cannot confirm this PaymentIntent because it is missing a payment method.';
  throw badParameter(message, 'payment_method', 'payment_intent_unexpected_state');
}
