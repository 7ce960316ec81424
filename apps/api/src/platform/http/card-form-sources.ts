import type { PaymentsConfig } from '../config/payments-config.js';

/** From where pages may load: directives of a content security policy, by helmet's names. */
export type Sources = Readonly<Record<string, readonly string[]>>;

const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** What Stripe's card form needs, by https://docs.stripe.com/security/guide; nothing for simulated cards. */
export function cardFormSources({ provider, stripeApiUrl }: PaymentsConfig): Sources {
  if (provider !== 'stripe') return {};
  return {
    scriptSrc: ["'self'", ...scripts],
    frameSrc: ["'self'", ...scripts, 'https://hooks.stripe.com'],
    connectSrc: ["'self'", stripeApiUrl ?? 'https://api.stripe.com'],
  };
}
