import type Stripe from 'stripe';
import type { StripeAccount } from './account.js';
import { listParams, page } from './lists.js';
import { allow, text, type Params } from './params.js';
import { missing } from './refusal.js';

/** One attempt to take the intent's money; it copies the intent's metadata as it is now. */
export function newCharge(
  account: StripeAccount,
  intent: Stripe.PaymentIntent,
  status: 'succeeded' | 'pending' | 'failed',
): Stripe.Charge {
  const charge: Stripe.Charge = {
    ...notUsed,
    id: account.id('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: status === 'succeeded' ? intent.amount : 0,
    amount_refunded: 0,
    captured: status === 'succeeded',
    created: account.seconds(),
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: account.livemode,
    metadata: { ...intent.metadata },
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: typeof intent.payment_method === 'string' ? intent.payment_method : null,
    refunded: false,
    status,
  };
  account.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  return charge;
}

export function findCharge(account: StripeAccount, id: string, param = 'id'): Stripe.Charge {
  const charge = account.charges.get(id);
  if (charge === undefined) throw missing('charge', id, param);
  return charge;
}

/** The charge that holds the intent's money, or the last attempt. */
export function latestChargeOf(account: StripeAccount, intent: Stripe.PaymentIntent): Stripe.Charge {
  return findCharge(
    account,
    typeof intent.latest_charge === 'string' ? intent.latest_charge : '',
    'payment_intent',
  );
}

export function listCharges(account: StripeAccount, params: Params): Stripe.ApiList<Stripe.Charge> {
  allow(params, [...listParams, 'payment_intent', 'customer']);
  const intent = text(params, 'payment_intent');
  const charges = [...account.charges.values()].filter(
    (charge) => intent === null || charge.payment_intent === intent,
  );
  return page('/v1/charges', charges, params);
}

const notUsed = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: null,
  customer: null,
  failure_balance_transaction: null,
  fraud_details: {},
  on_behalf_of: null,
  outcome: null,
  payment_method_details: { type: 'card' },
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;
