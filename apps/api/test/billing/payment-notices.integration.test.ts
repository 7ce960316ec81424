import { startStripe, type FakeStripe } from '../stripe/start-stripe.js';
import { PaymentHarness } from './payment-harness.js';

describe('the notice of a payment', () => {
  let stripe: FakeStripe;
  let harness: PaymentHarness;
  let reportId = 4_711_000_000_000_000;
  let intentId: string;
  beforeAll(async () => {
    stripe = await startStripe();
    harness = await PaymentHarness.open(stripe);
  });
  beforeEach(async () => {
    stripe.webhooks.dropAll();
    await harness.requestReport(++reportId);
    ({ intentId } = await harness.createIntent(reportId));
    await harness.openPayment(reportId);
  });
  afterAll(async () => {
    await harness?.close();
    await stripe?.stop();
  });

  const sale = async () => {
    const facts = await harness.facts(intentId);
    return facts.find(({ type }) => type === 'PaymentSucceeded')?.meta;
  };
  const code = async (): Promise<unknown[]> =>
    (await harness.referrals(intentId)).map(({ data }) => data['referralCode']);

  it('counts for the browser if the browser is first, and for the provider if its webhook is', async () => {
    stripe.pay(intentId);
    await harness.tell({ intentId, reportId });
    expect(await sale()).toMatchObject({ actor: 'buyer', correlationId: 'request-1' });
    const first = intentId;
    await harness.requestReport(++reportId);
    ({ intentId } = await harness.createIntent(reportId));
    stripe.pay(intentId);
    expect(intentId).not.toBe(first);
    const event = stripe.events().findLast(({ type }) => type === 'payment_intent.succeeded')!;
    await harness.receive(event);
    expect(await sale()).toMatchObject({ actor: 'provider', correlationId: event.id });
  });

  it('is recorded with its referral code before the sale', async () => {
    stripe.pay(intentId);
    await harness.tell({ intentId, reportId, referralCode: 'MAPLE7K4M' });
    expect(harness.written.slice(-2)).toEqual([
      `payment-referral-stripe-${intentId}`,
      `payment-stripe-${intentId}`,
    ]);
    await harness.tell({ intentId, reportId, referralCode: 'CEDAR2B2B' });
    expect(await code()).toEqual(['MAPLE7K4M']);
  });

  it('brings its referral code while the bank processes the payment', async () => {
    stripe.pay(intentId, '4000 0000 0000 6660');
    expect(await harness.tell({ intentId, reportId, referralCode: 'MAPLE7K4M' })).toBe('processing');
    expect(await code()).toEqual(['MAPLE7K4M']);
  });

  it.each([
    ['open', (_id: string) => undefined],
    ['declined', (id: string) => void stripe.pay(id, '4000 0000 0000 0002')],
    ['cancelled', (id: string) => void stripe.cancel(id)],
  ])('brings no referral code for a payment that is %s', async (status, happens) => {
    happens(intentId);
    expect(await harness.tell({ intentId, reportId, referralCode: 'MAPLE7K4M' })).toBe(status);
    expect(await code()).toEqual([]);
  });

  it.each([
    ['another report', async () => ({ intentId, reportId: reportId - 1 })],
    ['no intent of ours', async () => ({ intentId: 'pi_nobody', reportId })],
  ])('brings neither code nor sale for %s', async (_, about) => {
    stripe.pay(intentId);
    await expect(harness.tell({ ...(await about()), referralCode: 'MAPLE7K4M' })).rejects.toThrow(
      'This payment does not belong to this report',
    );
    expect([await sale(), await code()]).toEqual([undefined, []]);
  });

  it('is refused when neither the payment nor its report exists here', async () => {
    const stranger = await harness.createIntent(4_999_000_000_000_001);
    stripe.pay(stranger.intentId);
    await expect(harness.tell({ intentId: stranger.intentId, reportId: null })).rejects.toThrow(
      'This payment does not belong to this report',
    );
    expect(await harness.facts(stranger.intentId)).toEqual([]);
  });

  it('is accepted without its report, which may be erased, and with its report when nothing is recorded', async () => {
    const asked = await harness.createIntent(++reportId);
    await harness.openPayment(reportId);
    stripe.pay(asked.intentId);
    expect(await harness.tell({ intentId: asked.intentId, reportId: null })).toBe('succeeded');
    await harness.requestReport(++reportId);
    const unrecorded = await harness.createIntent(reportId);
    stripe.pay(unrecorded.intentId);
    expect(await harness.tell({ intentId: unrecorded.intentId, reportId: null })).toBe('succeeded');
    expect((await harness.facts(unrecorded.intentId)).map(({ type }) => type)).toEqual([
      'PaymentRequested',
      'PaymentSucceeded',
    ]);
  });

  it('stores the card of a buyer with an address, under the mailbox, before the sale', async () => {
    await harness.requestReport(++reportId, 'Ana+reports@example.com');
    ({ intentId } = await harness.createIntent(reportId));
    stripe.pay(intentId);
    await harness.tell({ intentId, reportId });
    expect(harness.written.slice(-2)).toEqual([
      expect.stringMatching(/^buyer-card-/),
      `payment-stripe-${intentId}`,
    ]);
    const [, succeeded] = await harness.facts(intentId);
    expect(await harness.usedCard(succeeded!, 'ana@example.com')).toBe(true);
    expect(await harness.usedCard(succeeded!, 'bea@example.com')).toBe(false);
  });

  it('stores no card of a buyer without an address, but still identifies it', async () => {
    stripe.pay(intentId);
    await harness.tell({ intentId, reportId });
    expect(harness.written.slice(-2)).toEqual(Array(2).fill(`payment-stripe-${intentId}`));
    const [, succeeded] = await harness.facts(intentId);
    expect(succeeded!.data['cardId']).toMatch(/^card of a buyer \["stripe","[^"]+"\]$/);
  });
});
