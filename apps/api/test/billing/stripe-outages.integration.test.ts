import { jest } from '@jest/globals';
import { reportPriceCents } from '@closewise/domain/price';
import { ReportReferences } from '../../src/billing/stripe/report-references.js';
import { StripeAccount } from '../../src/billing/stripe/stripe-account.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { SweepOpenPayments } from '../../src/billing/open-payments/sweep-open-payments.job.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { retryAfterStalls } from '../retry-after-stalls.js';
import type { Fault } from '../stripe/faults.js';
import { StripeShop } from './stripe-shop.js';

const DAY_MS = 86_400_000;
const unavailable = 'Payments are currently unavailable. Please try again later or contact support.';
/** The library tries three times. */
const always = { times: 3 };

describe('buying while Stripe is unavailable', () => {
  let stripeNow: Date;
  let site: StripeShop;
  beforeAll(async () => {
    stripeNow = new Date();
    site = await StripeShop.open(() => stripeNow);
  });
  beforeEach(() => {
    stripeNow = new Date();
    site.stripe.faults.clear();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => site?.close());

  const part = <Part>(token: abstract new (...args: never[]) => Part): Part =>
    site.shop.application.get(token, { strict: false });
  const intentsOf = (reportId: number) =>
    site.stripe
      .intents()
      .filter(
        ({ metadata }) => metadata['report'] === new ReportReferences(part(PersonalData)).seal(reportId),
      );

  async function sweepAfter(minutes: number): Promise<void> {
    await site.shop.caughtUp('billing.payments@1');
    const later = new Date(Date.now() + minutes * 60_000);
    jest.spyOn(part(Clock), 'now').mockReturnValue(later);
    await part(SweepOpenPayments).run(new AbortController().signal);
  }

  it.each<[string, Fault]>([
    ['Stripe has too many requests', { answer: 429 }],
    ['Stripe is down', { answer: 503, ...always }],
    ['the connection breaks', { answer: 'drop', ...always }],
    ['something else answers in its place', { answer: 'not json' }],
    ['the answers are lost after the intent was made', { answer: 'drop', when: 'after', ...always }],
  ])(
    'shows the buyer that payments are unavailable while %s, and takes one payment later',
    async (_trouble, fault) => {
      const reportId = await site.shop.createReport();
      site.stripe.faults.next({ ...fault, of: { method: 'POST', path: /^\/v1\/payment_intents$/u } });
      const refused = await site.askForIntent(reportId);
      expect(refused.statusCode).toBe(503);
      expect(refused.json()).toMatchObject({ message: unavailable });
      const opened = await site.askForIntent(reportId);
      expect(opened.statusCode).toBe(200);
      expect(intentsOf(reportId)).toMatchObject([
        { id: opened.json().paymentIntent.id, amount: reportPriceCents },
      ]);
    },
  );

  it('an answer that is lost once does not affect the buyer: the key finds the same intent', async () => {
    const reportId = await site.shop.createReport();
    site.stripe.faults.next({ answer: 'drop', when: 'after' });
    const opened = await site.askForIntent(reportId);
    expect(opened.statusCode).toBe(200);
    expect(intentsOf(reportId)).toMatchObject([{ id: opened.json().paymentIntent.id }]);
  });

  it('ten parallel requests open one intent', async () => {
    const reportId = await site.shop.createReport();
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.askForIntent(reportId)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().clientSecret)).size).toBe(1);
    expect(intentsOf(reportId)).toHaveLength(1);
  });

  it('the card form opens with the same intent days later, when Stripe has forgotten the key', async () => {
    const { reportId, intentId } = await site.order();
    stripeNow = new Date(Date.now() + 3 * DAY_MS);
    expect((await site.askForIntent(reportId)).json()).toMatchObject({ paymentIntent: { id: intentId } });
    expect(intentsOf(reportId)).toHaveLength(1);
  });

  it('a report can be paid even if Stripe keeps answering its creation with a server error', async () => {
    const reportId = await site.shop.createReport();
    site.stripe.faults.next({ answer: 500, when: 'after', of: { method: 'POST' } });
    await site.askForIntent(reportId);
    const opened = await site.askForIntent(reportId);
    expect(opened.statusCode).toBe(200);
    site.stripe.pay(opened.json().paymentIntent.id);
    await site.stripe.webhooks.deliverAll();
    await site.shop.until(reportId, 'completed');
    expect(intentsOf(reportId).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  });

  it('[CO-05] a buyer who has paid sees this while Stripe is unavailable, and the sweeper finds the payment', async () => {
    const { reportId, intentId } = await site.paidInSilence();
    site.stripe.faults.next({ answer: 503, ...always });
    const told = await site.shop.reportSuccess(reportId, intentId);
    expect(told.statusCode).toBe(503);
    expect(told.json().message).toMatch(/do not pay again/u);
    expect(await site.facts(intentId)).toEqual(['PaymentRequested']);
    await sweepAfter(11);
    expect(await site.facts(intentId)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
    await site.shop.until(reportId, 'completed');
  });

  it('a payment is not recorded while its refunds cannot be read', async () => {
    const { reportId, intentId } = await site.paidInSilence();
    site.stripe.faults.next({ answer: 503, ...always, of: { path: /refunds/u } });
    expect((await site.shop.reportSuccess(reportId, intentId)).statusCode).toBe(503);
    expect(await site.facts(intentId)).toEqual(['PaymentRequested']);
    expect((await site.shop.reportSuccess(reportId, intentId)).json()).toMatchObject({ status: 'paid' });
  });

  it('a request that Stripe never answers times out, and its repetition counts', async () => {
    const { client } = part(StripeAccount);
    const usual = client.getApiField('timeout');
    await retryAfterStalls(500, async (ms) => {
      client._setApiField('timeout', ms);
      const { reportId } = await site.order();
      site.stripe.faults.next({ answer: 'hang', times: 1 });
      expect((await site.askForIntent(reportId)).statusCode).toBe(200);
    });
    client._setApiField('timeout', usual);
  });
});
