import { Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { Metrics } from '../../src/platform/observability/metrics.js';
import { ProviderUnavailableError } from '../../src/billing/provider/payment-provider.js';
import { StripeAccount } from '../../src/billing/stripe/stripe-account.js';
import { orderNumberOf } from '../../src/billing/payments/order-number.js';
import { ReportReferences } from '../../src/billing/stripe/report-references.js';
import { StripePaymentProvider } from '../../src/billing/stripe/stripe-payment-provider.js';
import { PaymentsConfig, type StripeKeys } from '../../src/billing/provider/payments-config.js';
import { MasterKey } from '../../src/platform/personal-data/master-key.js';
import { SealedPersonalData } from '../../src/platform/personal-data/sealed-personal-data.js';
import type { SubjectKeys } from '../../src/platform/personal-data/subject-keys.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import type { DisputeStatus } from '../stripe/disputes.js';
import { libraryFor } from '../stripe/library.js';
import type { RefundStatus } from '../stripe/refunds.js';
import { startStripe, type FakeStripe } from '../stripe/start-stripe.js';

const now = new Date('2026-11-21T12:00:00Z');
const reportId = 4_711_000_000_000_042;

const personalData = new SealedPersonalData({} as SubjectKeys, new MasterKey(Buffer.alloc(32, 7)));
const references = new ReportReferences(personalData);

async function providerAt(
  stripe: FakeStripe,
  changes: Partial<StripeKeys> = {},
  metrics = new Metrics(),
): Promise<StripePaymentProvider> {
  const config = readConfig(PaymentsConfig, {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    ALLOW_LIVE_PAYMENTS: 'true',
  });
  const keys = { ...config.stripe, ...changes };
  const account = new StripeAccount(Object.defineProperty(config, 'stripe', { value: keys }), metrics);
  await account.onModuleInit();
  return new StripePaymentProvider(account, personalData);
}

describe('payments as Stripe reports them', () => {
  let stripe: FakeStripe;
  let provider: StripePaymentProvider;
  let attempt = 0;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    stripe = await startStripe({ now: () => now });
    provider = await providerAt(stripe);
  });
  afterAll(() => stripe?.stop());

  const order = () => ({
    idempotencyKey: `report-${reportId}-${++attempt}`,
    reportId,
    amountCents: 2500,
    premiumCents: 0,
    currency: 'usd' as const,
  });
  const opened = async () => (await provider.createIntent(order())).intentId;
  async function paid(): Promise<string> {
    const intentId = await opened();
    stripe.pay(intentId);
    return intentId;
  }
  const outcomeOf = async (intentId: string) => (await provider.lookUp(intentId))?.outcome;

  it('count the calls to Stripe, including retries, by their final result', async () => {
    const metrics = new Metrics();
    const counted = await providerAt(stripe, {}, metrics);
    await counted.createIntent(order());
    stripe.faults.next({ answer: 503, times: 1 });
    await counted.createIntent(order());
    const told = await metrics.write();
    // Each intent is created and then described.
    expect(told).toContain('stripe_requests_total 5');
    expect(told).toContain('stripe_responses_total{status="200"} 4');
  });

  it("open with the amount, the report and the card form's secret, and no data of the buyer", async () => {
    const intent = await provider.createIntent(order());
    expect(intent).toEqual({
      intentId: expect.stringMatching(/^pi_/),
      clientSecret: expect.stringContaining(`${intent.intentId}_secret_`),
      reportId,
      premiumCents: 0,
      amountCents: 2500,
      currency: 'usd',
      cardFingerprint: null,
      outcome: { status: 'open' },
      refunds: [],
      disputes: [],
    });
    expect(stripe.intent(intent.intentId)).toMatchObject({
      metadata: { source: 'closewise', report: references.seal(reportId) },
      description: `Closewise order ${orderNumberOf(`stripe-${intent.intentId}`)}`,
      payment_method_types: ['card'],
      receipt_email: null,
    });
    expect(await provider.lookUp(intent.intentId)).toEqual(intent);
  });

  it.each<[string, (intentId: string) => unknown, object]>([
    [
      'declined cards',
      (id) => stripe.pay(id, '4000 0000 0000 0002'),
      { status: 'declined', reasonCode: 'generic_decline' },
    ],
    [
      'poor cards',
      (id) => stripe.pay(id, '4000 0000 0000 9995'),
      { status: 'declined', reasonCode: 'insufficient_funds' },
    ],
    ['an unanswered 3-D Secure', (id) => stripe.pay(id, '4000 0025 0000 3155'), { status: 'open' }],
    ['a bank that still works', (id) => stripe.pay(id, '4000 0000 0000 6660'), { status: 'processing' }],
    [
      'a failed 3-D Secure',
      (id) => {
        stripe.pay(id, '4000 0025 0000 3155');
        stripe.authenticate(id, 'fails');
      },
      { status: 'declined', reasonCode: 'payment_intent_authentication_failure' },
    ],
    [
      'a card accepted after a declined one',
      (id) => {
        stripe.pay(id, '4000 0000 0000 0002');
        stripe.pay(id);
      },
      { status: 'succeeded', paidAt: now.toISOString() },
    ],
    ['a cancelled intent', (id) => libraryFor(stripe).paymentIntents.cancel(id), { status: 'cancelled' }],
  ])('tells of %s', async (_, happen, outcome) => {
    const intentId = await opened();
    await happen(intentId);
    expect(await outcomeOf(intentId)).toMatchObject(outcome);
  });

  it('name the charge of a paid intent, its time and its card', async () => {
    const intentId = await paid();
    const { latest_charge: charge } = stripe.intent(intentId);
    expect(await outcomeOf(intentId)).toEqual({
      status: 'succeeded',
      providerReference: charge,
      paidAt: '2026-11-21T12:00:00.000Z',
      card: { brand: 'visa', last4: '4242' },
    });
  });

  it.each<[RefundStatus, object[]]>([
    ['pending', [{ amountCents: 1000, status: 'made' }]],
    ['succeeded', [{ amountCents: 1000, status: 'made' }]],
    ['failed', [{ amountCents: 1000, status: 'failed' }]],
    ['canceled', [{ amountCents: 1000, status: 'failed' }]],
    ['requires_action', []],
  ])('map a refund that is %s to %j', async (status, refunds) => {
    const intentId = await paid();
    const { id } = stripe.refund(intentId, { amount: 1000, status: 'pending' });
    if (status !== 'pending') stripe.moveRefund(id, status);
    expect(await provider.lookUp(intentId)).toMatchObject({ refunds });
  });

  it.each<[DisputeStatus, object[]]>([
    ['warning_needs_response', []],
    ['warning_under_review', []],
    ['warning_closed', []],
    ['needs_response', [{ amountCents: 2500, status: 'open' }]],
    ['under_review', [{ amountCents: 2500, status: 'open' }]],
    ['won', [{ amountCents: 2500, status: 'won' }]],
    ['lost', [{ amountCents: 2500, status: 'lost' }]],
  ])('map a dispute that is %s to %j', async (status, disputes) => {
    const intentId = await paid();
    const first: DisputeStatus = status.startsWith('warning') ? 'warning_needs_response' : 'needs_response';
    const { id } = stripe.dispute(intentId, { status: first });
    if (status !== first) stripe.moveDispute(id, status);
    expect(await provider.lookUp(intentId)).toMatchObject({ disputes });
  });

  it('include every refund, on all pages', async () => {
    const intentId = await paid();
    for (let i = 0; i < 120; i++) stripe.refund(intentId, { amount: 1 });
    const refunds = (await provider.lookUp(intentId))?.refunds ?? [];
    expect(new Set(refunds.map(({ refundId }) => refundId)).size).toBe(120);
  });

  it('include every dispute, on all pages', async () => {
    const intentId = await paid();
    for (let i = 0; i < 120; i++) stripe.dispute(intentId, { amount: 1 });
    const disputes = (await provider.lookUp(intentId))?.disputes ?? [];
    expect(new Set(disputes.map(({ disputeId }) => disputeId)).size).toBe(120);
  });

  it('include only the refunds and disputes of this payment', async () => {
    const [mine, other] = [await paid(), await paid()];
    stripe.refund(other, { amount: 100 });
    stripe.dispute(other);
    expect(await provider.lookUp(mine)).toMatchObject({ refunds: [], disputes: [] });
  });

  const withPremium = { amountCents: 3500, premiumCents: 1000 };
  const basic = { amountCents: 2500, premiumCents: 0 };

  it('know their premium share from creation and after a change', async () => {
    const { intentId } = await provider.createIntent({ ...order(), ...withPremium });
    expect(await provider.lookUp(intentId)).toMatchObject(withPremium);
    expect(await provider.changeAmount(intentId, basic)).toMatchObject(basic);
    expect(await provider.changeAmount(intentId, withPremium)).toMatchObject(withPremium);
    expect(stripe.intent(intentId)).toMatchObject({ amount: 3500, metadata: { premiumCents: '1000' } });
  });

  it('stay unchanged once they are paid or processing', async () => {
    const intentId = await paid();
    expect(await provider.changeAmount(intentId, withPremium)).toMatchObject({
      ...basic,
      outcome: { status: 'succeeded' },
    });
    const cancelled = await opened();
    stripe.cancel(cancelled);
    expect(await provider.changeAmount(cancelled, withPremium)).toMatchObject(basic);
  });

  it('cannot be changed while Stripe is unavailable', async () => {
    const intentId = await opened();
    stripe.faults.next({ answer: 503, times: Infinity });
    const changed = provider.changeAmount(intentId, withPremium);
    await expect(changed).rejects.toThrow(ProviderUnavailableError);
    stripe.faults.clear();
    expect(await provider.lookUp(intentId)).toMatchObject(basic);
  });

  it('do not include intents that Stripe does not know, and query only valid ids', async () => {
    expect(await provider.lookUp('pi_nobody')).toBeNull();
    const asked = stripe.requests.length;
    for (const odd of ['ch_1', 'pi_1/../refunds', 'pi_1?expand=x', ''])
      expect(await provider.lookUp(odd)).toBeNull();
    expect(stripe.requests.length).toBe(asked);
  });

  it.each<[string, Stripe.MetadataParam]>([
    ['no metadata', {}],
    ['the metadata of another program', { source: 'shop', reportId: '42' }],
    ['a report that is no number', { source: 'closewise', reportId: '42; drop' }],
    ['a report beyond all numbers', { source: 'closewise', reportId: '9999999999999999' }],
  ])('do not include intents with %s', async (_, metadata) => {
    const { id } = await libraryFor(stripe).paymentIntents.create({
      amount: 2500,
      currency: 'usd',
      metadata,
    });
    stripe.pay(id);
    expect(await provider.lookUp(id)).toBeNull();
  });

  it('never contain the report number, which opens the report', async () => {
    const from = stripe.requests.length;
    const request = { ...order(), amountCents: 3500, premiumCents: 1000 };
    const { intentId } = await provider.createIntent(request);
    await provider.createIntent(request);
    await provider.changeAmount(intentId, { amountCents: 2500, premiumCents: 0 });
    stripe.pay(intentId);
    expect(await provider.lookUp(intentId)).toMatchObject({ reportId, outcome: { status: 'succeeded' } });
    await provider.refund({ intentId, amountCents: 100, key: 'refund-1' });
    const sent = stripe.requests.slice(from);
    expect(sent.length).toBeGreaterThan(5);
    expect(JSON.stringify(sent)).not.toContain(String(reportId));
    expect(JSON.stringify(stripe.intent(intentId))).not.toContain(String(reportId));
  });

  it('are described on the next request when an outage prevented it', async () => {
    const request = order();
    stripe.faults.next({ answer: 503, times: 3, of: { path: /payment_intents\/pi_/u } });
    await expect(provider.createIntent(request)).rejects.toThrow(ProviderUnavailableError);
    const { intentId } = await provider.createIntent(request);
    expect(
      stripe
        .intents()
        .filter(({ metadata }) => metadata['report'] === references.seal(reportId))
        .at(-1),
    ).toMatchObject({
      id: intentId,
      description: expect.stringMatching(/^Closewise order CW-/u),
    });
  });

  it('include intents from before report numbers were sealed', async () => {
    const { id } = await libraryFor(stripe).paymentIntents.create({
      amount: 2500,
      currency: 'usd',
      description: `Report ${reportId}`,
      metadata: { source: 'closewise', reportId: String(reportId) },
    });
    stripe.pay(id);
    expect(await provider.lookUp(id)).toMatchObject({ reportId, outcome: { status: 'succeeded' } });
  });

  it('return the same intent for the same key, in its current state', async () => {
    const request = order();
    const { intentId } = await provider.createIntent(request);
    stripe.pay(intentId);
    expect(await provider.createIntent(request)).toMatchObject({
      intentId,
      outcome: { status: 'succeeded' },
    });
  });

  it('state the amount that was paid, not the amount that was requested', async () => {
    const intentId = await paid();
    stripe.receive(intentId, 100);
    expect(stripe.intent(intentId)).toMatchObject({ amount: 2500, amount_received: 100 });
    expect(await provider.lookUp(intentId)).toMatchObject({ amountCents: 100 });
  });

  it('refuse an intent of the other mode than the keys', async () => {
    const live = await startStripe({ now: () => now, secretKey: 'sk_live_fake' });
    try {
      const { intentId } = await (await providerAt(live)).createIntent(order());
      expect(await (await providerAt(live, { livemode: false })).lookUp(intentId)).toBeNull();
      const testIntent = await opened();
      expect(await (await providerAt(stripe, { livemode: true })).lookUp(testIntent)).toBeNull();
    } finally {
      await live.stop();
    }
  });

  it('fail with a wrong key, name the variable to check, and do not repeat the key', async () => {
    const mistaken = await providerAt(stripe, { secretKey: 'sk_test_VERYSECRET' });
    const failure = await mistaken.lookUp('pi_1').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderUnavailableError);
    expect(String(failure)).toContain('check STRIPE_SECRET_KEY');
    expect(JSON.stringify([failure, String(failure), (failure as Error).stack])).not.toMatch(
      /sk_test|VERYSECRET/,
    );
  });
});
