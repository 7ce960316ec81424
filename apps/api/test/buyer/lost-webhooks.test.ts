import { jest } from '@jest/globals';
import { PaymentProvider } from '../../src/billing/payment-provider.js';
import { SweepOpenPayments } from '../../src/billing/sweep-open-payments.job.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { Projections } from '../../src/platform/projections/projection.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { cards, Shop } from './shop.js';

jest.setTimeout(60_000);

const MINUTE_MS = 60_000;

describe('when the browser has gone', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop?.close());

  const part = <Part>(token: abstract new (...args: never[]) => Part): Part =>
    shop.application.get(token, { strict: false });
  const facts = (intentId: string) => shop.facts(`payment-simulated-${intentId}`);

  /** The provider has the money and has told nobody. */
  async function paidInSilence(): Promise<{ reportId: number; intentId: string }> {
    const reportId = await shop.createReport();
    const { id } = (await shop.openPayment(reportId)).paymentIntent;
    await shop.test.database.query(
      `update durable.simulated_payments set status = 'succeeded', charge_id = 'ch_1', paid_at = now()
        where intent_id = $1`,
      [id],
    );
    const head = await part(EventStore).head();
    await part(Projections).waitFor('billing.payments@1', head ?? '0', 5000);
    return { reportId, intentId: id };
  }

  async function sweepAfter(minutes: number): Promise<void> {
    const later = new Date(Date.now() + minutes * MINUTE_MS);
    const clock = jest.spyOn(part(Clock), 'now').mockReturnValue(later);
    await part(SweepOpenPayments).run(new AbortController().signal);
    clock.mockRestore();
  }

  it('[CO-05] the sweeper asks for a payment that is open for more than 10 minutes, and completes it', async () => {
    const { reportId, intentId } = await paidInSilence();
    await sweepAfter(9);
    expect(await facts(intentId)).toEqual(['PaymentRequested']);
    await sweepAfter(11);
    expect(await facts(intentId)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
    await shop.until(reportId, 'completed');
    await sweepAfter(21);
    expect(await facts(intentId)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
  });

  it('[CO-05] one payment that cannot be looked up does not keep the sweeper from the others', async () => {
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
    await sweepAfter(20);
    expect(await facts(newer.intentId)).toEqual(['PaymentRequested']);
    await sweepAfter(22);
    await shop.until(newer.reportId, 'completed');
  });

  it('[CO-05] a webhook that could not be taken comes again, and counts once', async () => {
    const lookUp = jest.spyOn(part(PaymentProvider), 'lookUp').mockRejectedValueOnce(new Error('no answer'));
    const reportId = await shop.createReport();
    const intent = await shop.openPayment(reportId);
    await shop.pay(intent, cards.webhookOnly);
    await shop.until(reportId, 'completed');
    expect(lookUp.mock.calls.map(([id]) => id)).toEqual([intent.paymentIntent.id, intent.paymentIntent.id]);
    expect(await facts(intent.paymentIntent.id)).toEqual(['PaymentRequested', 'PaymentSucceeded']);
  });
});
