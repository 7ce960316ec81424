import Stripe from 'stripe';
import type { FakeStripe } from './start-stripe.js';

/** The real library, pointed at the fake; without repeats of its own unless asked. */
export function libraryFor(
  { secretKey, connection }: Pick<FakeStripe, 'secretKey' | 'connection'>,
  options: Stripe.StripeConfig = {},
): Stripe {
  return new Stripe(secretKey, {
    ...connection,
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: 60_000,
    ...options,
  });
}
