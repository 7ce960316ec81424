import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { StripeAccount } from './account.js';
import { mergeMetadata } from './metadata.js';
import { group, integer, list, required, text, type Params } from './params.js';
import { badParameter } from './refusal.js';

/** An unpaid intent as the API returns it on creation, with every documented field. */
export function newIntent(account: StripeAccount, params: Params): Stripe.PaymentIntent {
  const id = account.id('pi');
  return {
    ...notUsed,
    ...methodsOf(params),
    id,
    object: 'payment_intent',
    amount: required(integer(params, 'amount'), 'amount'),
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    created: account.seconds(),
    currency: required(text(params, 'currency'), 'currency').toLowerCase(),
    description: text(params, 'description'),
    last_payment_error: null,
    latest_charge: null,
    livemode: account.livemode,
    metadata: mergeMetadata({}, params),
    next_action: null,
    payment_method: null,
    receipt_email: text(params, 'receipt_email'),
    statement_descriptor_suffix: text(params, 'statement_descriptor_suffix'),
    status: 'requires_payment_method',
  };
}

type Methods = Pick<
  Stripe.PaymentIntent,
  'allowed_payment_method_types' | 'automatic_payment_methods' | 'payment_method_types'
>;

/** Without a list of allowed types, Stripe uses the Dashboard's: here cards and Link. */
function methodsOf(params: Params): Methods {
  const allowed = [...list(params, 'allowed_payment_method_types')];
  const automatic = group(params, 'automatic_payment_methods');
  if (allowed.length === 0) return { ...dynamic, allowed_payment_method_types: null };
  if (automatic !== null) {
    const message =
      'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.';
    throw badParameter(message, 'allowed_payment_method_types', 'parameters_exclusive');
  }
  const payment_method_types = allowed.filter((type) => dynamic.payment_method_types.includes(type));
  return { allowed_payment_method_types: allowed, automatic_payment_methods: null, payment_method_types };
}

const dynamic = {
  automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
  payment_method_types: ['card', 'link'],
};

const notUsed = {
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  },
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;
