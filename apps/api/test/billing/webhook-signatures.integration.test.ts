import type { OpenAPIObject } from '@nestjs/swagger';
import Stripe from 'stripe';
import { libraryFor } from '../stripe/library.js';
import { StripeShop } from './stripe-shop.js';
import type { Twist } from '../stripe/webhook-request.js';

const asked = ['PaymentRequested'];
const sale = ['PaymentRequested', 'PaymentSucceeded'];
const noMessage = 'This is not a message from Stripe: its signature is missing, wrong or too old';

describe('the harness for webhooks', () => {
  let site: StripeShop;
  beforeAll(async () => {
    site = await StripeShop.open();
  });
  beforeEach(() => site.stripe.webhooks.dropAll());
  afterAll(() => site?.close());

  /** A payment that only the next webhook reports. */
  async function paid(): Promise<Readonly<{ intentId: string; event: Stripe.Event }>> {
    const { intentId } = await site.paidInSilence();
    const event = site.stripe.events().findLast(({ type }) => type === 'payment_intent.succeeded');
    if (!event) throw new Error('Nobody has paid');
    return { intentId, event };
  }
  const deliver = (payload: string | Buffer, headers: Record<string, string>) =>
    site.shop.application.inject({ method: 'POST', url: '/api/webhooks/stripe', payload, headers });
  const signed = (payload: string, timestamp = Math.floor(Date.now() / 1000)) => ({
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({
      payload,
      timestamp,
      secret: site.stripe.webhookSecret,
    }),
  });

  it.each<Twist>(['bad signature', 'no signature', 'old timestamp', 'changed body'])(
    '[CO-05] refuses a message with %s, without calling Stripe',
    async (twist) => {
      const { intentId, event } = await paid();
      const before = site.stripe.requests.length;
      const { status, body } = await site.stripe.webhooks.send(event, twist);
      expect([status, JSON.parse(body)]).toMatchObject([400, { success: false, message: noMessage }]);
      expect(site.stripe.requests.length).toBe(before);
      expect(await site.facts(intentId)).toEqual(asked);
    },
  );

  it.each<Twist>(['other mode', 'other account', 'unknown type'])(
    '[CO-05] accepts a message about %s without any effect, so that Stripe stops sending it',
    async (twist) => {
      const { intentId, event } = await paid();
      const before = site.stripe.requests.length;
      const { status, body } = await site.stripe.webhooks.send(event, twist);
      expect([status, JSON.parse(body)]).toEqual([200, { received: true }]);
      expect(site.stripe.requests.length).toBe(before);
      expect(await site.facts(intentId)).toEqual(asked);
    },
  );

  it('accepts a message signed with the old or the new secret while they are rotated', async () => {
    const { intentId, event } = await paid();
    expect((await site.stripe.webhooks.send(event, 'two signatures')).status).toBe(200);
    expect(await site.facts(intentId)).toEqual(sale);
  });

  it.each([
    [200, 200],
    [301, 400],
  ])('answers a signature that is %i seconds old with %i', async (age, status) => {
    const payload = JSON.stringify((await paid()).event);
    const headers = signed(payload, Math.floor(Date.now() / 1000) - age);
    expect((await deliver(payload, headers)).statusCode).toBe(status);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'succeeded'],
    ['no event', '{"object":"v2.core.event","id":"evt_1"}'],
  ])('refuses %s, even with a valid signature', async (_, payload) => {
    expect((await deliver(payload, signed(payload))).statusCode).toBe(400);
  });

  it("accepts Stripe's large messages, on this route only", async () => {
    const { intentId, event } = await paid();
    const payload = JSON.stringify({ ...event, filler: 'x'.repeat(300_000) });
    expect((await deliver(payload, signed(payload))).statusCode).toBe(200);
    expect(await site.facts(intentId)).toEqual(sale);
    const order = await site.shop.post('/api/report/chain', { address: 'x'.repeat(300_000) });
    expect(order.statusCode).toBe(413);
    const ofBytes = (bytes: number): string => {
      const bare = JSON.stringify({ ...event, filler: '' });
      return JSON.stringify({ ...event, filler: 'x'.repeat(bytes - Buffer.byteLength(bare)) });
    };
    const [largest, endless] = [ofBytes(1024 * 1024), ofBytes(1024 * 1024 + 1)];
    expect((await deliver(largest, signed(largest))).statusCode).toBe(200);
    expect((await deliver(endless, signed(endless))).statusCode).toBe(413);
  });

  it('accepts a signed message that names another website', async () => {
    const { intentId, event } = await paid();
    const payload = JSON.stringify(event);
    const answer = await deliver(payload, { ...signed(payload), origin: 'https://proxy.example' });
    expect(answer.statusCode).toBe(200);
    expect(await site.facts(intentId)).toEqual(sale);
  });

  it.each([
    ['another amount', { amount: 100 }],
    ['another currency', { currency: 'cad' }],
    ['another report', { metadata: { report: '', reportId: '4711000000000042' } }],
    ['two reports', { metadata: { reportId: '4711000000000042' } }],
    ['a report that it only seems to name', { metadata: { report: 'A'.repeat(59) } }],
  ])('[CO-05] makes no sale from an intent for %s, and acknowledges the message', async (_, change) => {
    const { intentId } = await site.order();
    await libraryFor(site.stripe).paymentIntents.update(intentId, change);
    site.stripe.pay(intentId);
    const answers = await site.stripe.webhooks.deliverAll();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await site.facts(intentId)).toEqual(asked);
  });

  it.each(['a webhook', 'polling'])(
    '[CO-05] makes the sale of a payment from before report numbers were sealed, by %s',
    async (how) => {
      const { reportId, intentId } = await site.order();
      await libraryFor(site.stripe).paymentIntents.update(intentId, {
        description: `Report ${reportId}`,
        metadata: { report: '', reportId: String(reportId) },
      });
      site.stripe.pay(intentId);
      await (how === 'polling'
        ? site.shop.reportSuccess(reportId, intentId)
        : site.stripe.webhooks.deliverAll());
      expect(await site.facts(intentId)).toEqual(sale);
    },
  );

  it('does not send the report number to Stripe', async () => {
    const { reportId, intentId } = await site.paidInSilence();
    await site.stripe.webhooks.deliverAll();
    expect(await site.facts(intentId)).toEqual(sale);
    expect(JSON.stringify(site.stripe.requests)).not.toContain(String(reportId));
    expect(JSON.stringify(site.stripe.events())).not.toContain(String(reportId));
    const receipt = (await site.shop.get(`/api/reports/${reportId}/receipt`)).json<{
      receipt: { orderNumber: string };
    }>();
    expect(site.stripe.intent(intentId).description).toBe(`Closewise order ${receipt.receipt.orderNumber}`);
  });

  it.each([100, 2499, 2501])(
    '[CO-05] makes no sale from an intent that has received %i cents',
    async (cents) => {
      const { intentId } = await paid();
      site.stripe.receive(intentId, cents);
      const answers = await site.stripe.webhooks.deliverAll();
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await site.facts(intentId)).toEqual(asked);
    },
  );

  it('[CO-05] makes no sale from a payment that another program took on the same account', async () => {
    const metadatas: Stripe.MetadataParam[] = [
      {},
      { source: 'shop', reportId: '1' },
      { source: 'closewise', reportId: '4711000000000042' },
    ];
    for (const metadata of metadatas) {
      const params = { amount: 2500, currency: 'usd', metadata };
      const { id } = await libraryFor(site.stripe).paymentIntents.create(params);
      site.stripe.pay(id);
      const answers = await site.stripe.webhooks.deliverAll();
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await site.facts(id)).toEqual([]);
    }
  });

  it("uses Stripe's own keys for the card form, and closes the simulated cards' routes", async () => {
    const reportId = await site.shop.createReport();
    const intent = await site.shop.openPayment(reportId);
    expect(intent).toMatchObject({ provider: 'stripe', publishableKey: site.stripe.publishableKey });
    const answer = await site.shop.pay(intent, '4242 4242 4242 4242');
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'There is nothing at this address']);
  });

  it('allows what the card form needs on every page except reports', async () => {
    const policyOf = async (url: string) =>
      String((await site.shop.get(url)).headers['content-security-policy']);
    for (const url of ['/', '/checkout/4711000000000042', '/es']) {
      expect(await policyOf(url)).toMatch(
        /script-src 'self' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/,
      );
      expect(await policyOf(url)).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com/);
    }
    expect(await policyOf('/html-report/4711000000000042')).not.toContain('stripe');
  });

  it('serves the same OpenAPI document as without Stripe', async () => {
    const { paths } = (await site.shop.get('/api/openapi.json')).json<OpenAPIObject>();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/webhooks/stripe', '/api/simulated-payments/{intentId}/confirm']),
    );
  });
});
