import { startStripe, type FakeStripe } from '../stripe/start-stripe.js';
import { Till } from './till.js';

describe('the news of a payment', () => {
  let stripe: FakeStripe;
  let till: Till;
  let reportId = 4_711_000_000_000_000;
  let intentId: string;
  beforeAll(async () => {
    stripe = await startStripe();
    till = await Till.open(stripe);
  });
  beforeEach(async () => {
    stripe.webhooks.dropAll();
    await till.requestReport(++reportId);
    ({ intentId } = await till.createIntent(reportId));
    await till.openPayment(reportId);
  });
  afterAll(async () => {
    await till?.close();
    await stripe?.stop();
  });

  const sale = async () => {
    const facts = await till.facts(intentId);
    return facts.find(({ type }) => type === 'PaymentSucceeded')?.meta;
  };
  const code = async (): Promise<unknown[]> =>
    (await till.referrals(intentId)).map(({ data }) => data['referralCode']);

  it('is the browser’s when the browser is first, and the provider’s when its webhook is', async () => {
    stripe.pay(intentId);
    await till.tell({ intentId, reportId });
    expect(await sale()).toMatchObject({ actor: 'buyer', correlationId: 'request-1' });
    const first = intentId;
    await till.requestReport(++reportId);
    ({ intentId } = await till.createIntent(reportId));
    stripe.pay(intentId);
    expect(intentId).not.toBe(first);
    const event = stripe.events().findLast(({ type }) => type === 'payment_intent.succeeded')!;
    await till.receive(event);
    expect(await sale()).toMatchObject({ actor: 'provider', correlationId: event.id });
  });

  it('is known with its code before it is a sale', async () => {
    stripe.pay(intentId);
    await till.tell({ intentId, reportId, referralCode: 'MAPLE7K4M' });
    expect(till.written.slice(-2)).toEqual([
      `payment-referral-stripe-${intentId}`,
      `payment-stripe-${intentId}`,
    ]);
    await till.tell({ intentId, reportId, referralCode: 'CEDAR2B2B' });
    expect(await code()).toEqual(['MAPLE7K4M']);
  });

  it('brings its code while the bank works on the payment', async () => {
    stripe.pay(intentId, '4000 0000 0000 6660');
    expect(await till.tell({ intentId, reportId, referralCode: 'MAPLE7K4M' })).toBe('processing');
    expect(await code()).toEqual(['MAPLE7K4M']);
  });

  it.each([
    ['open', (_id: string) => undefined],
    ['declined', (id: string) => void stripe.pay(id, '4000 0000 0000 0002')],
    ['cancelled', (id: string) => void stripe.cancel(id)],
  ])('brings no code of a payment that is %s', async (status, happens) => {
    happens(intentId);
    expect(await till.tell({ intentId, reportId, referralCode: 'MAPLE7K4M' })).toBe(status);
    expect(await code()).toEqual([]);
  });

  it.each([
    ['another report', async () => ({ intentId, reportId: reportId - 1 })],
    ['no intent of ours', async () => ({ intentId: 'pi_nobody', reportId })],
  ])('brings neither code nor sale for %s', async (_, about) => {
    stripe.pay(intentId);
    await expect(till.tell({ ...(await about()), referralCode: 'MAPLE7K4M' })).rejects.toThrow(
      'This payment does not belong to this report',
    );
    expect([await sale(), await code()]).toEqual([undefined, []]);
  });

  it('is of no report here when neither the payment nor its report is', async () => {
    const stranger = await till.createIntent(4_999_000_000_000_001);
    stripe.pay(stranger.intentId);
    await expect(till.tell({ intentId: stranger.intentId, reportId: null })).rejects.toThrow(
      'This payment does not belong to this report',
    );
    expect(await till.facts(stranger.intentId)).toEqual([]);
  });

  it('is ours without its report, which may have been erased, and with it though nothing is recorded', async () => {
    const asked = await till.createIntent(++reportId);
    await till.openPayment(reportId);
    stripe.pay(asked.intentId);
    expect(await till.tell({ intentId: asked.intentId, reportId: null })).toBe('succeeded');
    await till.requestReport(++reportId);
    const unrecorded = await till.createIntent(reportId);
    stripe.pay(unrecorded.intentId);
    expect(await till.tell({ intentId: unrecorded.intentId, reportId: null })).toBe('succeeded');
    expect((await till.facts(unrecorded.intentId)).map(({ type }) => type)).toEqual([
      'PaymentRequested',
      'PaymentSucceeded',
    ]);
  });

  it('remembers the card of a buyer who gave an address, under the mailbox, before the sale', async () => {
    await till.requestReport(++reportId, 'Ana+reports@example.com');
    ({ intentId } = await till.createIntent(reportId));
    stripe.pay(intentId);
    await till.tell({ intentId, reportId });
    expect(till.written.slice(-2)).toEqual([
      expect.stringMatching(/^buyer-card-/),
      `payment-stripe-${intentId}`,
    ]);
    const [, succeeded] = await till.facts(intentId);
    expect(await till.usedCard(succeeded!, 'ana@example.com')).toBe(true);
    expect(await till.usedCard(succeeded!, 'bea@example.com')).toBe(false);
  });

  it('remembers no card of a buyer without an address, and tells it apart all the same', async () => {
    stripe.pay(intentId);
    await till.tell({ intentId, reportId });
    expect(till.written.slice(-2)).toEqual(Array(2).fill(`payment-stripe-${intentId}`));
    const [, succeeded] = await till.facts(intentId);
    expect(succeeded!.data['cardId']).toMatch(/^card of a buyer \["stripe","[^"]+"\]$/);
  });
});
