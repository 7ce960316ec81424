import { jest } from '@jest/globals';
import { CatchUpStripeEvents } from '../../src/billing/stripe/catch-up-stripe-events.job.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { libraryFor } from './library.js';
import { StripeShop } from './stripe-shop.js';

jest.setTimeout(60_000);

const DAY_MS = 86_400_000;
const sale = ['PaymentRequested', 'PaymentSucceeded'];

describe('catching up with the webhooks of Stripe that were lost', () => {
  let now = new Date();
  let site: StripeShop;
  beforeAll(async () => {
    site = await StripeShop.open(() => now);
  });
  beforeEach(async () => {
    later(DAY_MS);
    await catchUp();
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await site?.close();
  });

  const part = <Part>(token: abstract new (...args: never[]) => Part): Part =>
    site.shop.application.get(token, { strict: false });

  /** What Stripe was asked during one run. */
  async function catchUp(): Promise<readonly string[]> {
    const before = site.stripe.requests.length;
    await part(CatchUpStripeEvents).run(new AbortController().signal);
    return site.stripe.requests.slice(before).map(({ path }) => path);
  }

  /** Both clocks go on. */
  function later(ms: number): void {
    now = new Date(now.getTime() + ms);
    jest.restoreAllMocks();
    jest.spyOn(part(Clock), 'now').mockReturnValue(now);
  }

  it('[CO-05] finds sales, refunds and disputes of which it was never told, each once', async () => {
    const refunded = await site.paidInSilence();
    const disputed = await site.paidInSilence();
    site.stripe.refund(refunded.intentId);
    const { id } = site.stripe.dispute(disputed.intentId);
    site.stripe.moveDispute(id, 'lost');
    const asked = await catchUp();
    expect(await site.facts(refunded.intentId)).toEqual([...sale, 'PaymentRefunded']);
    expect(await site.facts(disputed.intentId)).toEqual([...sale, 'PaymentDisputed', 'DisputeClosed']);
    expect(asked.filter((path) => path.startsWith('/v1/payment_intents/'))).toHaveLength(2);
    expect(await catchUp()).toEqual(['/v1/events']);
  });

  it('does not ask again about what a webhook has told', async () => {
    await site.paidInSilence();
    await site.stripe.webhooks.deliverAll();
    expect(await catchUp()).toEqual(['/v1/events']);
  });

  it('reads as many pages as there are, past the payments of other programs', async () => {
    const { intentId } = await site.paidInSilence();
    const before = await site.shop.countEvents();
    const others = libraryFor(site.stripe);
    for (let count = 0; count < 101; count += 1) {
      site.stripe.pay((await others.paymentIntents.create({ amount: 100, currency: 'usd' })).id);
    }
    const asked = await catchUp();
    expect(asked.filter((path) => path === '/v1/events')).toHaveLength(2);
    expect(await site.facts(intentId)).toEqual(sale);
    expect(await site.shop.countEvents()).toBeLessThan(before + 20);
  });

  it('interrupted by an outage it ends, and goes on with what is left', async () => {
    const older = await site.paidInSilence();
    const newer = await site.paidInSilence();
    site.stripe.faults.next({ answer: 503, times: 3, of: { path: new RegExp(older.intentId, 'u') } });
    await expect(catchUp()).rejects.toThrow(/Stripe cannot be asked/u);
    expect(await site.facts(newer.intentId)).toEqual(sale);
    expect(await site.facts(older.intentId)).toEqual(['PaymentRequested']);
    const asked = await catchUp();
    expect(asked).not.toContain(`/v1/payment_intents/${newer.intentId}`);
    expect(await site.facts(older.intentId)).toEqual(sale);
  });

  it('one payment that cannot be looked up does not keep it from the others, and is asked about again', async () => {
    const older = await site.paidInSilence();
    const newer = await site.paidInSilence();
    site.stripe.faults.next({ answer: 400, of: { path: new RegExp(newer.intentId, 'u') } });
    await catchUp();
    expect(await site.facts(newer.intentId)).toEqual(['PaymentRequested']);
    expect(await site.facts(older.intentId)).toEqual(sale);
    await catchUp();
    expect(await site.facts(newer.intentId)).toEqual(sale);
  });

  it('after days without the server it begins where it had ended', async () => {
    const { intentId } = await site.paidInSilence();
    await catchUp();
    later(1000);
    site.stripe.refund(intentId);
    later(4 * DAY_MS);
    await catchUp();
    expect(await site.facts(intentId)).toEqual([...sale, 'PaymentRefunded']);
  });

  it('at first it looks back a day', async () => {
    const old = await site.paidInSilence();
    later(2 * DAY_MS);
    const young = await site.paidInSilence();
    await site.shop.test.database.query('delete from durable.stripe_catch_up');
    await catchUp();
    expect(await site.facts(young.intentId)).toEqual(sale);
    expect(await site.facts(old.intentId)).toEqual(['PaymentRequested']);
  });
});
