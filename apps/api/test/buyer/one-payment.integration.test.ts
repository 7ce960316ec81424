import { jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import {
  PaymentProvider,
  ProviderUnavailableError,
  type PaymentIntent,
} from '../../src/billing/provider/payment-provider.js';
import { ConfirmPayment } from '../../src/billing/payments/confirm-payment.command.js';
import { EventStoreUnavailableError, EventStore } from '../../src/platform/event-store/event-store.js';
import { cards } from './order.js';
import { Shop } from './shop.js';

describe('the single payment of a report', () => {
  let shop: Shop;
  let provider: PaymentProvider;
  beforeAll(async () => {
    shop = await Shop.open();
    provider = shop.application.get(PaymentProvider, { strict: false });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop?.close());

  const facts = (intentId: string) => shop.facts(`payment-simulated-${intentId}`);
  const confirm = (intentId: string) =>
    shop.application
      .get(CommandBus)
      .execute(new ConfirmPayment(intentId, null, null, { actor: 'provider', correlationId: 'webhook-1' }));
  const open = async (reportId: number) => (await shop.openPayment(reportId)).paymentIntent.id;
  const books = (change: string, intentId: string) =>
    shop.test.database.query(`update durable.simulated_payments set ${change} where intent_id = $1`, [
      intentId,
    ]);
  const pay = (intentId: string) =>
    books(`status = 'succeeded', charge_id = 'ch_1', paid_at = '2026-11-21T10:00:00Z'`, intentId);

  /** A paid payment at the provider that was never recorded here. */
  async function stray(reportId: number, cents: number): Promise<string> {
    const { intentId } = await provider.createIntent({
      idempotencyKey: `stray-${reportId}-${cents}`,
      reportId,
      amountCents: cents,
      premiumCents: 0,
      currency: 'usd',
    });
    await pay(intentId);
    return intentId;
  }

  /** What the provider reports from now on, in addition to its records. */
  function states(change: Partial<PaymentIntent>): void {
    const lookUp = provider.lookUp.bind(provider);
    jest.spyOn(provider, 'lookUp').mockImplementation(async (id) => {
      const intent = await lookUp(id);
      return intent && { ...intent, ...change };
    });
  }

  it('is the same when the provider has forgotten the request', async () => {
    const reportId = await shop.createReport();
    const intentId = await open(reportId);
    await books(`idempotency_key = 'forgotten-' || intent_id`, intentId);
    expect(await open(reportId)).toBe(intentId);
    expect(await shop.facts(`report-payment-${reportId}`)).toEqual(['ReportPaymentReserved']);
    expect(await facts(intentId)).toEqual(['PaymentRequested']);
  });

  it('is the same for all parallel requests', async () => {
    const reportId = await shop.createReport();
    const intents = await Promise.all(Array.from({ length: 10 }, () => open(reportId)));
    expect(new Set(intents).size).toBe(1);
    expect(await shop.facts(`report-payment-${reportId}`)).toEqual(['ReportPaymentReserved']);
  });

  it('is the same for two parallel requests even if the provider creates two', async () => {
    const reportId = await shop.createReport();
    const create = provider.createIntent.bind(provider);
    const both = Promise.withResolvers<void>();
    let calls = 0;
    jest.spyOn(provider, 'createIntent').mockImplementation(async (request) => {
      const idempotencyKey = `${request.idempotencyKey}-${++calls}`;
      if (calls === 2) both.resolve();
      await both.promise;
      return create({ ...request, idempotencyKey });
    });
    const [one, other] = await Promise.all([open(reportId), open(reportId)]);
    expect(one).toBe(other);
    expect(calls).toBe(2);
    expect(await shop.facts(`report-payment-${reportId}`)).toEqual(['ReportPaymentReserved']);
  });

  it('is found again when the process died between its creation and its record', async () => {
    const reportId = await shop.createReport();
    const comesBack = shop.diesBefore('report-payment-');
    const killed = await shop.post(`/api/reports/${reportId}/payment-intent`);
    expect(killed.statusCode).toBe(500);
    comesBack();
    const intentId = await open(reportId);
    expect(await shop.test.database.query(intentsOf, [reportId])).toEqual([{ intent_id: intentId }]);
  });

  it('is replaced after the provider has cancelled it', async () => {
    const reportId = await shop.createReport();
    const cancelled = await open(reportId);
    const lookUp = provider.lookUp.bind(provider);
    jest.spyOn(provider, 'lookUp').mockImplementation(async (id) => {
      const intent = await lookUp(id);
      return intent && id === cancelled ? { ...intent, outcome: { status: 'cancelled' } } : intent;
    });
    await confirm(cancelled);
    const next = await open(reportId);
    expect(next).not.toBe(cancelled);
    expect(await open(reportId)).toBe(next);
    expect(await facts(cancelled)).toEqual(['PaymentRequested', 'PaymentCancelled']);
    await pay(next);
    expect((await shop.reportSuccess(reportId, next)).json()).toEqual({ success: true, status: 'paid' });
    await shop.until(reportId, 'completed');
  });

  it('is replaced when another provider is configured', async () => {
    const reportId = await shop.createReport();
    const data = { reportId, provider: 'stripe', intentId: 'pi_gone', attempt: 1 };
    const meta = { actor: 'buyer', correlationId: '1', causationId: null, schemaVersion: 1 };
    await shop.application
      .get(EventStore, { strict: false })
      .append(`report-payment-${reportId}`, 'no-stream', [
        {
          id: crypto.randomUUID(),
          type: 'ReportPaymentReserved',
          data,
          meta: { ...meta, at: '2026-11-21T10:00:00.000Z' },
        },
      ]);
    const intentId = await open(reportId);
    expect(intentId).toMatch(/^pi_sim_/);
    expect(await open(reportId)).toBe(intentId);
  });

  it('[CO-05] is one sale when many webhooks report it at the same time', async () => {
    const webhooks = process.env['LONG'] ? 50 : 20;
    const reportId = await shop.createReport();
    const intentId = await open(reportId);
    await pay(intentId);
    const answers = await Promise.all(Array.from({ length: webhooks }, () => confirm(intentId)));
    expect(new Set(answers)).toEqual(new Set(['succeeded']));
    expect(await facts(intentId)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
    await shop.until(reportId, 'completed');
    expect(await shop.facts(`report-${reportId}`)).toEqual([
      'ReportRequested',
      'ReportGenerationStarted',
      'ReportGenerated',
    ]);
  });

  it('keeps refunds and lost disputes, each once', async () => {
    const intentId = await open(await shop.createReport());
    await pay(intentId);
    states({
      refunds: [
        { refundId: 're_2', amountCents: 700, status: 'failed' },
        { refundId: 're_1', amountCents: 500, status: 'made' },
      ],
      disputes: [{ disputeId: 'dp_1', amountCents: 2000, status: 'lost' }],
    });
    await Promise.all(Array.from({ length: 5 }, () => confirm(intentId)));
    expect(await facts(intentId)).toEqual([
      'PaymentRequested',
      'PaymentSucceeded',
      'PaymentRefundFailed',
      'PaymentRefunded',
      'PaymentDisputed',
      'DisputeClosed',
    ]);
    jest.restoreAllMocks();
    await confirm(intentId);
    expect(await facts(intentId)).toHaveLength(6);
  });

  it.each<[string, Partial<PaymentIntent>]>([
    ['amount', { amountCents: 100 }],
    ['currency', { currency: 'mxn' }],
  ])('[CO-05] is no sale when the provider took another %s', async (_field, change) => {
    const reportId = await shop.createReport();
    const intentId = await open(reportId);
    await pay(intentId);
    states(change);
    const answer = await shop.reportSuccess(reportId, intentId);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('does not match the request');
    await expect(confirm(intentId)).rejects.toThrow('does not match the request');
    expect(await facts(intentId)).toEqual(['PaymentRequested']);
    expect((await shop.status(reportId)).status).toBe('draft');
  });

  it('[CO-05] is no sale of another report than the requested one', async () => {
    const mine = await shop.createReport();
    const other = await shop.createReport();
    const intentId = await open(mine);
    await pay(intentId);
    expect((await shop.reportSuccess(other, intentId)).statusCode).toBe(400);
    states({ reportId: other });
    await expect(confirm(intentId)).rejects.toThrow('does not match the request: reportId');
    expect(await facts(intentId)).toEqual(['PaymentRequested']);
    expect((await shop.status(other)).status).toBe('draft');
  });

  it("is not made by a payment for another installation's report", async () => {
    const intentId = await stray(4_600_000_000_000_001, 2500);
    await expect(confirm(intentId)).rejects.toThrow('does not belong to this report');
    expect(await facts(intentId)).toEqual([]);
  });

  it('[CO-05] is no sale below the price if it was never requested, and a sale at the price', async () => {
    const reportId = await shop.createReport();
    const [cheap, full] = [await stray(reportId, 100), await stray(reportId, 2500)];
    await expect(confirm(cheap)).rejects.toThrow('does not match the request: amountCents');
    expect(await facts(cheap)).toEqual([]);
    await confirm(full);
    expect(await facts(full)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
  });

  it('cannot be opened again once the provider has its money, even without a webhook', async () => {
    const reportId = await shop.createReport();
    const intentId = await open(reportId);
    await pay(intentId);
    expect((await shop.post(`/api/reports/${reportId}/payment-intent`)).statusCode).toBe(409);
    expect(await facts(intentId)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
  });

  it('cannot be opened once the report is paid by another payment', async () => {
    const reportId = await shop.createReport();
    await confirm(await stray(reportId, 2500));
    await shop.until(reportId, 'completed');
    expect((await shop.post(`/api/reports/${reportId}/payment-intent`)).statusCode).toBe(409);
    expect(await shop.facts(`report-payment-${reportId}`)).toEqual([]);
  });

  it('does not count as paid because the browser says so, and is recorded for the buyer when it is paid', async () => {
    const reportId = await shop.createReport();
    const intentId = await open(reportId);
    const answer = await shop.reportSuccess(reportId, intentId);
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'This payment has not been completed']);
    expect((await shop.status(reportId)).status).toBe('draft');
    await pay(intentId);
    await shop.reportSuccess(reportId, intentId);
    const store = shop.application.get(EventStore, { strict: false });
    const [, sale] = await store.readStream(`payment-simulated-${intentId}`);
    expect([sale!.type, sale!.meta.actor]).toEqual(['PaymentSucceeded', 'buyer']);
  });

  it('[CO-03] cannot be opened while the provider is down, and says so', async () => {
    const reportId = await shop.createReport();
    jest.spyOn(provider, 'createIntent').mockRejectedValue(new ProviderUnavailableError('no answer'));
    const answer = await shop.post(`/api/reports/${reportId}/payment-intent`);
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      'Payments are currently unavailable. Please try again later or contact support.',
    ]);
    jest.restoreAllMocks();
    expect((await shop.post(`/api/reports/${reportId}/payment-intent`)).statusCode).toBe(200);
  });

  it.each([
    [
      'provider',
      () => jest.spyOn(provider, 'lookUp').mockRejectedValue(new ProviderUnavailableError('no answer')),
    ],
    [
      'event store',
      () =>
        jest
          .spyOn(shop.application.get(EventStore, { strict: false }), 'readStream')
          .mockRejectedValue(new EventStoreUnavailableError('no answer')),
    ],
  ])('[CO-05] is found again when the %s was down after the buyer had paid', async (_name, fail) => {
    const reportId = await shop.createReport();
    const intent = await shop.openPayment(reportId);
    const outage = fail();
    await shop.pay(intent, cards.pays);
    const answer = await shop.reportSuccess(reportId, intent.paymentIntent.id);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().message).toMatch(
      /^Your payment cannot be checked at the moment\. Please do not pay again/,
    );
    outage.mockRestore();
    await shop.until(reportId, 'completed');
    expect(await facts(intent.paymentIntent.id)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
  });
});

const intentsOf = 'select intent_id from durable.simulated_payments where report_id = $1';
