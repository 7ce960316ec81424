import Stripe from 'stripe';
import type { FakeStripe } from './start-stripe.js';

/** Removes the real library's pauses of half a second and more between retries. */
export function withoutRests<Library extends Stripe>(library: Library): Library {
  return Object.assign(library, {
    getInitialNetworkRetryDelay: () => 0.01,
    getMaxNetworkRetryDelay: () => 0.01,
  });
}

/** The real library, connected to the fake; without retries by default. */
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
