import { jest } from '@jest/globals';
import { PaymentProvider } from '../../src/billing/provider/payment-provider.js';
import { CatchUpStripeEvents } from '../../src/billing/stripe/catch-up-stripe-events.job.js';
import { runHere } from '../process/run-here.js';
import { SetAsideItems } from '../../src/billing/refunds/set-aside-items.js';
import { until } from '../processing.js';
import { libraryFor } from '../stripe/library.js';
import { StripeShop } from './stripe-shop.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const asked = ['PaymentRequested'];
const sale = ['PaymentRequested', 'PaymentSucceeded'];

describe('catching up with lost webhooks', () => {
  let stripeNow = new Date();
  let site: StripeShop;
  beforeAll(async () => {
    site = await StripeShop.open(() => stripeNow);
  });
  beforeEach(() => {
    site.stripe.webhooks.dropAll();
    site.stripe.faults.clear();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => site?.close());

  const part = <Part>(token: abstract new (...args: never[]) => Part): Part =>
    site.shop.application.get(token, { strict: false });
  const catchUp = (signal = new AbortController().signal) => part(CatchUpStripeEvents).run(signal);
  const callsOf = (path: RegExp): number =>
    site.stripe.requests.filter((call) => path.test(call.path)).length;
  const factsOf = (...intentIds: string[]) => Promise.all(intentIds.map((id) => site.facts(id)));

  /** How often Stripe was queried about a payment; slow answers on a busy machine are retried. */
  async function lookUpsDuring(work: () => Promise<unknown>): Promise<number> {
    const lookUp = jest.spyOn(part(PaymentProvider), 'lookUp');
    await work();
    const { length } = lookUp.mock.calls;
    lookUp.mockRestore();
    return length;
  }

  async function paidAgo(ms: number): Promise<string> {
    stripeNow = new Date(Date.now() - ms);
    const { intentId } = await site.paidInSilence();
    stripeNow = new Date();
    return intentId;
  }

  it('[CO-05] finds a sale whose webhook was lost, looking back one day at first', async () => {
    await site.shop.test.database.query('delete from durable.stripe_catch_up');
    const older = await paidAgo(25 * HOUR_MS);
    const younger = await paidAgo(23 * HOUR_MS);
    await catchUp();
    expect(await factsOf(older, younger)).toEqual([asked, sale]);
  });

  it('[CO-05] finds refunds and disputes that no webhook reported, each once', async () => {
    const [refunded, disputed] = [await paidAgo(0), await paidAgo(0)];
    site.stripe.refund(refunded);
    const { id } = site.stripe.dispute(disputed);
    site.stripe.moveDispute(id, 'lost');
    expect(await lookUpsDuring(catchUp)).toBe(2);
    expect(await factsOf(refunded, disputed)).toEqual([
      [...sale, 'PaymentRefunded'],
      [...sale, 'PaymentDisputed', 'DisputeClosed'],
    ]);
  });

  it('sets aside a dispute whose amount changed, lists it until it closes, and records later changes', async () => {
    const intentId = await paidAgo(0);
    const dispute = site.stripe.dispute(intentId);
    await catchUp();
    site.stripe.moveDispute(dispute.id, 'under_review', 2000);
    await catchUp();
    const known = [...sale, 'PaymentDisputed', 'ReversalSetAside'];
    expect(await site.facts(intentId)).toEqual(known);
    const open = async () =>
      (await part(SetAsideItems).list()).filter(({ paymentId }) => paymentId === `stripe-${intentId}`);
    await until(async () => (await open()).length === 1);
    expect(await open()).toEqual([
      expect.objectContaining({
        kind: 'dispute',
        reversalId: dispute.id,
        statedAmount: '2000',
        knownCents: 2500,
        reason: 'amount-changed',
      }),
    ]);
    const { body } = await site.shop.get('/metrics');
    expect(body).toContain('payment_items_set_aside 1');
    site.stripe.moveDispute(dispute.id, 'lost');
    await catchUp();
    expect(await site.facts(intentId)).toEqual([...known, 'DisputeClosed']);
    await until(async () => (await open()).length === 0);
  });

  it('removes an item from the list when an operator acknowledges it, until its amount changes', async () => {
    const intentId = await paidAgo(0);
    const { id } = site.stripe.dispute(intentId);
    await catchUp();
    site.stripe.moveDispute(id, 'under_review', 2000);
    await catchUp();
    const amounts = async () =>
      (await part(SetAsideItems).list()).flatMap(({ reversalId, statedAmount }) =>
        reversalId === id ? [statedAmount] : [],
      );
    await until(async () => (await amounts()).join() === '2000');
    const acknowledge = () =>
      runHere(site.shop.application, [
        'orders',
        'acknowledge',
        `stripe-${intentId}`,
        id,
        '--reason',
        'The bank has corrected it',
      ]);
    const said = { code: 0, out: `${id} of stripe-${intentId} is acknowledged\n`, err: '' };
    expect([await acknowledge(), await acknowledge()]).toEqual([said, said]);
    await until(async () => (await amounts()).length === 0);
    await catchUp();
    expect(await amounts()).toEqual([]);
    site.stripe.moveDispute(id, 'under_review', 1900);
    await catchUp();
    await until(async () => (await amounts()).join() === '1900');
    expect(
      await runHere(site.shop.application, ['orders', 'acknowledge', 'stripe-pi_no', id, '--reason', 'x']),
    ).toEqual({
      code: 2,
      out: '',
      err: 'This payment has no item with this id that was set aside. `orders set-aside` lists the items.\n',
    });
  });

  it('lists a dispute with an impossible amount until the amount is valid, even while it is open', async () => {
    const intentId = await paidAgo(0);
    const { id } = site.stripe.dispute(intentId, { amount: 0 });
    await catchUp();
    const reasons = async () =>
      (await part(SetAsideItems).list()).flatMap(({ reversalId, reason }) =>
        reversalId === id ? [reason] : [],
      );
    await until(async () => (await reasons()).join() === 'amount-impossible');
    site.stripe.moveDispute(id, 'under_review', 2500);
    await catchUp();
    expect(await site.facts(intentId)).toEqual([...sale, 'ReversalSetAside', 'PaymentDisputed']);
    await until(async () => (await reasons()).length === 0);
  });

  it('queries a payment once, however many events it has', async () => {
    const intentId = await paidAgo(0);
    site.stripe.refund(intentId, { amount: 500 });
    expect(await lookUpsDuring(catchUp)).toBe(1);
    expect(await site.facts(intentId)).toEqual([...sale, 'PaymentRefunded']);
    expect(await lookUpsDuring(catchUp)).toBe(0);
  });

  it('does not query what a webhook has already reported', async () => {
    await paidAgo(0);
    await site.stripe.webhooks.deliverAll();
    expect(await lookUpsDuring(catchUp)).toBe(0);
  });

  it('finds an event that appears in the list after younger ones', async () => {
    const younger = await paidAgo(0);
    await catchUp();
    const late = await paidAgo(50 * MINUTE_MS);
    await catchUp();
    expect(await factsOf(younger, late)).toEqual([sale, sale]);
  });

  it('reads all pages', async () => {
    const intentId = await paidAgo(0);
    const { id } = site.stripe.dispute(intentId);
    for (let i = 0; i < 210; i++)
      site.stripe.moveDispute(id, i % 2 === 0 ? 'under_review' : 'needs_response');
    const before = callsOf(/^\/v1\/events/);
    expect(await lookUpsDuring(catchUp)).toBe(1);
    expect(callsOf(/^\/v1\/events/) - before).toBeGreaterThanOrEqual(3);
    expect(await site.facts(intentId)).toEqual([...sale, 'PaymentDisputed']);
  });

  it('ignores the payments of other programs', async () => {
    const intentId = await paidAgo(0);
    const { id: other } = await libraryFor(site.stripe).paymentIntents.create({
      amount: 100,
      currency: 'usd',
    });
    site.stripe.pay(other);
    await catchUp();
    expect(await factsOf(intentId, other)).toEqual([sale, []]);
  });

  it('stops when Stripe goes down, and continues with what is left', async () => {
    const [older, younger] = [await paidAgo(30 * MINUTE_MS), await paidAgo(0)];
    site.stripe.faults.next({ answer: 503, times: 3, of: { path: new RegExp(older, 'u') } });
    await expect(catchUp()).rejects.toThrow('Stripe is unavailable');
    expect(await factsOf(older, younger)).toEqual([asked, sale]);
    expect(await lookUpsDuring(catchUp)).toBe(1);
    expect(await site.facts(older)).toEqual(sale);
  });

  it('stops when Stripe is down or the application ends, and misses nothing later', async () => {
    const [older, younger] = [await paidAgo(30 * MINUTE_MS), await paidAgo(0)];
    site.stripe.faults.next({ answer: 503, times: 3, of: { path: /v1\/events/ } });
    await expect(catchUp()).rejects.toThrow('Stripe is unavailable');
    const end = new AbortController();
    const lookUp = part(PaymentProvider).lookUp.bind(part(PaymentProvider));
    jest.spyOn(part(PaymentProvider), 'lookUp').mockImplementationOnce((intentId) => {
      end.abort();
      return lookUp(intentId);
    });
    await catchUp(end.signal);
    expect(await factsOf(older, younger)).toEqual([asked, sale]);
    await catchUp();
    expect(await site.facts(older)).toEqual(sale);
  });

  it('continues with the other events when one fails, and retries it later', async () => {
    const [broken, sound] = [await paidAgo(30 * MINUTE_MS), await paidAgo(0)];
    site.stripe.faults.next({ answer: 400, times: 100, of: { path: new RegExp(broken, 'u') } });
    await catchUp();
    expect(await factsOf(broken, sound)).toEqual([asked, sale]);
    const muchYounger = await paidAgo(-2 * HOUR_MS);
    await catchUp();
    expect(await factsOf(broken, muchYounger)).toEqual([asked, sale]);
    site.stripe.faults.clear();
    await catchUp();
    expect(await site.facts(broken)).toEqual(sale);
  });

  it('continues where it ended, however long it was down', async () => {
    await site.shop.test.database.query(
      `update durable.stripe_catch_up set seen_until = now() - interval '20 days'`,
    );
    const intentId = await paidAgo(19 * 24 * HOUR_MS);
    await catchUp();
    expect(await site.facts(intentId)).toEqual(sale);
  });
});
