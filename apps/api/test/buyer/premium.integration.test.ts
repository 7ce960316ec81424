import { jest } from '@jest/globals';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import { noPropertyFacts, type PropertyFacts } from '@closewise/domain/property-facts';
import { PremiumOffers } from '../../src/billing/payments/premium-offers.js';
import { ReportDocuments } from '../../src/reporting/reading/report-documents.js';
import { Reports } from '../../src/reporting/known-reports/reports.js';
import { PropertyFactsLookup } from '../../src/reporting/property-facts/index.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { cards } from './order.js';
import { Shop } from './shop.js';

const source = {
  publisher: 'ATTOM',
  title: 'Property records',
  url: null,
  retrievedOn: '2026-11-21',
  vintage: null,
};
const facts: PropertyFacts = {
  ...noPropertyFacts,
  taxHistory: {
    status: 'found',
    source,
    fact: { years: [{ year: 2025, taxCents: 912_300, assessedCents: 40_100_000 }] },
  },
  schools: {
    status: 'found',
    source,
    fact: {
      district: 'Houston ISD',
      schools: [
        {
          name: 'Gregory-Lincoln',
          levels: [],
          grades: null,
          kind: null,
          distanceMiles: 0.9,
          isAssigned: null,
        },
      ],
    },
  },
  comparableSales: {
    status: 'found',
    source,
    fact: {
      radiusMiles: 1,
      since: '2025-11-21',
      sales: [
        {
          address: '1500 Main St, Houston, TX 77002',
          soldOn: '2026-08-14',
          priceCents: 43_900_000,
          livingAreaSquareFeet: 1980,
          bedrooms: 3,
          bathrooms: 2,
          yearBuilt: 1998,
          distanceMiles: 0.2,
        },
      ],
    },
  },
};

describe('premium at checkout', () => {
  let shop: Shop;
  let isOffered: boolean;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  beforeEach(() => {
    isOffered = true;
    const offers = shop.application.get(PremiumOffers, { strict: false });
    jest.spyOn(offers, 'isOffered').mockImplementation(async () => isOffered);
    const lookup = shop.application.get(PropertyFactsLookup, { strict: false });
    jest.spyOn(lookup, 'ofReport').mockImplementation(async () => facts);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop?.close());

  const open = (reportId: number, body: object = {}) =>
    shop.post(`/api/reports/${reportId}/payment-intent`, body);
  const choose = async (reportId: number, premium: boolean) =>
    (await open(reportId, { premium })).json<PaymentIntentView>();
  const offer = async (reportId: number) => (await shop.get(`/api/reports/${reportId}/premium`)).json();
  const events = (intentId: string) =>
    shop.application.get(EventStore, { strict: false }).readStream(`payment-simulated-${intentId}`);
  const paid = async (intentId: string) =>
    (await events(intentId)).find(({ type }) => type === 'PaymentSucceeded')?.data;

  it('is offered with its price where enough sources answer', async () => {
    const reportId = await shop.createReport();
    expect(await offer(reportId)).toEqual({ success: true, status: 'offered', amountCents: 1000 });
    isOffered = false;
    expect(await offer(reportId)).toMatchObject({ status: 'not-offered' });
    expect((await shop.get('/api/reports/4600000000000001/premium')).statusCode).toBe(404);
  });

  it('is not offered while reports have no sections for it', async () => {
    jest.restoreAllMocks();
    expect(await offer(await shop.createReport())).toMatchObject({ status: 'not-offered' });
  });

  it('cannot be bought where too few sources answer, and the basic report can', async () => {
    isOffered = false;
    const reportId = await shop.createReport();
    const refused = await open(reportId, { premium: true });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { code: 'billing.premium-unavailable' },
    ]);
    expect(await choose(reportId, false)).toMatchObject({ premium: false, paymentIntent: { amount: 2500 } });
  });

  it('is a second item of the same payment, and comes and goes as the buyer chooses', async () => {
    const reportId = await shop.createReport();
    const basic = (await open(reportId)).json<PaymentIntentView>();
    const { id } = basic.paymentIntent;
    const premium = await choose(reportId, true);
    expect(premium).toMatchObject({ premium: true, paymentIntent: { id, amount: 3500 } });
    expect(premium.clientSecret).toBe(basic.clientSecret);
    expect(await choose(reportId, true)).toEqual(premium);
    expect((await open(reportId)).json()).toEqual(basic);
    await choose(reportId, true);
    await shop.pay(premium, cards.pays);
    await shop.reportSuccess(reportId, id);
    expect((await events(id)).map(({ type }) => type)).toEqual([
      'PaymentRequested',
      'PaymentTermsChanged',
      'PaymentTermsChanged',
      'PaymentTermsChanged',
      'PaymentSucceeded',
    ]);
    expect(await paid(id)).toMatchObject({ amountCents: 3500 });
    expect(await offer(reportId)).toMatchObject({ status: 'bought' });
    expect((await open(reportId, { premium: true })).statusCode).toBe(409);
  });

  it('counts as it was paid, when another tab changes the choice meanwhile', async () => {
    const reportId = await shop.createReport();
    const premium = await choose(reportId, true);
    const { id } = premium.paymentIntent;
    await shop.pay(premium, cards.slow);
    expect(await choose(reportId, false)).toMatchObject({
      premium: true,
      paymentIntent: { id, amount: 3500 },
    });
    expect((await events(id)).map(({ type }) => type)).toEqual(['PaymentRequested']);
    await shop.until(reportId, 'completed');
    expect(await paid(id)).toMatchObject({ amountCents: 3500 });
  });

  it('is one choice however many tabs choose at once', async () => {
    const reportId = await shop.createReport();
    const choices = [true, false, true, false, true, false];
    const answers = await Promise.all(choices.map((premium) => choose(reportId, premium)));
    expect(new Set(answers.map(({ paymentIntent }) => paymentIntent.id)).size).toBe(1);
    const last = await choose(reportId, true);
    await shop.pay(last, cards.pays);
    await shop.reportSuccess(reportId, last.paymentIntent.id);
    expect(await paid(last.paymentIntent.id)).toMatchObject({ amountCents: 3500 });
  });

  it('has its five sections in the report, which are not there when it was not bought', async () => {
    const read = async (reportId: number, language: 'en' | 'es') => {
      const report = await shop.application.get(Reports, { strict: false }).find(reportId);
      return shop.application.get(ReportDocuments, { strict: false }).read(report!, language);
    };
    const basic = await read(await shop.sell(), 'en');
    expect(basic).toMatchObject({ premium: null });
    const reportId = await shop.createReport();
    const intent = await choose(reportId, true);
    await shop.pay(intent, cards.pays);
    await shop.reportSuccess(reportId, intent.paymentIntent.id);
    await shop.until(reportId, 'completed');
    for (const language of ['en', 'es'] as const) {
      expect(await read(reportId, language)).toMatchObject({
        premium: {
          floodZone: { status: 'unavailable', facts: [] },
          taxHistory: { status: 'found' },
          schools: { status: 'found' },
          neighbourhood: { status: 'unavailable', facts: [] },
          comparableSales: { status: 'found' },
        },
      });
    }
  });
});
