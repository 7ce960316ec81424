import type Stripe from 'stripe';
import type { StripeAccount } from './account.js';
import { record } from './events.js';
import { listParams, page } from './lists.js';
import { mergeMetadata } from './metadata.js';
import { newIntent } from './new-intent.js';
import { allow, integer, text, type Params } from './params.js';
import { badParameter, badState, missing } from './refusal.js';

const SMALLEST_CENTS = 50;
const LARGEST_CENTS = 99_999_999;
const updatable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const cancelable = [...updatable, 'requires_capture', 'processing'];
const settable = [
  'amount',
  'currency',
  'metadata',
  'description',
  'receipt_email',
  'statement_descriptor_suffix',
  'allowed_payment_method_types',
];
const creatable = [...settable, 'automatic_payment_methods'];

export function createIntent(account: StripeAccount, params: Params): Stripe.PaymentIntent {
  refuseMethodTypes(params);
  allow(params, creatable);
  const intent = newIntent(account, params);
  checkAmount(intent);
  account.intents.set(intent.id, intent);
  record(account, 'payment_intent.created', intent);
  return intent;
}

export function findIntent(account: StripeAccount, id: string): Stripe.PaymentIntent {
  const intent = account.intents.get(id);
  if (intent === undefined) throw missing('payment_intent', id, 'intent');
  return intent;
}

/** Any update clears the last payment error, as the API reference says. */
export function updateIntent(account: StripeAccount, id: string, params: Params): Stripe.PaymentIntent {
  allow(params, settable);
  const intent = findIntent(account, id);
  const amount = integer(params, 'amount');
  const currency = text(params, 'currency');
  if (amount !== null || currency !== null) checkUpdatable(intent, amount === null ? 'currency' : 'amount');
  const changed = { amount: amount ?? intent.amount, currency: currency ?? intent.currency };
  checkAmount(changed);
  const metadata = mergeMetadata(intent.metadata, params);
  const description = text(params, 'description') ?? intent.description;
  return Object.assign(intent, { ...changed, metadata, description, last_payment_error: null });
}

export function cancelIntent(account: StripeAccount, id: string, params: Params): Stripe.PaymentIntent {
  allow(params, ['cancellation_reason']);
  const intent = findIntent(account, id);
  if (!cancelable.includes(intent.status)) {
    const may = `Only a PaymentIntent with one of the following statuses may be canceled: ${cancelable.join(', ')}.`;
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. ${may}`,
    );
  }
  const cancellation_reason = text(params, 'cancellation_reason');
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: account.seconds(),
    cancellation_reason,
    next_action: null,
  });
  record(account, 'payment_intent.canceled', intent);
  return intent;
}

export function listIntents(account: StripeAccount, params: Params): Stripe.ApiList<Stripe.PaymentIntent> {
  allow(params, [...listParams, 'customer']);
  return page('/v1/payment_intents', account.intents.values(), params);
}

/** Removed in API version 2026-09-30.endive. */
function refuseMethodTypes(params: Params): void {
  if (params['payment_method_types'] === undefined) return;
  const message = 'payment_method_types is no longer supported. Use allowed_payment_method_types instead.';
  throw badParameter(message, 'payment_method_types', 'payment_method_types_no_longer_supported');
}

/** A refusal that contains the intent, so that the caller need not read it. */
export function unexpectedState(intent: Stripe.PaymentIntent, message: string): Error {
  return badState(message, 'payment_intent_unexpected_state', { payment_intent: structuredClone(intent) });
}

function checkUpdatable(intent: Stripe.PaymentIntent, what: string): void {
  if (updatable.includes(intent.status)) return;
  const may = `You may only update the ${what} of a PaymentIntent with one of the following statuses: ${updatable.join(', ')}.`;
  const message = `This PaymentIntent's ${what} could not be updated because it has a status of ${intent.status}. ${may}`;
  throw unexpectedState(intent, message);
}

function checkAmount({ amount, currency }: Readonly<{ amount: number; currency: string }>): void {
  if (!/^[a-z]{3}$/u.test(currency)) throw badParameter(`Invalid currency: ${currency}.`, 'currency');
  if (amount < 1)
    throw badParameter(
      'This value must be greater than or equal to 1.',
      'amount',
      'parameter_invalid_integer',
    );
  if (amount < SMALLEST_CENTS)
    throw badParameter(`Amount must be at least $0.50 ${currency}`, 'amount', 'amount_too_small');
  if (amount > LARGEST_CENTS)
    throw badParameter('Amount must be no more than $999,999.99', 'amount', 'amount_too_large');
}
