import type Stripe from 'stripe';
import type { StripeAccount } from './account.js';
import { findCharge, latestChargeOf } from './charges.js';
import { openDisputeOf } from './disputes.js';
import { record } from './events.js';
import { findIntent } from './intents.js';
import { listParams, page } from './lists.js';
import { mergeMetadata } from './metadata.js';
import { allow, integer, text, type Params } from './params.js';
import { badParameter, badState, missing } from './refusal.js';

export type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';

/** A card's refund succeeds at once unless the test says otherwise. */
export function createRefund(
  account: StripeAccount,
  params: Params,
  status: RefundStatus = 'succeeded',
): Stripe.Refund {
  allow(params, ['charge', 'payment_intent', 'amount', 'reason', 'metadata']);
  const charge = chargeOf(account, params);
  const amount = integer(params, 'amount') ?? charge.amount - charge.amount_refunded;
  checkRefundable(account, charge, amount);
  const refund = newRefund(account, charge, { amount, status, params });
  account.refunds.set(refund.id, refund);
  tally(account, charge);
  record(account, 'refund.created', refund);
  record(account, 'charge.refunded', charge);
  return refund;
}

/** Moves a refund to a status; a failed or canceled one returns its money to the charge (`amount_refunded`). */
export function moveRefund(account: StripeAccount, id: string, status: RefundStatus): Stripe.Refund {
  const refund = findRefund(account, id);
  const previous = { status: refund.status };
  const failure = status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {};
  Object.assign(refund, { status, ...failure });
  tally(account, findCharge(account, String(refund.charge)));
  if (status === 'failed') record(account, 'refund.failed', refund);
  record(account, 'refund.updated', refund, previous);
  record(account, 'charge.refund.updated', refund, previous);
  return refund;
}

export function findRefund(account: StripeAccount, id: string): Stripe.Refund {
  const refund = account.refunds.get(id);
  if (refund === undefined) throw missing('refund', id, 'refund');
  return refund;
}

export function listRefunds(account: StripeAccount, params: Params): Stripe.ApiList<Stripe.Refund> {
  allow(params, [...listParams, 'charge', 'payment_intent']);
  const [charge, intent] = [text(params, 'charge'), text(params, 'payment_intent')];
  const isMeant = (refund: Stripe.Refund): boolean =>
    (charge === null || refund.charge === charge) && (intent === null || refund.payment_intent === intent);
  return page('/v1/refunds', [...account.refunds.values()].filter(isMeant), params);
}

function chargeOf(account: StripeAccount, params: Params): Stripe.Charge {
  const [charge, intent] = [text(params, 'charge'), text(params, 'payment_intent')];
  if (charge !== null) return findCharge(account, charge, 'charge');
  if (intent === null)
    throw badParameter('One of the following params should be provided: payment_intent or charge.', 'charge');
  const found = findIntent(account, intent);
  if (found.status === 'succeeded') return latestChargeOf(account, found);
  throw badParameter(
    `This PaymentIntent (${intent}) does not have a successful charge to refund.`,
    'payment_intent',
  );
}

function checkRefundable(account: StripeAccount, charge: Stripe.Charge, amount: number): void {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw badState(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if (openDisputeOf(account, charge) !== null) {
    throw badState(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed');
  }
  if (amount < 1)
    throw badParameter(
      'This value must be greater than or equal to 1.',
      'amount',
      'parameter_invalid_integer',
    );
  if (amount <= left) return;
  const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`;
  throw badParameter(message, 'amount');
}

type RefundTerms = Readonly<{ amount: number; status: RefundStatus; params: Params }>;

function newRefund(
  account: StripeAccount,
  charge: Stripe.Charge,
  { amount, status, params }: RefundTerms,
): Stripe.Refund {
  return {
    id: account.id('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.seconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: mergeMetadata({}, params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: text(params, 'reason'),
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}

function tally(account: StripeAccount, charge: Stripe.Charge): void {
  const standing = [...account.refunds.values()].filter(
    (refund) => refund.charge === charge.id && refund.status !== 'failed' && refund.status !== 'canceled',
  );
  charge.amount_refunded = standing.reduce((sum, { amount }) => sum + amount, 0);
  charge.refunded = charge.amount_refunded === charge.amount;
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
