import type Stripe from 'stripe';
import { eventually } from '../eventually.js';
import type { Fault } from './faults.js';
import { libraryFor } from './library.js';
import { startStripe, type FakeStripe } from './start-stripe.js';

const terms = { amount: 4900, currency: 'usd' };

describe('outages of the fake', () => {
  let fake: FakeStripe;
  let stripe: Stripe;
  beforeEach(async () => {
    fake = await startStripe();
    stripe = libraryFor(fake);
  });
  afterEach(() => fake.stop());

  const impatient = () => libraryFor(fake, { timeout: 1000 });
  /** On a busy machine the fake may take a call only after it was given up. */
  const arrived = () => eventually(async () => expect(fake.requests).not.toEqual([]));
  const libraryAt = ({ answer }: Fault) => (answer === 'hang' ? impatient() : stripe);
  const create = (library = stripe) => library.paymentIntents.create(terms, { idempotencyKey: 'report-7' });

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
  ] as const)('fails with %j before anything happened, and works again afterwards', async (fault, error) => {
    fake.faults.next(fault);
    await expect(create(libraryAt(fault))).rejects.toMatchObject(error);
    await arrived();
    expect(fake.intents()).toEqual([]);
    expect(await create()).toMatchObject({ status: 'requires_payment_method' });
  });

  it.each([
    { answer: 'drop', times: 2 },
    { answer: 'hang' },
    { answer: 'cut short' },
    { answer: 503 },
  ] as const)('takes effect though the answer is lost by %j: the same key finds it', async (fault) => {
    fake.faults.next({ ...fault, when: 'after' });
    await expect(create(libraryAt(fault))).rejects.toThrow();
    await arrived();
    expect(fake.intents()).toHaveLength(1);
    expect(await create()).toMatchObject({ id: fake.intents()[0]?.id });
    expect(fake.intents()).toHaveLength(1);
  });

  it('replays its own 500 under the same key and tells the library not to repeat', async () => {
    fake.faults.next({ answer: 500, when: 'after' });
    const eager = libraryFor(fake, { maxNetworkRetries: 2 });
    await expect(create(eager)).rejects.toMatchObject({ statusCode: 500 });
    await expect(create(eager)).rejects.toMatchObject({ headers: { 'idempotent-replayed': 'true' } });
    expect(fake.requests).toHaveLength(2);
  });

  it("lets the library's own repeats find the first intent", async () => {
    fake.faults.next({ answer: 'drop', when: 'after' });
    const { id } = await create(libraryFor(fake, { maxNetworkRetries: 1 }));
    expect(fake.intents().map((intent) => intent.id)).toEqual([id]);
  });

  it('meets only the calls it was ordered for', async () => {
    fake.faults.next({ answer: 503, of: { method: 'GET', path: /refunds/u } });
    const { id } = await create();
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ id });
    await expect(stripe.refunds.list()).rejects.toMatchObject({ statusCode: 503 });
    expect((await stripe.refunds.list()).data).toEqual([]);
  });

  it('answers slowly when asked', async () => {
    fake.faults.latencyMs = 3000;
    await expect(create(impatient())).rejects.toMatchObject({ message: /timeout/u });
    fake.faults.clear();
    expect(await create()).toMatchObject({ amount: 4900 });
  });
});
