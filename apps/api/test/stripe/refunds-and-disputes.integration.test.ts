import type Stripe from 'stripe';
import { libraryFor } from './library.js';
import { startStripe, type FakeStripe } from './start-stripe.js';

describe('refunds and disputes of the Stripe fake', () => {
  let fake: FakeStripe;
  let stripe: Stripe;
  beforeAll(async () => {
    fake = await startStripe();
    stripe = libraryFor(fake);
  });
  afterAll(() => fake.stop());

  const paidIntent = async (): Promise<string> => {
    const { id } = await stripe.paymentIntents.create({ amount: 4900, currency: 'usd' });
    fake.pay(id);
    return id;
  };
  const chargeOf = (intent: string) => stripe.charges.retrieve(String(fake.intent(intent).latest_charge));
  const typesSince = (count: number) =>
    fake
      .events()
      .slice(count)
      .map(({ type }) => type);

  it('refunds in parts until nothing is left', async () => {
    const intent = await paidIntent();
    const first = await stripe.refunds.create({ payment_intent: intent, amount: 1000 });
    expect(first).toMatchObject({
      status: 'succeeded',
      amount: 1000,
      payment_intent: intent,
      object: 'refund',
    });
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 1000, refunded: false });
    const rest = await stripe.refunds.create({ charge: (await chargeOf(intent)).id });
    expect(rest.amount).toBe(3900);
    expect(await chargeOf(intent)).toMatchObject({
      amount_refunded: 4900,
      refunded: true,
      status: 'succeeded',
    });
    const { data } = await stripe.refunds.list({ payment_intent: intent });
    expect(data.map(({ id }) => id)).toEqual([rest.id, first.id]);
    const again = stripe.refunds.create({ payment_intent: intent });
    await expect(again).rejects.toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
  });

  it('refuses to refund more than is left, or an unpaid intent', async () => {
    const intent = await paidIntent();
    const tooMuch = stripe.refunds.create({ payment_intent: intent, amount: 4901 });
    await expect(tooMuch).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
      message: /greater than unrefunded/u,
    });
    const { id } = await stripe.paymentIntents.create({ amount: 4900, currency: 'usd' });
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      param: 'payment_intent',
    });
  });

  it('reports a refund that fails later and returns its money to the charge', async () => {
    const intent = await paidIntent();
    const before = fake.events().length;
    const { id } = fake.refund(intent, { status: 'pending' });
    expect(await chargeOf(intent)).toMatchObject({ refunded: true });
    fake.moveRefund(id, 'failed');
    expect(await stripe.refunds.retrieve(id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    expect(await chargeOf(intent)).toMatchObject({ refunded: false, amount_refunded: 0 });
    const told = [
      'refund.created',
      'charge.refunded',
      'refund.failed',
      'refund.updated',
      'charge.refund.updated',
    ];
    expect(typesSince(before)).toEqual(told);
  });

  it.each([
    ['needs_response', 'won', ['created', 'funds_withdrawn', 'closed', 'funds_reinstated']],
    ['needs_response', 'lost', ['created', 'funds_withdrawn', 'closed']],
    ['needs_response', 'under_review', ['created', 'funds_withdrawn', 'updated']],
    ['warning_needs_response', 'warning_closed', ['created', 'closed']],
    ['warning_needs_response', 'needs_response', ['created', 'updated', 'funds_withdrawn']],
  ] as const)('moves a dispute from %s to %s with its events', async (from, to, told) => {
    const intent = await paidIntent();
    const before = fake.events().length;
    const { id } = fake.dispute(intent, { status: from });
    fake.moveDispute(id, to);
    expect(await stripe.disputes.retrieve(id)).toMatchObject({
      status: to,
      amount: 4900,
      payment_intent: intent,
    });
    expect(await chargeOf(intent)).toMatchObject({ disputed: true, paid: true });
    expect(typesSince(before)).toEqual(told.map((name) => `charge.dispute.${name}`));
    const { data } = await stripe.disputes.list({ payment_intent: intent, expand: ['data.charge'] });
    expect(data).toMatchObject([{ id, charge: { object: 'charge', payment_intent: intent } }]);
  });

  it('refuses to refund a disputed charge', async () => {
    const intent = await paidIntent();
    fake.dispute(intent);
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
  });
});
