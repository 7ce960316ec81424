import { jest } from '@jest/globals';
import { Clock } from '../../src/platform/clock/clock.js';
import { until } from '../processing.js';
import { cards } from './order.js';
import { Shop } from './shop.js';

describe('a purchase', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop?.close());

  const facts = (intentId: string) => shop.facts(`payment-simulated-${intentId}`);

  it('goes from the property to the open report, with a declined card on the way', async () => {
    const reportId = await shop.createReport();
    expect(reportId).toBeGreaterThanOrEqual(2 ** 52);
    expect(await shop.status(reportId)).toEqual({ success: true, status: 'draft', errorMessage: null });

    const intent = await shop.openPayment(reportId);
    expect(intent).toMatchObject({
      success: true,
      provider: 'simulated',
      publishableKey: null,
      placeNotice: null,
      paymentIntent: { amount: 2500, currency: 'usd' },
    });
    const declined = await shop.pay(intent, cards.declined);
    expect([declined.statusCode, declined.json().message]).toEqual([402, 'Your card was declined.']);
    const paid = await shop.pay(intent, cards.pays);
    expect(paid.json()).toEqual({ success: true, status: 'succeeded' });

    const { id } = intent.paymentIntent;
    expect((await shop.reportSuccess(reportId, id)).json()).toEqual({ success: true, status: 'paid' });
    await shop.until(reportId, 'completed');
    const page = await shop.get(`/html-report/${reportId}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(page.body).toContain('1600 Main Street');
    expect(page.body).toContain('<html lang="en"');
    expect((await shop.get(`/html-report/${reportId}?lang=es`)).body).toContain('<html lang="es"');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';script-src 'sha256-/);
  });

  it('returns the same payment however often it is requested, and none once it is paid', async () => {
    const reportId = await shop.createReport();
    const intents = await Promise.all([1, 2, 3].map(() => shop.openPayment(reportId)));
    expect(new Set(intents.map((intent) => intent.paymentIntent.id)).size).toBe(1);
    await shop.pay(intents[0]!, cards.pays);
    const again = await shop.post(`/api/reports/${reportId}/payment-intent`, '');
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      message: 'This report has already been paid for.',
      reportUrl: `/html-report/${reportId}`,
    });
  });

  it('[CO-05] is one sale when browser and webhook both report it repeatedly', async () => {
    const reportId = await shop.createReport();
    const intent = await shop.openPayment(reportId);
    const { id } = intent.paymentIntent;
    await shop.pay(intent, cards.pays);
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.reportSuccess(reportId, id)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    await webhookDelivered(id);
    await shop.until(reportId, 'completed');
    expect(await facts(id)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
    expect(await shop.facts(`report-${reportId}`)).toEqual([
      'ReportRequested',
      'ReportGenerationStarted',
      'ReportGenerated',
    ]);
  });

  it.each([
    ['webhook only', cards.webhookOnly],
    ['a slow confirmation', cards.slow],
  ])('[CO-05] is completed by %s when the browser has disappeared', async (_title, card) => {
    const reportId = await shop.createReport();
    const intent = await shop.openPayment(reportId);
    expect((await shop.pay(intent, card)).json()).toEqual({ success: true, status: 'processing' });
    // The duration of a slow payment.
    shop.pass(4000);
    await shop.until(reportId, 'completed');
    expect(await facts(intent.paymentIntent.id)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
  });

  it('is pending while the provider is processing it', async () => {
    const reportId = await shop.createReport();
    const intent = await shop.openPayment(reportId);
    const clock = shop.application.get(Clock, { strict: false });
    jest.spyOn(clock, 'now').mockReturnValue(clock.now());
    await shop.pay(intent, cards.slow);
    const answer = await shop.reportSuccess(reportId, intent.paymentIntent.id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, status: 'pending' }]);
    expect((await shop.status(reportId)).status).toBe('draft');
  });

  it('requires 3-D Secure before it takes the money', async () => {
    const reportId = await shop.createReport();
    const intent = await shop.openPayment(reportId);
    expect((await shop.pay(intent, cards.asks)).json().status).toBe('requires-action');
    expect((await shop.reportSuccess(reportId, intent.paymentIntent.id)).statusCode).toBe(400);
    expect((await shop.pay(intent, cards.asks, { authenticated: true })).json().status).toBe('succeeded');
  });

  it.each([
    ['insufficient funds', { cardNumber: cards.poor }, 402, 'Your card has insufficient funds.'],
    ['an expired card', { cardNumber: cards.pays, expiration: '10/20' }, 402, 'Your card has expired.'],
    ['a mistyped number', { cardNumber: '4242 4242 4242 4241' }, 402, 'Your card number is invalid.'],
    ['a card number that is not a number', { cardNumber: 'four' }, 400, 'Your card number is invalid.'],
    ['the wrong secret', { cardNumber: cards.pays, clientSecret: 'guess' }, 404, 'There is no such payment'],
  ])('refuses %s in words', async (_title, card, status, message) => {
    const intent = await shop.openPayment(await shop.createReport());
    const answer = await shop.pay(intent, card.cardNumber, card);
    expect([answer.statusCode, answer.json().message]).toEqual([status, message]);
    expect(await facts(intent.paymentIntent.id)).not.toContain('PaymentSucceeded');
  });

  it('[CO-06] says before payment what it did not recognize about the place', async () => {
    const intent = await shop.openPayment(await shop.createReport({ address: '12 Elm Street, Austin, TX' }));
    expect(intent.placeNotice).toBe('zip-missing');
  });

  it('does not sell premium where it is not offered, and says so', async () => {
    const reportId = await shop.createReport();
    const answer = await shop.post(`/api/reports/${reportId}/payment-intent`, { premium: true });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('not available for this property');
  });

  it('[CO-05] generates nothing for an invented or unpaid payment, or one for another report', async () => {
    const paidFor = await shop.createReport();
    const theirs = await shop.openPayment(paidFor);
    await shop.pay(theirs, cards.pays);
    const reportId = await shop.createReport();
    const own = await shop.openPayment(reportId);
    const attempts = ['pi_invented', theirs.paymentIntent.id, own.paymentIntent.id];
    for (const attempt of attempts) {
      const answer = await shop.reportSuccess(reportId, attempt);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toMatch(/^This payment/);
    }
    await shop.until(paidFor, 'completed');
    expect(await shop.facts(`report-${reportId}`)).toEqual(['ReportRequested']);
    expect((await shop.status(reportId)).status).toBe('draft');
  });

  async function webhookDelivered(intentId: string): Promise<void> {
    const due = 'select webhook_due_at from durable.simulated_payments where intent_id = $1';
    await until(async () => {
      const [row] = await shop.test.database.query<{ webhook_due_at: Date | null }>(due, [intentId]);
      return row?.webhook_due_at === null;
    });
  }
});
