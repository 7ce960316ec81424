import Stripe from 'stripe';

/** How a delivery differs from a genuine one. */
export type Twist =
  | 'bad signature'
  | 'no signature'
  | 'old timestamp'
  | 'changed body'
  | 'other mode'
  | 'other account'
  | 'unknown type'
  | 'two signatures';

type Signing = Readonly<{ secret: string; now: () => Date; as: Twist | undefined }>;

/** Older than the 300 seconds that Stripe's libraries tolerate. */
const TOO_OLD_SECONDS = 301;

/** The request that Stripe would send for the event, with a signature over its exact bytes. */
export function signedRequest(event: Stripe.Event, { secret, now, as }: Signing): RequestInit {
  const payload = JSON.stringify(twisted(event, as), null, 2);
  const age = as === 'old timestamp' ? TOO_OLD_SECONDS : 0;
  const timestamp = Math.floor(now().getTime() / 1000) - age;
  const signature = signatureOf({ payload, timestamp, secret }, as);
  const body = as === 'changed body' ? payload.replace('"object": "event"', '"object":  "event"') : payload;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    ...(signature !== null && { 'stripe-signature': signature }),
  };
  return { method: 'POST', headers, body };
}

type Signed = Readonly<{ payload: string; timestamp: number; secret: string }>;

function signatureOf({ payload, timestamp, secret }: Signed, as: Twist | undefined): string | null {
  const sign = (key: string): string =>
    Stripe.webhooks.generateTestHeaderString({ payload, timestamp, secret: key });
  const other = sign('whsec_of_another_endpoint');
  if (as === 'no signature') return null;
  if (as === 'bad signature') return other;
  if (as === 'two signatures') return `${other},${sign(secret).split(',')[1]}`;
  return sign(secret);
}

function twisted(event: Stripe.Event, as: Twist | undefined): object {
  if (as === 'other mode') return { ...event, livemode: !event.livemode };
  if (as === 'other account') return { ...event, account: 'acct_of_somebody_else' };
  if (as === 'unknown type') return { ...event, type: 'payment_intent.painted_green' };
  return event;
}
