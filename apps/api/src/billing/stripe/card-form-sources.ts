import type { Sources } from '../../platform/http/requests/headers.js';
import type { PaymentsConfig } from '../provider/payments-config.js';

const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * What Stripe's card form needs, by https://docs.stripe.com/security/guide; nothing for simulated cards. Every page
 * of the site gets it, as the buyer comes from any of them to the card form without another page being loaded.
 */
export function cardFormSources({ provider, stripeApiUrl }: PaymentsConfig): Sources {
  if (provider !== 'stripe') return {};
  return {
    scriptSrc: ["'self'", ...scripts],
    frameSrc: ["'self'", ...scripts, 'https://hooks.stripe.com'],
    connectSrc: ["'self'", stripeApiUrl ?? 'https://api.stripe.com'],
  };
}
