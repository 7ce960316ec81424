import type Stripe from 'stripe';

/** Events after which a payment may stand otherwise than before; all others are acknowledged and ignored. */
export const paymentUpdateTypes = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  // The charge was settled, and has its fee.
  'charge.updated',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.Event.Type[];

type SettlingEvent = Extract<Stripe.Event, { type: (typeof paymentUpdateTypes)[number] }>;

/** The intent whose payment an event is about; null when it is about none that we would sell by. */
export function intentIdOf(event: Stripe.Event): string | null {
  if (!isSettling(event)) return null;
  const { object } = event.data;
  if (object.object === 'payment_intent') return object.id;
  const { payment_intent: intent } = object;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

const isSettling = (event: Stripe.Event): event is SettlingEvent =>
  paymentUpdateTypes.some((type) => type === event.type);

const accountUpdateTypes: readonly string[] = ['account.updated', 'account.application.deauthorized'];

/** The payee's account that an event is about; null when it is about none. */
export const payoutAccountIdOf = ({ type, account }: Stripe.Event): string | null =>
  account && accountUpdateTypes.includes(type) ? account : null;
