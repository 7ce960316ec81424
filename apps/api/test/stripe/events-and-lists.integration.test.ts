import type Stripe from 'stripe';
import { libraryFor } from './library.js';
import { startStripe, type FakeStripe } from './start-stripe.js';

const DAY = 86_400_000;

describe('events and lists of the Stripe fake', () => {
  let fake: FakeStripe;
  let stripe: Stripe;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-21T09:00:00Z');
    fake = await startStripe({ now: () => now });
    stripe = libraryFor(fake);
  });
  afterEach(() => fake.stop());

  const create = () => stripe.paymentIntents.create({ amount: 4900, currency: 'usd' });
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  it('lists events newest first, with the object as it was then', async () => {
    const { id } = await stripe.paymentIntents.create(
      { amount: 4900, currency: 'usd' },
      { idempotencyKey: 'k1' },
    );
    fake.pay(id, '4000 0000 0000 0002');
    fake.pay(id);
    const { data } = await stripe.events.list();
    expect(data.map(({ type }) => type)).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.payment_failed',
      'charge.failed',
      'payment_intent.created',
    ]);
    expect(data[4]).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { id, status: 'requires_payment_method' } },
      request: { idempotency_key: 'k1' },
    });
    expect(await stripe.events.retrieve(data[0]?.id ?? '')).toMatchObject({
      data: { object: { id, status: 'succeeded' } },
    });
  });

  it('deletes events after 30 days', async () => {
    await create();
    later(30 * DAY);
    expect((await stripe.events.list()).data).toHaveLength(1);
    later(1000);
    expect((await stripe.events.list()).data).toEqual([]);
  });

  it.each([
    [{ type: 'charge.succeeded' }, ['charge.succeeded']],
    [{ type: 'charge.*' }, ['charge.succeeded']],
    [
      { types: ['payment_intent.created', 'charge.succeeded'] },
      ['charge.succeeded', 'payment_intent.created'],
    ],
    [{ type: 'charge.failed' }, []],
  ])('finds events by %j', async (filter, found) => {
    fake.pay((await create()).id);
    expect((await stripe.events.list(filter)).data.map(({ type }) => type)).toEqual(found);
  });

  it('finds objects by creation time', async () => {
    const first = await create();
    later(60_000);
    const second = await create();
    const found = async (created: Stripe.RangeQueryParam | number) =>
      (await stripe.paymentIntents.list({ created })).data.map(({ id }) => id);
    expect(await found({ gte: second.created })).toEqual([second.id]);
    expect(await found({ lt: second.created })).toEqual([first.id]);
    expect(await found(first.created)).toEqual([first.id]);
  });

  it('pages through a long list, ten at a time by default', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 12; made += 1) ids.unshift((await create()).id);
    const first = await stripe.paymentIntents.list();
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(first.has_more).toBe(true);
    const second = await stripe.paymentIntents.list({ starting_after: ids[9] ?? '' });
    expect(second.data.map(({ id }) => id)).toEqual(ids.slice(10));
    expect(second.has_more).toBe(false);
    const back = await stripe.paymentIntents.list({ ending_before: ids[11] ?? '', limit: 3 });
    expect(back.data.map(({ id }) => id)).toEqual(ids.slice(8, 11));
    const all = await stripe.paymentIntents.list({ limit: 5 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [{ limit: 101 }, 'limit'],
    [{ starting_after: 'pi_nobody' }, 'starting_after'],
  ])('refuses to list by %j', async (wrong, param) => {
    await create();
    await expect(stripe.paymentIntents.list(wrong)).rejects.toMatchObject({ statusCode: 400, param });
  });
});
