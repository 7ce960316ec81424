import Stripe from 'stripe';
import { libraryFor } from './library.js';
import { startStripe, type FakeStripe } from './start-stripe.js';

const report = { amount: 4900, currency: 'usd', metadata: { reportId: '7' } };

describe('payment intents of the Stripe fake', () => {
  let fake: FakeStripe;
  let stripe: Stripe;
  beforeAll(async () => {
    fake = await startStripe();
    stripe = libraryFor(fake);
  });
  afterAll(() => fake.stop());

  const create = () => stripe.paymentIntents.create(report);

  it('creates an intent that waits for a card', async () => {
    const made = await create();
    expect(made).toMatchObject({
      ...report,
      status: 'requires_payment_method',
      livemode: false,
      latest_charge: null,
    });
    expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_`, 'u'));
    expect(made.lastResponse).toMatchObject({ requestId: expect.stringMatching(/^req_/u), statusCode: 200 });
    expect(await stripe.paymentIntents.retrieve(made.id)).toEqual(made);
  });

  it('charges a good card and expands the charge on request', async () => {
    const { id } = await create();
    fake.pay(id);
    const paid = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.refunds'] });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 4900, last_payment_error: null });
    expect(paid.latest_charge).toMatchObject({
      status: 'succeeded',
      paid: true,
      amount: 4900,
      metadata: { reportId: '7' },
    });
    expect(paid.latest_charge).toMatchObject({ payment_intent: id, refunds: { data: [], has_more: false } });
  });

  it.each([
    ['4000 0000 0000 0002', 'card_declined', 'generic_decline'],
    ['4000 0000 0000 9995', 'card_declined', 'insufficient_funds'],
    ['4000 0000 0000 0069', 'expired_card', undefined],
  ])(
    'leaves the intent open after the card %s is declined, and accepts another card',
    async (card, code, decline_code) => {
      const { id } = await create();
      const refused = fake.pay(id, card);
      expect(refused).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: { code, type: 'card_error' },
      });
      expect(refused.last_payment_error?.decline_code).toBe(decline_code);
      const charge = await stripe.charges.retrieve(String(refused.latest_charge));
      expect(charge).toMatchObject({ status: 'failed', paid: false, failure_code: code });
      expect(fake.pay(id)).toMatchObject({ status: 'succeeded', last_payment_error: null });
    },
  );

  it('answers a declined card with a card error that contains the intent', async () => {
    const { id } = await create();
    const refusal = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' });
    await expect(refusal).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
      payment_intent: { id, status: 'requires_payment_method' },
    });
  });

  it.each([
    ['passes', { status: 'succeeded', next_action: null }],
    [
      'fails',
      {
        status: 'requires_payment_method',
        last_payment_error: { code: 'payment_intent_authentication_failure' },
      },
    ],
  ] as const)('asks for 3-D Secure, which %s', async (result, outcome) => {
    const { id } = await create();
    const asked = fake.pay(id, '4000 0025 0000 3155');
    expect(asked).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
      latest_charge: null,
    });
    expect(fake.authenticate(id, result)).toMatchObject(outcome);
  });

  it.each([
    ['succeeds', 'succeeded', 'succeeded'],
    ['fails', 'requires_payment_method', 'failed'],
  ] as const)('keeps a slow payment in processing until it %s', async (result, status, chargeStatus) => {
    const { id } = await create();
    const slow = fake.pay(id, '4000 0000 0000 6660');
    expect(slow.status).toBe('processing');
    expect(await stripe.charges.retrieve(String(slow.latest_charge))).toMatchObject({
      status: 'pending',
      paid: false,
    });
    expect(fake.settle(id, result)).toMatchObject({ status, latest_charge: slow.latest_charge });
    expect(await stripe.charges.retrieve(String(slow.latest_charge))).toMatchObject({ status: chargeStatus });
  });

  it('changes amount and metadata until the intent is paid', async () => {
    const { id } = await create();
    const changed = await stripe.paymentIntents.update(id, {
      amount: 5900,
      metadata: { reportId: '', lead: '9' },
    });
    expect(changed).toMatchObject({ amount: 5900, metadata: { lead: '9' } });
    expect(changed.metadata).not.toHaveProperty('reportId');
    fake.pay(id);
    const late = stripe.paymentIntents.update(id, { amount: 100 });
    await expect(late).rejects.toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  });

  it('cancels an open intent permanently, and never a paid one', async () => {
    const [open, paid] = [await create(), await create()];
    expect(await stripe.paymentIntents.cancel(open.id)).toMatchObject({ status: 'canceled' });
    fake.pay(paid.id);
    const refusals = [
      stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa' }),
      stripe.paymentIntents.cancel(open.id),
      stripe.paymentIntents.cancel(paid.id),
      stripe.paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' }),
    ];
    for (const refusal of refusals) {
      await expect(refusal).rejects.toMatchObject({
        code: 'payment_intent_unexpected_state',
        payment_intent: {},
      });
    }
  });

  it.each([
    [{ amount: 49 }, 'amount_too_small'],
    [{ amount: 0 }, 'parameter_invalid_integer'],
    [{ amount: 100_000_000 }, 'amount_too_large'],
    [{ amount: 49.5 }, 'parameter_invalid_integer'],
    [{ payment_method_types: ['card'] }, 'payment_method_types_no_longer_supported'],
    [{ colour: 'green' }, 'parameter_unknown'],
  ])('refuses to create an intent with %j', async (terms, code) => {
    const wrong: Stripe.PaymentIntentCreateParams = Object.assign({ ...report }, terms);
    await expect(stripe.paymentIntents.create(wrong)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
    });
  });

  it('offers only the allowed payment methods', async () => {
    const made = await stripe.paymentIntents.create({ ...report, allowed_payment_method_types: ['card'] });
    expect(made).toMatchObject({ payment_method_types: ['card'], automatic_payment_methods: null });
    expect((await create()).payment_method_types).toEqual(['card', 'link']);
  });

  it('refuses an unknown intent, and the expansion of a field that is not an object', async () => {
    const unknown = stripe.paymentIntents.retrieve('pi_nobody');
    await expect(unknown).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'intent',
    });
    const { id } = await create();
    const amount = stripe.paymentIntents.retrieve(id, { expand: ['amount'] });
    await expect(amount).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
  });
});
