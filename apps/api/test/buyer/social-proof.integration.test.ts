import { jest } from '@jest/globals';
import type { SocialProofView } from '@closewise/contracts/buyer';
import { Clock } from '../../src/platform/clock/clock.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { recentPurchasesProjection } from '../../src/reporting/social-proof/recent-purchases.projection.js';
import { counted } from '../processing.js';
import { liveAndRebuilt } from './rebuilt-rows.js';
import { Shop } from './shop.js';

const read = async (shop: Shop): Promise<SocialProofView> =>
  (await shop.get('/api/public/social-proof')).json();

describe('purchase notices for visitors outside production', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop?.close());

  it('[SP-01] [SP-02] [SP-03] are marked as samples, with the current settings', async () => {
    const view = await read(shop);
    expect(view).toMatchObject({
      success: true,
      source: 'sample',
      config: {
        enabled: true,
        intervalSeconds: 15,
        displayDuration: 8,
        position: 'bottom-left',
        message: 'Someone just ordered a report for a {propertyType} in {location}',
      },
    });
    expect(view.items).toHaveLength(40);
  });

  it('are refused to clients that request them far too often', async () => {
    let status = 200;
    for (let asked = 0; asked < 130 && status === 200; asked++)
      status = (await shop.get('/api/public/social-proof')).statusCode;
    expect(status).toBe(429);
  });
});

describe('purchase notices about real purchases', () => {
  let shop: Shop;
  beforeAll(async () => {
    process.env['SOCIAL_PROOF_SOURCE'] = 'live';
    process.env['RATE_LIMIT_FACTOR'] = '1000';
    shop = await Shop.open();
  });
  afterAll(async () => {
    delete process.env['SOCIAL_PROOF_SOURCE'];
    delete process.env['RATE_LIMIT_FACTOR'];
    await shop?.close();
  });

  /** The notices a number of hours from now, when cached ones have expired. */
  async function inHours(hours: number): Promise<SocialProofView> {
    const clock = shop.application.get(Clock, { strict: false });
    const then = new Date(clock.now().getTime() + hours * 3_600_000);
    const spy = jest.spyOn(clock, 'now').mockReturnValue(then);
    try {
      return await read(shop);
    } finally {
      spy.mockRestore();
    }
  }

  it('[SP-02] start with enough purchases, and contain only property type, city and price range', async () => {
    for (let sold = 0; sold < 4; sold++) await shop.sell();
    await shop.createReport();
    await shop.caughtUp(recentPurchasesProjection.name);
    expect(await inHours(2)).toMatchObject({ source: 'live', items: [] });
    await shop.sell({ address: '22 elm st, HOUSTON, tx 77002', propertyType: 'condo', price: 210_000 });
    await shop.caughtUp(recentPurchasesProjection.name);
    expect((await inHours(0.1)).items).toEqual([]);
    expect((await inHours(3)).items).toEqual([
      { propertyType: 'condo', location: 'Houston, TX', priceRange: '$200k-300k' },
      ...Array<object>(4).fill({
        propertyType: 'single-family',
        location: 'Houston, TX',
        priceRange: '$400k-500k',
      }),
    ]);
    expect((await inHours(26)).items).toEqual([]);
  });

  it('[SP-02] omit a purchase once money was refunded', async () => {
    const reportId = await shop.sell({ propertyType: 'townhouse' });
    const money = { amountCents: 2500, currency: 'usd' };
    const identity = { paymentId: 'other-1', reportId };
    const lineItems = [{ item: 'report', amountCents: 2500 }];
    const paid = { ...identity, ...money, providerReference: 'ch_1', paidAt: '2026-11-21T10:00:00.000Z' };
    const refund = { ...identity, refundId: 're_1', amountCents: 2500, refundedCents: 2500 };
    const isShown = async (hours: number): Promise<boolean> =>
      (await inHours(hours)).items.some(({ propertyType }) => propertyType === 'townhouse');
    await shop.caughtUp(recentPurchasesProjection.name);
    expect(await isShown(4)).toBe(true);
    await shop.application.get(EventStore, { strict: false }).append('payment-other-1', 'no-stream', [
      {
        ...counted(1, 'PaymentRequested'),
        data: { ...identity, ...money, provider: 'other', intentId: '1', lineItems },
      },
      { ...counted(2, 'PaymentSucceeded'), data: paid },
      { ...counted(3, 'PaymentRefunded'), data: refund },
    ]);
    await shop.caughtUp(recentPurchasesProjection.name);
    expect(await isShown(5)).toBe(false);
  });

  it('[SP-02] stay the same when their read model is rebuilt', async () => {
    const { live, rebuilt } = await liveAndRebuilt(shop, recentPurchasesProjection.name);
    expect(rebuilt).toEqual([live]);
  });
});
