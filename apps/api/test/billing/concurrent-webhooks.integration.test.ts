import type Stripe from 'stripe';
import { StripeShop } from './stripe-shop.js';

const sale = ['PaymentRequested', 'PaymentSucceeded'];

describe("Stripe's webhooks over HTTP", () => {
  let site: StripeShop;
  beforeAll(async () => {
    site = await StripeShop.open();
  });
  beforeEach(() => {
    site.stripe.faults.clear();
    site.stripe.webhooks.dropAll();
  });
  afterAll(() => site?.close());

  const latest = (type: Stripe.Event.Type): Stripe.Event => {
    const found = site.stripe.events().findLast((event) => event.type === type);
    if (!found) throw new Error(`Nothing of ${type} has happened`);
    return found;
  };
  /** Repeats what the shop defers, as Stripe does: shop and Stripe share one thread here, which may be slow. */
  const atOnce = async (event: Stripe.Event, times: number): Promise<readonly number[]> => {
    const sent = Array.from({ length: times }, () => site.stripe.webhooks.send(event));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    const taken = statuses.filter((status) => status !== 503);
    return taken.length === times ? taken : [...taken, ...(await atOnce(event, times - taken.length))];
  };
  const generations = async (reportId: number): Promise<readonly string[]> =>
    (await site.shop.facts(`report-${reportId}`)).filter((type) => type === 'ReportGenerationStarted');

  it('[CO-05] many parallel deliveries of one webhook are one sale and one report', async () => {
    const deliveries = process.env['LONG'] ? 50 : 20;
    const { reportId, intentId } = await site.paidInSilence();
    const answers = await atOnce(latest('payment_intent.succeeded'), deliveries);
    expect(answers).toEqual(Array(deliveries).fill(200));
    expect(await site.facts(intentId)).toEqual(sale);
    await site.shop.until(reportId, 'completed');
    expect(await generations(reportId)).toHaveLength(1);
  });

  it('[CO-05] webhooks in reverse order and again in order are one sale', async () => {
    const { intentId } = await site.order();
    site.stripe.pay(intentId, '4000 0000 0000 0002');
    site.stripe.pay(intentId);
    const events = site.stripe.webhooks.pending().map(({ event }) => event);
    const answers = await site.stripe.webhooks.deliverAll({ order: 'newest first' });
    for (const event of events) await site.stripe.webhooks.send(event);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await site.facts(intentId)).toEqual(sale);
  });

  it("[CO-05] two webhooks and the buyer's browser at the same time are one sale", async () => {
    const { reportId, intentId } = await site.paidInSilence();
    const [told] = await Promise.all([
      site.shop.reportSuccess(reportId, intentId),
      atOnce(latest('charge.succeeded'), 3),
      atOnce(latest('payment_intent.succeeded'), 3),
    ]);
    expect(told.json()).toMatchObject({ status: 'paid' });
    expect(await site.facts(intentId)).toEqual(sale);
  });

  it('a webhook that cannot be checked at Stripe is sent again and then counts', async () => {
    const { intentId } = await site.paidInSilence();
    const event = latest('payment_intent.succeeded');
    site.stripe.faults.next({ answer: 503, times: Infinity });
    expect((await site.stripe.webhooks.send(event)).status).toBe(503);
    expect(await site.facts(intentId)).toEqual(['PaymentRequested']);
    site.stripe.faults.clear();
    expect((await site.stripe.webhooks.send(event)).status).toBe(200);
    expect(await site.facts(intentId)).toEqual(sale);
  });

  it("a webhook's content is not trusted: an unpaid intent stays unpaid", async () => {
    const { intentId } = await site.paidInSilence();
    const paid = latest('payment_intent.succeeded');
    const { intentId: unpaid } = await site.order();
    const lie = {
      ...paid,
      data: { object: { ...site.stripe.intent(unpaid), status: 'succeeded' } },
    } as Stripe.Event;
    expect((await site.stripe.webhooks.send(lie)).status).toBe(200);
    expect(await site.facts(unpaid)).toEqual(['PaymentRequested']);
    expect(await site.facts(intentId)).toEqual(['PaymentRequested']);
  });

  it('partial refunds are recorded once each when many webhooks report them at once', async () => {
    const { intentId } = await site.paidInSilence();
    site.stripe.refund(intentId, { amount: 1000 });
    await atOnce(latest('charge.refunded'), 10);
    site.stripe.refund(intentId, { amount: 900 });
    await atOnce(latest('refund.created'), 10);
    expect(await site.facts(intentId)).toEqual([...sale, 'PaymentRefunded', 'PaymentRefunded']);
  });

  it('an intent that was cancelled at Stripe is replaced when the buyer returns, and only the new one is paid', async () => {
    const { reportId, intentId } = await site.order();
    site.stripe.cancel(intentId);
    await site.stripe.webhooks.deliverAll();
    const { id } = (await site.shop.openPayment(reportId)).paymentIntent;
    expect(id).not.toBe(intentId);
    site.stripe.pay(id);
    await site.stripe.webhooks.deliverAll();
    expect(await site.facts(intentId)).toEqual(['PaymentRequested', 'PaymentCancelled']);
    expect(await site.facts(id)).toEqual(sale);
  });
});
