import Stripe from 'stripe';
import type { StripeAccount } from './account.js';

type Subject = Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute | Stripe.Transfer;
type ConnectedSubject = Stripe.Account | Stripe.Application;

/** Records an event with the object in its current state, and notifies the webhook sender. */
export function record(
  account: StripeAccount,
  type: Stripe.Event.Type,
  object: Subject,
  previous?: Readonly<Record<string, unknown>>,
): void {
  const event = eventOf(account, type, object, previous);
  account.events.set(event.id, event);
  account.onEvent(event);
}

/** An event of a connected account: webhooks deliver it with the account's id, and the platform's own list omits it. */
export function recordConnected(
  account: StripeAccount,
  type: Stripe.Event.Type,
  object: ConnectedSubject,
  connected: string,
): void {
  account.onEvent({ ...eventOf(account, type, object), account: connected });
}

function eventOf(
  account: StripeAccount,
  type: Stripe.Event.Type,
  object: Subject | ConnectedSubject,
  previous?: Readonly<Record<string, unknown>>,
): Stripe.Event {
  return {
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
}
