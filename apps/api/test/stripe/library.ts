import Stripe from 'stripe';
import type { FakeStripe } from './start-stripe.js';

/** The real library rests for half a second and longer before it makes a call again. */
export function withoutRests<Library extends Stripe>(library: Library): Library {
  return Object.assign(library, {
    getInitialNetworkRetryDelay: () => 0.01,
    getMaxNetworkRetryDelay: () => 0.01,
  });
}

/** The real library, pointed at the fake; without repeats of its own unless asked. */
export function libraryFor(
  { secretKey, connection }: Pick<FakeStripe, 'secretKey' | 'connection'>,
  options: Stripe.StripeConfig = {},
): Stripe {
  return withoutRests(
    new Stripe(secretKey, {
      ...connection,
      maxNetworkRetries: 0,
      telemetry: false,
      timeout: 60_000,
      ...options,
    }),
  );
}
