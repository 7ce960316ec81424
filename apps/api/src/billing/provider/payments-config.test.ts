import { PaymentsConfig } from './payments-config.js';
import { readConfig } from '../../platform/config/read-config.js';

const keysOf = (mode: 'test' | 'live') => ({
  STRIPE_SECRET_KEY: `sk_${mode}_51abc`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_51abc`,
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
});
const production = { NODE_ENV: 'production' };
const read = (environment: Record<string, string>) => readConfig(PaymentsConfig, environment);

describe('the configuration of payments', () => {
  it('simulates cards without keys, and takes real ones with them', () => {
    expect([read({}).provider, read({}).stripe, read({}).allowSimulated]).toEqual(['simulated', null, false]);
    const config = read(keysOf('test'));
    expect([config.provider, config.stripe]).toEqual([
      'stripe',
      {
        secretKey: 'sk_test_51abc',
        publishableKey: 'pk_test_51abc',
        webhookSecret: 'whsec_abc',
        connectWebhookSecret: null,
        livemode: false,
      },
    ]);
  });

  it('knows the secret of the endpoint for the payees’ accounts', () => {
    const config = read({ ...keysOf('test'), STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_def' });
    expect(config.stripe).toMatchObject({ webhookSecret: 'whsec_abc', connectWebhookSecret: 'whsec_def' });
  });

  it.each([
    [{ ALLOW_SIMULATED_PAYMENTS: '1' }, 'ALLOW_SIMULATED_PAYMENTS must be true or false'],
    [production, /^Card payments are simulated/],
  ])('refuses %j in one line that names the variable', (environment, message) => {
    expect(() => read(environment)).toThrow(message);
  });

  it.each([
    ['live keys in production', { ...production, ...keysOf('live') }, true],
    [
      'test keys in production when told so',
      { ...production, ...keysOf('test'), ALLOW_TEST_PAYMENTS: 'true' },
      false,
    ],
    ['live keys elsewhere when told so', { ...keysOf('live'), ALLOW_LIVE_PAYMENTS: 'true' }, true],
    ['a restricted key', { ...keysOf('test'), STRIPE_SECRET_KEY: 'rk_test_51abc' }, false],
    ['a restricted live key', { ...production, ...keysOf('live'), STRIPE_SECRET_KEY: 'rk_live_51abc' }, true],
    [
      'an address of its own for tests',
      { ...keysOf('test'), STRIPE_API_URL: 'http://127.0.0.1:4000' },
      false,
    ],
  ])('accepts %s', (_, environment, livemode) => {
    expect(read(environment).stripe?.livemode).toBe(livemode);
  });

  it('takes simulated cards in production only when told so', () => {
    expect(read({ ...production, ALLOW_SIMULATED_PAYMENTS: 'true' }).provider).toBe('simulated');
  });

  it.each([
    [
      { ...keysOf('test'), STRIPE_WEBHOOK_SECRET: '' },
      /^STRIPE_WEBHOOK_SECRET missing: payments with Stripe need/,
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_51abc' }, /^STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET missing/],
    [{ ...keysOf('test'), STRIPE_SECRET_KEY: 'pk_test_51abc' }, /^STRIPE_SECRET_KEY must be Stripe's secret/],
    [
      { ...keysOf('test'), STRIPE_SECRET_KEY: 'sk_test_51abc ' },
      /^STRIPE_SECRET_KEY must be Stripe's secret/,
    ],
    [{ ...keysOf('test'), STRIPE_PUBLISHABLE_KEY: 'sk_test_51abc' }, /^STRIPE_PUBLISHABLE_KEY must be/],
    [{ ...keysOf('test'), STRIPE_WEBHOOK_SECRET: 'sk_test_51abc' }, /^STRIPE_WEBHOOK_SECRET must be/],
    [
      { ...keysOf('test'), STRIPE_CONNECT_WEBHOOK_SECRET: 'we_51abc' },
      /^STRIPE_CONNECT_WEBHOOK_SECRET must be/,
    ],
    [{ STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_def' }, /^STRIPE_CONNECT_WEBHOOK_SECRET needs the other/],
    [
      { ...keysOf('test'), STRIPE_PUBLISHABLE_KEY: 'pk_live_51abc' },
      /must both be test keys or both be live keys$/,
    ],
    [{ ...keysOf('test'), STRIPE_API_URL: 'localhost:4000' }, /^STRIPE_API_URL must be an address/],
    [{ ...keysOf('test'), ALLOW_LIVE_PAYMENTS: 'yes' }, 'ALLOW_LIVE_PAYMENTS must be true or false'],
    [{ ...keysOf('test'), ALLOW_TEST_PAYMENTS: '1' }, 'ALLOW_TEST_PAYMENTS must be true or false'],
    [
      keysOf('live'),
      /is a live key, which moves real money: outside production it needs ALLOW_LIVE_PAYMENTS=true$/,
    ],
    [{ ...production, ...keysOf('test') }, /is a test key, which moves no money: in production it needs/],
    [
      { ...production, ...keysOf('live'), STRIPE_API_URL: 'http://proxy:1' },
      /^STRIPE_API_URL is for tests and refused/,
    ],
    [production, /^Card payments are simulated: production starts only with the STRIPE_\* keys or/],
  ])('refuses %j in one line', (environment, message) => {
    expect(() => read(environment)).toThrow(message);
  });

  it('never repeats a key in its refusal', () => {
    const secret = 'sk_live_VERYSECRET';
    for (const wrong of [
      { STRIPE_SECRET_KEY: secret },
      { ...keysOf('test'), STRIPE_PUBLISHABLE_KEY: secret },
    ]) {
      expect(() => read(wrong)).toThrow(
        expect.not.objectContaining({ message: expect.stringContaining('VERYSECRET') }),
      );
    }
  });
});
