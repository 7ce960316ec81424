import Stripe from 'stripe';
import type { StripeAccount } from './account.js';

type Subject = Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute;

/** Records what happened with the object as it is now, and tells the webhook sender. */
export function record(
  account: StripeAccount,
  type: Stripe.Event.Type,
  object: Subject,
  previous?: Readonly<Record<string, unknown>>,
): void {
  const event = {
    id: account.id('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: account.seconds(),
    data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
    livemode: account.livemode,
    pending_webhooks: 1,
    request: account.request ?? { id: null, idempotency_key: null },
    type,
  } as Stripe.Event;
  account.events.set(event.id, event);
  account.onEvent(event);
}
