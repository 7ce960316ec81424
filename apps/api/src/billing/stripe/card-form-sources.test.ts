import { PaymentsConfig } from '../provider/payments-config.js';
import { readConfig } from '../../platform/config/read-config.js';
import { cardFormSources } from './card-form-sources.js';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('what pages may load for the card form', () => {
  it('is nothing of others while cards are simulated', () => {
    expect(cardFormSources(readConfig(PaymentsConfig, {}))).toEqual({});
  });

  it('is what Stripe names with its keys', () => {
    expect(cardFormSources(readConfig(PaymentsConfig, keys))).toEqual({
      scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
      frameSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      connectSrc: ["'self'", 'https://api.stripe.com'],
    });
  });

  it('is the address that stands for Stripe in a test', () => {
    const config = readConfig(PaymentsConfig, { ...keys, STRIPE_API_URL: 'http://127.0.0.1:4000' });
    expect(cardFormSources(config)['connectSrc']).toEqual(["'self'", 'http://127.0.0.1:4000']);
  });
});
