import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { RateLimits } from '../../src/platform/http/rate-limits/rate-limits.js';
import { UnavailableError } from '../../src/platform/event-store/outage.js';
import { Shop } from '../buyer/shop.js';
import { SourcesServer } from './sources-server.js';

const sources = new SourcesServer();
const settings = {
  PROPERTY_FACTS: 'fema,census,attom',
  ATTOM_API_KEY: 'attom-key',
  PROPERTY_FACTS_DRAFTS_PER_DAY: '4',
  // Raises the limits of one address, not this limit.
  RATE_LIMIT_FACTOR: '1000',
};

describe('the daily limit of homes in unpaid orders', () => {
  let shop: Shop;
  beforeAll(async () => {
    await sources.start();
    Object.assign(process.env, settings, { PROPERTY_FACTS_URL: sources.url });
    shop = await Shop.open();
  });
  beforeEach(() => sources.reset());
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await shop?.close();
    await sources.stop();
    for (const name of [...Object.keys(settings), 'PROPERTY_FACTS_URL']) delete process.env[name];
  });

  const home = (number: number) => ({ address: `${number} Rusk Street, Houston, TX 77002` });
  const offer = async (reportId: number) => {
    const answer = await shop.get(`/api/reports/${reportId}/premium`);
    return [answer.statusCode, answer.json<{ status: string }>().status];
  };
  const draft = async (number: number) => offer(await shop.createReport(home(number)));
  const open = (reportId: number, premium: boolean) =>
    shop.post(`/api/reports/${reportId}/payment-intent`, { premium });

  it('counts a remembered home only once', async () => {
    expect(await draft(11)).toEqual([200, 'offered']);
    expect(await draft(11)).toEqual([200, 'offered']);
    expect(await draft(11)).toEqual([200, 'offered']);
    expect(await draft(12)).toEqual([200, 'offered']);
    expect(sources.questionsTo('sales')).toBe(2);
  });

  it('calls no source while it cannot count, and says so instead of failing', async () => {
    jest
      .spyOn(shop.application.get(RateLimits, { strict: false }), 'spend')
      .mockImplementation(async ({ name }) => {
        if (name === 'property-facts-drafts') throw new UnavailableError('away');
      });
    expect(await draft(21)).toEqual([200, 'after-payment']);
    expect(sources.asked).toEqual([]);
  });

  it('stops lookups once it is reached, sells the basic report, and offers premium after the payment', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    expect(await draft(1)).toEqual([200, 'offered']);
    expect(await draft(2)).toEqual([200, 'offered']);
    expect(sources.questionsTo('sales')).toBe(2);
    expect((await shop.get('/metrics')).body).toContain('property_facts_drafts_spent 0');

    sources.reset();
    const third = await shop.createReport(home(3));
    expect(await offer(third)).toEqual([200, 'after-payment']);
    expect(await draft(4)).toEqual([200, 'after-payment']);
    const refused = await open(third, true);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      {
        code: 'billing.premium-unavailable',
        message:
          'We cannot check before the payment whether premium is available for this property. ' +
          'You can buy the basic report and add premium to it afterwards, where it is available.',
      },
    ]);
    expect((await open(third, false)).json()).toMatchObject({
      premium: false,
      paymentIntent: { amount: 2500 },
    });
    expect(sources.asked).toEqual([]);
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^The daily limit of 4 look-ups for unpaid orders is used up.* until 20\d\d-\d\d-\d\dT.*Z$/,
        ),
      ],
    ]);
    const { body } = await shop.get('/metrics');
    expect(body).toContain('property_facts_drafts_spent 1');
    expect(body).toContain('property_facts_drafts_total{outcome="asked"} 4');
    expect(body).toContain('property_facts_drafts_total{outcome="refused"} 3');

    const paid = await shop.sell(home(5));
    expect(await offer(paid)).toEqual([200, 'offered']);
    expect(sources.questionsTo('sales')).toBe(1);
  });
});
