import { jest } from '@jest/globals';
import fc from 'fast-check';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Settings } from '../../src/administration/index.js';
import { createApplication } from '../../src/application.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { ServerConfig } from '../../src/platform/config/variables/server-config.js';
import { cards } from '../buyer/order.js';
import { Shop } from '../buyer/shop.js';
import { until } from '../processing.js';

type Server = NestFastifyApplication;

/** A second process that only answers requests and runs no jobs. */
async function anotherProcess(): Promise<Server> {
  process.env['ROLE'] = 'http';
  const config = readConfig(ServerConfig, { LOG_LEVEL: 'silent' });
  const application = await createApplication(config).finally(() => delete process.env['ROLE']);
  await application.init();
  await (application.getHttpAdapter().getInstance() as unknown as FastifyInstance).ready();
  return application;
}

describe('the price of a report', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop?.close());

  const settings = (of: Server = shop.application) => of.get(Settings, { strict: false });
  const context = { actor: 'admin:test', correlationId: 'test' };
  const setPrice = (cents: number, of?: Server) =>
    settings(of).change({ BUYER_REPORT_PRICE: (cents / 100).toFixed(2) }, null, context);
  const shownBy = async (server: Server): Promise<number> =>
    (await server.inject('/api/public/price')).json<{ amountCents: number }>().amountCents;
  const amountOf = async (reportId: number) => (await shop.openPayment(reportId)).paymentIntent.amount;

  it('[AD-04] is what the next buyer pays; who saw one at checkout pays that one', async () => {
    const early = await shop.createReport();
    const late = await shop.createReport();
    expect(await amountOf(early)).toBe(2500);
    await setPrice(2900);
    expect(await amountOf(early)).toBe(2500);
    expect(await amountOf(late)).toBe(2900);
    for (const reportId of [early, late]) {
      const intent = await shop.openPayment(reportId);
      expect((await shop.pay(intent, cards.pays)).statusCode).toBe(200);
      await shop.reportSuccess(reportId, intent.paymentIntent.id);
      await shop.until(reportId, 'completed');
    }
  });

  it('may change between the creation of an intent and its record', async () => {
    const reportId = await shop.createReport();
    const comesBack = shop.diesBefore('payment-');
    expect((await shop.post(`/api/reports/${reportId}/payment-intent`)).statusCode).toBe(500);
    comesBack();
    await setPrice(3100);
    expect(await amountOf(reportId)).toBe(2900);
  });

  it('is that of today when the intent of yesterday was made and never reserved', async () => {
    const reportId = await shop.createReport();
    const comesBack = shop.diesBefore('report-payment-');
    expect((await shop.post(`/api/reports/${reportId}/payment-intent`)).statusCode).toBe(500);
    comesBack();
    await setPrice(3300);
    expect(await amountOf(reportId)).toBe(3300);
  });

  it('is one that was in force, for whatever payment, in whatever order of changes and buyers', async () => {
    const step = fc.oneof(
      fc.record({ does: fc.constant('set' as const), cents: fc.integer({ min: 50, max: 100_000 }) }),
      fc.record({ does: fc.constant('open' as const), buyer: fc.nat(2) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        const reports = await Promise.all([0, 1, 2].map(() => shop.createReport()));
        const seen = new Map<number, number>();
        let price = await shownNow();
        for (const one of steps) {
          if (one.does === 'set') {
            await setPrice((price = one.cents));
            continue;
          }
          const reportId = reports[one.buyer]!;
          const amount = await amountOf(reportId);
          expect(amount).toBe(seen.get(reportId) ?? price);
          seen.set(reportId, amount);
        }
      }),
      { numRuns: 12 },
    );
    async function shownNow(): Promise<number> {
      return Number((await settings().load()).values.buyer_report_price);
    }
  });

  it('set in one process shows in the others, which had shown another', async () => {
    const other = await anotherProcess();
    const shown = async () => [await shownBy(other), await shownBy(shop.application)];
    const isShown = (cents: number) => () =>
      shown().then((prices) => prices.every((price) => price === cents));
    await setPrice(4200);
    await until(isShown(4200));
    await setPrice(4300, other);
    await until(isShown(4300));
    expect(await shown()).toEqual([4300, 4300]);
    const homes = await Promise.all([other, shop.application].map((of) => of.inject('/')));
    // There are pages where the site is built.
    for (const { body } of homes.filter(({ statusCode }) => statusCode === 200))
      expect(body).toContain('$43, one time');
    await other.close();
  });
});
