import type Stripe from 'stripe';
import type { StripeAccount } from './account.js';
import { listParams, page } from './lists.js';
import { allow, list, text, type Params } from './params.js';
import { missing } from './refusal.js';

const KEPT_SECONDS = 30 * 86_400;

/** Events of the last 30 days, newest first; a type may end in `*`. */
export function listEvents(account: StripeAccount, params: Params): Stripe.ApiList<Stripe.Event> {
  allow(params, [...listParams, 'type', 'types', 'delivery_success']);
  const type = text(params, 'type');
  const wanted = type === null ? list(params, 'types') : [type];
  const isMeant = (event: Stripe.Event): boolean =>
    wanted.length === 0 || wanted.some((name) => fits(name, event.type));
  return page('/v1/events', keptEvents(account).filter(isMeant), params);
}

export function findEvent(account: StripeAccount, id: string): Stripe.Event {
  const event = keptEvents(account).find((one) => one.id === id);
  if (event === undefined) throw missing('event', id, 'id');
  return event;
}

function keptEvents(account: StripeAccount): readonly Stripe.Event[] {
  const oldest = account.seconds() - KEPT_SECONDS;
  return [...account.events.values()].filter(({ created }) => created >= oldest);
}

function fits(name: string, type: string): boolean {
  return name.endsWith('*') ? type.startsWith(name.slice(0, -1)) : name === type;
}
