import type Stripe from 'stripe';
import { libraryFor } from './library.js';
import { startStripe, type FakeStripe } from './start-stripe.js';

const terms = { amount: 4900, currency: 'usd' };
const idempotencyKey = 'report-7';

describe('idempotency keys of the Stripe fake', () => {
  let fake: FakeStripe;
  let stripe: Stripe;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-21T09:00:00Z');
    fake = await startStripe({ now: () => now });
    stripe = libraryFor(fake);
  });
  afterEach(() => fake.stop());

  const create = (amount = 4900) => stripe.paymentIntents.create({ ...terms, amount }, { idempotencyKey });

  it('repeats its first answer, even after changes', async () => {
    const first = await create();
    fake.pay(first.id);
    const again = await create();
    expect(again).toEqual(first);
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    });
    expect(fake.intents()).toHaveLength(1);
  });

  it('refuses other terms or another endpoint under the same key', async () => {
    const { id } = await create();
    const refused = { type: 'StripeIdempotencyError', statusCode: 400 };
    await expect(create(5900)).rejects.toMatchObject(refused);
    await expect(stripe.paymentIntents.cancel(id, {}, { idempotencyKey })).rejects.toMatchObject(refused);
  });

  it('refuses a second request while the first is in progress', async () => {
    const release = fake.faults.hold({ method: 'POST' });
    const first = create();
    while (fake.requests.length === 0) await new Promise(setImmediate);
    await expect(create()).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    release();
    expect(await create()).toEqual(await first);
  });

  it('forgets a key after 24 hours', async () => {
    const { id } = await create();
    now = new Date(now.getTime() + 86_399_999);
    expect((await create()).id).toBe(id);
    now = new Date(now.getTime() + 1);
    expect((await create(5900)).id).not.toBe(id);
  });

  it('does not remember requests that were refused before any work', async () => {
    await expect(create(49)).rejects.toMatchObject({ code: 'amount_too_small' });
    expect(await create()).toMatchObject({ amount: 4900 });
  });

  it('remembers a declined card', async () => {
    const { id } = await stripe.paymentIntents.create(terms);
    const declined = () =>
      stripe.paymentIntents.confirm(
        id,
        { payment_method: 'pm_card_visa_chargeDeclined' },
        { idempotencyKey },
      );
    for (const _attempt of [1, 2]) await expect(declined()).rejects.toMatchObject({ code: 'card_declined' });
    expect(fake.events().filter(({ type }) => type === 'charge.failed')).toHaveLength(1);
  });
});
