import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { StripeAccount } from './account.js';
import { record } from './events.js';
import { listParams, page } from './lists.js';
import { allow, text, type Params } from './params.js';
import { missing } from './refusal.js';

/** One attempt to charge the intent; copies the intent's current metadata. */
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
    payment_method_details: cardDetails(account, intent),
    refunded: false,
    status,
  };
  account.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  return charge;
}

/** Settles a charge, as Stripe does some time after its success: records the fee and updates the charge. */
export function settleCharge(account: StripeAccount, charge: Stripe.Charge, fee: number): void {
  const settled = {
    ...settlementNotUsed,
    id: account.id('txn'),
    object: 'balance_transaction' as const,
    amount: charge.amount,
    created: account.seconds(),
    currency: charge.currency,
    fee,
    fee_details: [],
    net: charge.amount - fee,
    source: charge.id,
  } satisfies Stripe.BalanceTransaction;
  account.balanceTransactions.set(settled.id, settled);
  charge.balance_transaction = settled.id;
  record(account, 'charge.updated', charge, { balance_transaction: null });
}

/** The fingerprint is the same for the same number in one account. */
function cardDetails(
  account: StripeAccount,
  { payment_method: method }: Stripe.PaymentIntent,
): Stripe.Charge.PaymentMethodDetails {
  const number = typeof method === 'string' ? account.cards.get(method) : undefined;
  if (number === undefined) return { type: 'card' };
  const fingerprint = createHash('sha256').update(number).digest('base64url').slice(0, 16);
  return { type: 'card', card: { ...cardDetailsNotUsed, fingerprint, last4: number.slice(-4) } };
}

export function findCharge(account: StripeAccount, id: string, param = 'id'): Stripe.Charge {
  const charge = account.charges.get(id);
  if (charge === undefined) throw missing('charge', id, param);
  return charge;
}

/** The intent's successful charge, or its last attempt. */
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

const settlementNotUsed = {
  available_on: 0,
  balance_type: 'payments',
  description: null,
  exchange_rate: null,
  reporting_category: 'charge',
  status: 'pending',
  type: 'charge',
} as const;

const cardDetailsNotUsed = {
  amount_authorized: null,
  authorization_code: null,
  brand: 'visa',
  checks: null,
  country: 'US',
  electronic_commerce_indicator: null,
  exp_month: 12,
  exp_year: 2040,
  funding: 'credit',
  installments: null,
  mandate: null,
  network: 'visa',
  network_token: null,
  network_transaction_id: null,
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
} satisfies Partial<Stripe.Charge.PaymentMethodDetails.Card>;
