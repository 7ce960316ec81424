import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { PaymentProvider, ProviderUnavailableError } from '../../src/billing/provider/payment-provider.js';
import { DeliverSimulatedWebhooks } from '../../src/billing/simulated/deliver-simulated-webhooks.job.js';
import { SweepOpenPayments } from '../../src/billing/open-payments/sweep-open-payments.job.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { RecurringJobs } from '../../src/platform/jobs/recurring-jobs.js';
import { Projections } from '../../src/platform/projections/projection.js';
import { until } from '../processing.js';
import { cards } from './order.js';
import { Shop } from './shop.js';

const MINUTE_MS = 60_000;

describe('when the browser has gone', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
    // The tests run the sweeper and webhooks themselves, because the clock is mocked.
    await part(RecurringJobs).stop();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await shop.test.database.query(`delete from ${payments()}`);
  });
  afterAll(() => shop?.close());

  const part = <Part>(token: abstract new (...args: never[]) => Part): Part =>
    shop.application.get(token, { strict: false });
  const payments = () => `${part(Projections).schemaOf('billing.payments@1')}.payments`;
  const facts = (intentId: string) => shop.facts(`payment-simulated-${intentId}`);

  /** The actors of the payment's events. */
  const tellers = async (intentId: string): Promise<string[]> => {
    const events = await part(EventStore).readStream(`payment-simulated-${intentId}`);
    return events.map(({ meta }) => meta.actor);
  };

  async function opened(): Promise<{ reportId: number; intentId: string }> {
    const reportId = await shop.createReport();
    const { id } = (await shop.openPayment(reportId)).paymentIntent;
    await shop.caughtUp('billing.payments@1');
    return { reportId, intentId: id };
  }

  /** The provider has the money and has notified nobody. */
  async function paidInSilence(): Promise<{ reportId: number; intentId: string }> {
    const payment = await opened();
    await shop.test.database.query(
      `update durable.simulated_payments set status = 'succeeded', charge_id = 'ch_1', paid_at = now()
        where intent_id = $1`,
      [payment.intentId],
    );
    return payment;
  }

  async function sweepAfter(minutes: number): Promise<void> {
    const later = new Date(Date.now() + minutes * MINUTE_MS);
    const clock = jest.spyOn(part(Clock), 'now').mockReturnValue(later);
    try {
      await part(SweepOpenPayments).run(new AbortController().signal);
    } finally {
      clock.mockRestore();
    }
  }

  /** The ids that the provider is queried for. */
  function watchLookUps(): string[] {
    const provider = part(PaymentProvider);
    const lookUp = provider.lookUp.bind(provider);
    const asked: string[] = [];
    jest.spyOn(provider, 'lookUp').mockImplementation((id) => {
      asked.push(id);
      return lookUp(id);
    });
    return asked;
  }

  it('[CO-05] the sweeper looks up a payment that is open for more than 10 minutes, and completes it', async () => {
    const { reportId, intentId } = await paidInSilence();
    await sweepAfter(9);
    expect(await facts(intentId)).toEqual(['PaymentRequested']);
    await sweepAfter(11);
    expect(await facts(intentId)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
    expect(await tellers(intentId)).toEqual(['buyer', 'sweeper']);
    await shop.until(reportId, 'completed');
    await sweepAfter(21);
    expect(await facts(intentId)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
  });

  it('[CO-05] one failing lookup does not keep the sweeper from other payments', async () => {
    const older = await paidInSilence();
    const newer = await paidInSilence();
    const provider = part(PaymentProvider);
    const lookUp = provider.lookUp.bind(provider);
    jest.spyOn(provider, 'lookUp').mockImplementation((id) => {
      return id === newer.intentId ? Promise.reject(new Error('no answer')) : lookUp(id);
    });
    await sweepAfter(11);
    expect(await facts(newer.intentId)).toEqual(['PaymentRequested']);
    expect(await facts(older.intentId)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
    jest.restoreAllMocks();
    await sweepAfter(22);
    await shop.until(newer.reportId, 'completed');
  });

  it('[CO-05] the sweeper pauses while the provider is down, and completes all payments once it is back', async () => {
    const paid = [await paidInSilence(), await paidInSilence()];
    const down = new ProviderUnavailableError('no answer');
    const lookUp = jest.spyOn(part(PaymentProvider), 'lookUp').mockRejectedValue(down);
    await expect(sweepAfter(11)).rejects.toThrow('no answer');
    expect(lookUp).toHaveBeenCalledTimes(1);
    lookUp.mockRestore();
    await sweepAfter(12);
    for (const { reportId } of paid) await shop.until(reportId, 'completed');
  });

  it('[CO-05] the sweeper repeats lookups at growing intervals, finally daily, for a week', async () => {
    const { intentId } = await opened();
    const calls = watchLookUps();
    const asked: number[] = [];
    for (let minute = 0; minute <= 16 * 24 * 60; minute += minute < 400 ? 10 : 60) {
      calls.length = 0;
      await sweepAfter(minute + 1);
      if (calls.includes(intentId)) asked.push(minute);
    }
    expect(asked.slice(0, 6)).toEqual([10, 20, 40, 80, 160, 320]);
    expect(asked.length).toBeLessThan(16);
    expect(asked.at(-1)).toBeLessThanOrEqual(7 * 24 * 60);
    expect(asked.at(-1)).toBeGreaterThan(6 * 24 * 60 - 1);
    expect(await shop.test.database.query('select * from durable.payment_lookups')).toEqual([]);
  });

  it('[CO-05] the sweeper repeats the lookup of a payment that the provider did not know', async () => {
    const { intentId, reportId } = await paidInSilence();
    const rename = 'update durable.simulated_payments set intent_id = $2 where intent_id = $1';
    await shop.test.database.query(rename, [intentId, 'elsewhere']);
    await sweepAfter(11);
    await shop.test.database.query(rename, ['elsewhere', intentId]);
    await sweepAfter(31);
    await shop.until(reportId, 'completed');
    expect((await facts(intentId)).filter((type) => type === 'PaymentSucceeded')).toHaveLength(1);
  });

  it('[CO-05] the sweeper makes no lookups once the process stops', async () => {
    await opened();
    const asked = watchLookUps();
    const clock = jest.spyOn(part(Clock), 'now').mockReturnValue(new Date(Date.now() + 11 * MINUTE_MS));
    await part(SweepOpenPayments).run(AbortSignal.abort());
    expect(asked).toEqual([]);
    await part(SweepOpenPayments).run(new AbortController().signal);
    clock.mockRestore();
    expect(asked).toHaveLength(1);
  });

  it('[CO-05] hundreds of abandoned payments neither overload the provider nor delay a new one', async () => {
    // More than two sweeps look up.
    const abandoned = process.env['LONG'] ? 1000 : 410;
    await shop.test.database.query(
      `insert into ${payments()} (payment_id, intent_id, status, requested_at)
       select 'simulated-gone_' || n, 'gone_' || n, 'open', now() - interval '1 day' from generate_series(1, $1) n`,
      [abandoned],
    );
    const { reportId, intentId } = await paidInSilence();
    const asked = watchLookUps();
    await sweepAfter(11);
    expect(asked[0]).toBe(intentId);
    expect(asked).toHaveLength(200);
    await shop.until(reportId, 'completed');
    for (const minute of [12, 13, 14, 15, 16, 17]) await sweepAfter(minute);
    expect(new Set(asked.filter((id) => id.startsWith('gone_'))).size).toBe(abandoned);
    expect(asked.length).toBeLessThan(abandoned + 10);
  });

  it('[CO-05] the sweeper queries only the provider that took the payment', async () => {
    await shop.test.database.query(
      `insert into ${payments()} values ('stripe-pi_1', 'pi_1', 'open', now() - interval '1 day')`,
    );
    const asked = watchLookUps();
    await sweepAfter(11);
    expect(asked).not.toContain('pi_1');
  });

  it('[CO-05] a payment with another amount is refused, logged once with ids only, and never a sale', async () => {
    const { intentId, reportId } = await paidInSilence();
    const charge = 'update durable.simulated_payments set amount_cents = 100 where intent_id = $1';
    await shop.test.database.query(charge, [intentId]);
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    for (const minute of [11, 21, 31, 3000]) await sweepAfter(minute);
    expect(logged.mock.calls.map(([message]) => String(message))).toEqual([
      `Refused: payment simulated-${intentId}: The payment does not match the request: amountCents ` +
        '(billing.payment-mismatch)',
    ]);
    expect(await facts(intentId)).toEqual(['PaymentRequested']);
    expect((await shop.status(reportId)).status).toBe('draft');
  });

  it('[CO-05] a webhook that could not be processed is repeated, and counts once', async () => {
    const lookUp = jest.spyOn(part(PaymentProvider), 'lookUp').mockRejectedValueOnce(new Error('no answer'));
    const reportId = await shop.createReport();
    const intent = await shop.openPayment(reportId);
    await shop.pay(intent, cards.webhookOnly);
    await until(async () => {
      await part(DeliverSimulatedWebhooks).run(new AbortController().signal);
      return (await facts(intent.paymentIntent.id)).length > 1;
    });
    await shop.until(reportId, 'completed');
    expect(lookUp.mock.calls.map(([id]) => id)).toEqual([intent.paymentIntent.id, intent.paymentIntent.id]);
    expect(await facts(intent.paymentIntent.id)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
    expect(await tellers(intent.paymentIntent.id)).toEqual(['buyer', 'provider']);
  });
});
