import { libraryFor } from './library.js';
import { startStripe, type FakeStripe } from './start-stripe.js';

const terms = { amount: 4900, currency: 'usd', metadata: { reportId: '7' } };

describe('keys of the Stripe fake', () => {
  let fake: FakeStripe;
  beforeAll(async () => {
    fake = await startStripe();
  });
  afterAll(() => fake.stop());

  const made = () => libraryFor(fake).paymentIntents.create(terms);
  const fromBrowser = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({ key: fake.publishableKey, ...fields });
    const response = await fetch(`${fake.url}/v1/payment_intents/${path}`, { method: 'POST', body });
    return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
  };
  const card = {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
  };

  it('refuses a wrong secret key without showing it', async () => {
    const stranger = libraryFor({ secretKey: 'sk_test_of_somebody_else', connection: fake.connection });
    const refusal = stranger.paymentIntents.list();
    await expect(refusal).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    await expect(refusal).rejects.not.toThrow(/of_somebody/u);
  });

  it('is in live or test mode depending on its secret key', async () => {
    const live = await startStripe({ secretKey: 'sk_live_fake' });
    try {
      const intent = await libraryFor(live).paymentIntents.create(terms);
      expect(intent.livemode).toBe(true);
      expect(live.events()).toMatchObject([{ livemode: true }]);
      expect(live.publishableKey).toMatch(/^pk_live_/u);
    } finally {
      await live.stop();
    }
  });

  it("lets the buyer's browser pay with the client secret, from any page", async () => {
    const { id, client_secret } = await made();
    const paid = await fromBrowser(`${id}/confirm`, { client_secret: client_secret ?? '', ...card });
    expect(paid).toMatchObject({ status: 200, body: { id, status: 'succeeded' } });
    expect(paid.headers.get('access-control-allow-origin')).toBe('*');
    const query = new URLSearchParams({ key: fake.publishableKey, client_secret: client_secret ?? '' });
    const seen = await fetch(`${fake.url}/v1/payment_intents/${id}?${query.toString()}`);
    const body: unknown = await seen.json();
    expect(body).toMatchObject({ id, status: 'succeeded', amount: 4900 });
    expect(body).not.toHaveProperty('metadata');
    expect(body).not.toHaveProperty('latest_charge');
  });

  it("answers the browser's 3-D Secure challenge", async () => {
    const { id, client_secret } = await made();
    const secret = { client_secret: client_secret ?? '' };
    const number = { 'payment_method_data[card][number]': '4000002500003155' };
    expect((await fromBrowser(`${id}/confirm`, { ...secret, ...card, ...number })).body.status).toBe(
      'requires_action',
    );
    const failed = await fromBrowser(`${id}/authenticate`, { ...secret, result: 'fails' });
    expect(failed.body).toMatchObject({
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  it.each([
    ['without the client secret', {}, 403, 'secret_key_required'],
    [
      "with another intent's client secret",
      { client_secret: 'pi_x_secret_y' },
      400,
      'payment_intent_invalid_parameter',
    ],
  ])('refuses a browser %s', async (_how, secret, status, code) => {
    const { id } = await made();
    const refused = await fromBrowser(`${id}/confirm`, { ...secret, ...card });
    expect(refused).toMatchObject({ status, body: { error: { code } } });
    expect(fake.intent(id).status).toBe('requires_payment_method');
  });

  it.each(['', '/cancel'])('refuses all other calls from a browser: %s', async (path) => {
    const { id, client_secret } = await made();
    const refused = await fromBrowser(`${id}${path}`, { client_secret: client_secret ?? '' });
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'secret_key_required' } } });
  });
});
