import type { Sources } from '../../platform/http/requests/headers.js';
import type { PaymentsConfig } from '../provider/payments-config.js';

const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * Content security sources that Stripe's card form needs (https://docs.stripe.com/security/guide); none for simulated
 * cards. Every page gets them, since client-side navigation reaches the card form from any page.
 */
export function cardFormSources({ provider, stripeApiUrl }: PaymentsConfig): Sources {
  if (provider !== 'stripe') return {};
  return {
    scriptSrc: ["'self'", ...scripts],
    frameSrc: ["'self'", ...scripts, 'https://hooks.stripe.com'],
    connectSrc: ["'self'", stripeApiUrl ?? 'https://api.stripe.com'],
  };
}
