import type { IncomingHttpHeaders } from 'node:http';
import { text, type Params } from './params.js';
import { StripeRefusal } from './refusal.js';

/** The keys of one account in one mode. */
export type Keys = Readonly<{ secretKey: string; publishableKey: string }>;

/** The caller: the merchant's server, or a buyer's browser that knows a client secret. */
export type Caller = 'secret' | 'publishable';

/** Reads the key from Bearer, from the user of Basic, or from the form, as Stripe.js sends it. */
export function callerOf(headers: IncomingHttpHeaders, params: Params, keys: Keys): Caller {
  const key = keyOf(headers.authorization) ?? text(params, 'key');
  if (key === keys.secretKey) return 'secret';
  if (key === keys.publishableKey) return 'publishable';
  throw new StripeRefusal(401, { message: messageFor(key), type: 'invalid_request_error' });
}

/** A browser may do only what the client secret of this intent allows. */
export function checkPublishable(isAllowed: boolean, given: string | null, expected: string | null): void {
  if (!isAllowed || given === null) {
    const message =
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.';
    throw new StripeRefusal(403, { code: 'secret_key_required', message, type: 'invalid_request_error' });
  }
  if (given !== expected) throw wrongClientSecret();
}

export function wrongClientSecret(): StripeRefusal {
  const message =
    'The client_secret provided does not match the client_secret associated with this PaymentIntent.';
  return new StripeRefusal(400, {
    code: 'payment_intent_invalid_parameter',
    message,
    param: 'client_secret',
    type: 'invalid_request_error',
  });
}

function keyOf(authorization: string | undefined): string | null {
  const [scheme, value = ''] = authorization?.split(' ') ?? [];
  if (scheme === 'Bearer') return value;
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0] ?? null;
  return null;
}

function messageFor(key: string | null): string {
  if (key === null)
    return 'You did not provide an API key. You need to provide your API key in the Authorization header.';
  return `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;
}
