import type { CommandBus } from '@nestjs/cqrs';
import {
  ConfirmSimulatedCard,
  ConfirmSimulatedCardHandler,
} from '../../src/billing/simulated/confirm-simulated-card.command.js';
import { DeliverSimulatedWebhooks } from '../../src/billing/simulated/deliver-simulated-webhooks.job.js';
import { SimulatedPaymentProvider } from '../../src/billing/simulated/simulated-payment-provider.js';
import type { PaymentIntent } from '../../src/billing/provider/payment-provider.js';
import type { ConfirmPayment } from '../../src/billing/payments/confirm-payment.command.js';
import { cards } from '../buyer/order.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';

const begun = Date.parse('2026-11-22T10:00:00.000Z');
const printed = { nameOnCard: 'Ana Buyer', expiration: '12/34', cvc: '123' };

describe('the records of the simulated card provider', () => {
  let test: TestDatabase;
  let provider: SimulatedPaymentProvider;
  let handler: ConfirmSimulatedCardHandler;
  let now: number;
  let orders = 0;
  const clock = { now: () => new Date(now) };

  beforeAll(async () => {
    test = await freshDatabase();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    now = begun;
    await test.database.query('delete from durable.simulated_payments');
    provider = new SimulatedPaymentProvider(test.database, clock);
    handler = new ConfirmSimulatedCardHandler(test.database, clock);
  });

  const anIntent = (): Promise<PaymentIntent> =>
    provider.createIntent({
      idempotencyKey: `order-${++orders}`,
      reportId: orders,
      currency: 'usd',
      amountCents: 2500,
      premiumCents: 0,
    });
  const confirm = ({ intentId, clientSecret }: PaymentIntent, cardNumber: string, more = {}) =>
    handler.execute(
      new ConfirmSimulatedCard(
        intentId,
        { ...printed, clientSecret, cardNumber, authenticated: false, ...more },
        { actor: 'buyer', correlationId: 'test' },
      ),
    );
  const lookUp = ({ intentId }: PaymentIntent): Promise<PaymentIntent | null> => provider.lookUp(intentId);

  /** The merchant's webhook endpoint: collects the reported intents; `meanwhile` runs before it answers. */
  function aMerchant(meanwhile: () => Promise<unknown> = async () => undefined) {
    const told: string[] = [];
    const execute = async ({ intentId }: ConfirmPayment): Promise<void> => {
      told.push(intentId);
      await meanwhile();
    };
    const bus = { execute } as unknown as CommandBus;
    const job = new DeliverSimulatedWebhooks(provider, test.database, clock, bus);
    return { told, deliver: () => job.run(new AbortController().signal) };
  }

  it("complete a slow card's payment exactly when due, not before", async () => {
    const intent = await anIntent();
    expect(await confirm(intent, cards.slow)).toBe('processing');
    now = begun + 3999;
    expect((await lookUp(intent))!.outcome).toEqual({ status: 'processing' });
    now = begun + 4000;
    expect((await lookUp(intent))!.outcome).toMatchObject({
      status: 'succeeded',
      paidAt: '2026-11-22T10:00:04.000Z',
    });
  });

  it('name the card of a successful payment only', async () => {
    const intent = await anIntent();
    await expect(confirm(intent, cards.declined)).rejects.toThrow('Your card was declined.');
    expect(await lookUp(intent)).toMatchObject({ cardFingerprint: null, outcome: { status: 'declined' } });
    await confirm(intent, cards.pays);
    expect((await lookUp(intent))!.cardFingerprint).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['paid', cards.pays, 'succeeded'],
    ['is being charged', cards.slow, 'processing'],
  ])('charge nobody twice: a card that arrives while another %s changes nothing', async (_, card, status) => {
    const intent = await anIntent();
    await confirm(intent, card);
    const before = await lookUp(intent);
    now += 1000;
    expect(await confirm(intent, cards.declined)).toBe(status);
    expect(await confirm(intent, cards.pays, { nameOnCard: 'Bob Buyer' })).toBe(status);
    expect(await lookUp(intent)).toEqual(before);
  });

  it('process one card after the other, even when both arrive at the same time', async () => {
    const intents = await Promise.all(Array.from({ length: 20 }, anIntent));
    const both = intents.flatMap((intent) => [confirm(intent, cards.pays), confirm(intent, cards.declined)]);
    await Promise.allSettled(both);
    const outcomes = await Promise.all(intents.map(async (intent) => (await lookUp(intent))!.outcome.status));
    expect(new Set(outcomes)).toEqual(new Set(['succeeded']));
  });

  it('accept a card for its own payment only', async () => {
    const [intent, other] = [await anIntent(), await anIntent()];
    const stolen = confirm(intent, cards.pays, { clientSecret: other.clientSecret });
    await expect(stolen).rejects.toThrow('There is no such payment');
    expect((await lookUp(intent))!.outcome).toEqual({ status: 'open' });
  });

  it('notify the merchant once, even about a slow card that was never queried', async () => {
    const [quick, slow] = [await anIntent(), await anIntent()];
    await confirm(quick, cards.pays);
    await confirm(slow, cards.slow);
    const { told, deliver } = aMerchant();
    await deliver();
    await deliver();
    expect(told).toEqual([quick.intentId]);
    now = begun + 4000;
    await deliver();
    await deliver();
    expect(told).toEqual([quick.intentId, slow.intentId]);
  });

  it('notify the merchant again about changes that happened during a notification', async () => {
    const intent = await anIntent();
    await expect(confirm(intent, cards.declined)).rejects.toThrow();
    const { told, deliver } = aMerchant(async () => {
      if (told.length > 1) return;
      now += 1;
      await confirm(intent, cards.pays);
    });
    await deliver();
    await deliver();
    await deliver();
    expect(told).toEqual([intent.intentId, intent.intentId]);
  });
});
