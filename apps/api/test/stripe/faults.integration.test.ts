import type Stripe from 'stripe';
import { retryAfterStalls } from '../retry-after-stalls.js';
import { waitFor } from '../wait-for.js';
import type { Fault } from './faults.js';
import { libraryFor } from './library.js';
import { startStripe, type FakeStripe } from './start-stripe.js';

const terms = { amount: 4900, currency: 'usd' };

describe('outages of the Stripe fake', () => {
  let fake: FakeStripe;
  let stripe: Stripe;
  beforeEach(async () => {
    fake = await startStripe();
    stripe = libraryFor(fake);
  });
  afterEach(() => fake.stop());

  const create = (library = stripe) => library.paymentIntents.create(terms, { idempotencyKey: 'report-7' });
  /** Waits for the faulty call; the fake may receive a hanging call only after it was given up. */
  const failing = (fault: Fault, look: (call: Promise<unknown>) => Promise<void>) =>
    retryAfterStalls(200, async (ms) => {
      const before = fake.requests.length;
      fake.faults.clear();
      fake.faults.next(fault);
      await look(create(fault.answer === 'hang' ? libraryFor(fake, { timeout: ms }) : stripe));
      await waitFor(async () => expect(fake.requests.length).toBeGreaterThan(before));
    });

  it.each([
    [{ answer: 400 }, { type: 'StripeInvalidRequestError', statusCode: 400 }],
    [{ answer: 429 }, { type: 'StripeRateLimitError', statusCode: 429, code: 'rate_limit' }],
    [{ answer: 500 }, { type: 'StripeAPIError', statusCode: 500 }],
    [{ answer: 502 }, { type: 'StripeAPIError', statusCode: 502 }],
    [{ answer: 503 }, { type: 'StripeAPIError', statusCode: 503 }],
    [{ answer: 'not json' }, { type: 'StripeAPIError' }],
    [{ answer: 'drop', times: 2 }, { type: 'StripeConnectionError' }],
    [{ answer: 'cut short' }, { type: 'StripeConnectionError' }],
    [{ answer: 'hang' }, { type: 'StripeConnectionError', message: /timeout/u }],
  ] as const)('fails with %j without effect, and works again afterwards', async (fault, error) => {
    await failing(fault, (call) => expect(call).rejects.toMatchObject(error));
    expect(fake.intents()).toEqual([]);
    expect(await create()).toMatchObject({ status: 'requires_payment_method' });
  });

  it.each([
    { answer: 'drop', times: 2 },
    { answer: 'hang' },
    { answer: 'cut short' },
    { answer: 503 },
  ] as const)('takes effect although the answer is lost with %j: the same key finds it', async (fault) => {
    await failing({ ...fault, when: 'after' }, (call) => expect(call).rejects.toThrow());
    expect(fake.intents()).toHaveLength(1);
    expect(await create()).toMatchObject({ id: fake.intents()[0]?.id });
    expect(fake.intents()).toHaveLength(1);
  });

  it('replays its own 500 under the same key and tells the library not to retry', async () => {
    fake.faults.next({ answer: 500, when: 'after' });
    const eager = libraryFor(fake, { maxNetworkRetries: 2 });
    await expect(create(eager)).rejects.toMatchObject({ statusCode: 500 });
    await expect(create(eager)).rejects.toMatchObject({ headers: { 'idempotent-replayed': 'true' } });
    expect(fake.requests).toHaveLength(2);
  });

  it("lets the library's own retries find the first intent", async () => {
    fake.faults.next({ answer: 'drop', when: 'after' });
    const { id } = await create(libraryFor(fake, { maxNetworkRetries: 1 }));
    expect(fake.intents().map((intent) => intent.id)).toEqual([id]);
  });

  it('affects only the selected calls', async () => {
    fake.faults.next({ answer: 503, of: { method: 'GET', path: /refunds/u } });
    const { id } = await create();
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ id });
    await expect(stripe.refunds.list()).rejects.toMatchObject({ statusCode: 503 });
    expect((await stripe.refunds.list()).data).toEqual([]);
  });

  it('answers slowly on request', async () => {
    fake.faults.latencyMs = 3000;
    await expect(create(libraryFor(fake, { timeout: 200 }))).rejects.toMatchObject({ message: /timeout/u });
    fake.faults.clear();
    expect(await create()).toMatchObject({ amount: 4900 });
  });
});
