import { jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import { ConfirmPayment } from '../../src/billing/payments/confirm-payment.command.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { PaymentProvider } from '../../src/billing/provider/payment-provider.js';
import { ReportDocuments } from '../../src/reporting/reading/report-documents.js';
import { Reports } from '../../src/reporting/known-reports/reports.js';
import { Erasure } from '../../src/privacy/erasure.js';
import { Subjects } from '../../src/privacy/subjects.js';
import { waitFor } from '../wait-for.js';
import { Partners } from '../affiliation/partners.js';
import { SourcesServer } from '../property-facts/sources-server.js';
import { nothing } from '../property-facts/answers.js';
import { cards } from './order.js';
import type { Shop } from './shop.js';

const sources = new SourcesServer();
const settings = {
  PROPERTY_FACTS: 'fema,census,attom',
  ATTOM_API_KEY: 'attom-key',
  // More frequent than a browser's requests, and all from one address, which would be throttled for a minute.
  RATE_LIMIT_FACTOR: '1000',
};

describe('premium', () => {
  let partners: Partners;
  let shop: Shop;
  beforeAll(async () => {
    await sources.start();
    Object.assign(process.env, settings, { PROPERTY_FACTS_URL: sources.url });
    partners = await Partners.open();
    shop = partners.shop;
  });
  beforeEach(() => sources.reset());
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await shop?.close();
    await sources.stop();
    for (const name of [...Object.keys(settings), 'PROPERTY_FACTS_URL']) delete process.env[name];
  });

  /** A report about a new home each time, because found facts are remembered. */
  let homes = 0;
  const reportOfNewHome = () => shop.createReport({ address: `${++homes} Rusk Street, Houston, TX 77002` });
  const nothingIsRecorded = () => {
    for (const service of ['sales', 'assessments', 'schools'] as const) {
      sources.tell(service, { body: nothing });
    }
  };

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
    expect((await shop.get('/api/reports/4600000000000001/premium')).statusCode).toBe(404);
  });

  it('is not offered where too few sources answer, but the basic report is', async () => {
    nothingIsRecorded();
    const reportId = await reportOfNewHome();
    expect(await offer(reportId)).toMatchObject({ status: 'not-offered' });
    const refused = await open(reportId, { premium: true });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { code: 'billing.premium-unavailable' },
    ]);
    expect(await choose(reportId, false)).toMatchObject({ premium: false, paymentIntent: { amount: 2500 } });
  });

  it('is a second item of the same payment, added and removed as the buyer chooses', async () => {
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
    expect((await offer(reportId)).status).toMatch(/^(writing|ready)$/);
    expect((await open(reportId, { premium: true })).statusCode).toBe(409);
  });

  it('counts as it was paid when another tab changes the choice meanwhile', async () => {
    const reportId = await shop.createReport();
    const premium = await choose(reportId, true);
    const { id } = premium.paymentIntent;
    await shop.pay(premium, cards.slow);
    expect(await choose(reportId, false)).toMatchObject({
      premium: true,
      paymentIntent: { id, amount: 3500 },
    });
    expect((await events(id)).map(({ type }) => type)).toEqual(['PaymentRequested']);
    // The duration of a slow payment.
    shop.pass(4000);
    await shop.deliverWebhooks();
    await shop.until(reportId, 'completed');
    expect(await paid(id)).toMatchObject({ amountCents: 3500 });
  });

  it('is a single choice, however many tabs choose at once', async () => {
    const reportId = await shop.createReport();
    const choices = [true, false, true, false, true, false];
    const answers = await Promise.all(choices.map((premium) => choose(reportId, premium)));
    expect(new Set(answers.map(({ paymentIntent }) => paymentIntent.id)).size).toBe(1);
    const last = await choose(reportId, true);
    await shop.pay(last, cards.pays);
    await shop.reportSuccess(reportId, last.paymentIntent.id);
    expect(await paid(last.paymentIntent.id)).toMatchObject({ amountCents: 3500 });
  });

  it('stays available to a buyer who was offered it, even if the sources are down by then', async () => {
    const reportId = await reportOfNewHome();
    sources.tell('zones', { status: 400 });
    expect(await offer(reportId)).toMatchObject({ status: 'offered' });
    sources.reset();
    for (const service of ['zones', 'sales', 'schools'] as const) sources.tell(service, { status: 400 });
    expect(await choose(reportId, true)).toMatchObject({ premium: true });
    expect(sources.asked).toEqual([]);
  });

  const read = async (reportId: number, language: 'en' | 'es' = 'en') => {
    const report = await shop.application.get(Reports, { strict: false }).find(reportId);
    return shop.application.get(ReportDocuments, { strict: false }).read(report!, language);
  };
  const receipts = async (reportId: number) => (await shop.get(`/api/reports/${reportId}/receipt`)).json();
  const isReady = async (reportId: number): Promise<void> => {
    await waitFor(async () => {
      const { status } = await offer(reportId);
      if (status !== 'ready') throw new Error(`Premium of ${reportId} is ${status}`);
    });
  };

  it('[RP-05] adds its five sections to the report and a line to the receipt', async () => {
    const reportId = await shop.createReport();
    const intent = await choose(reportId, true);
    await shop.pay(intent, cards.pays);
    await shop.reportSuccess(reportId, intent.paymentIntent.id);
    await isReady(reportId);
    for (const language of ['en', 'es'] as const) {
      const { premium } = (await read(reportId, language))!;
      expect(Object.entries(premium!).map(([section, { status }]) => [section, status])).toEqual([
        ['floodZone', 'found'],
        ['taxHistory', 'found'],
        ['schools', 'found'],
        ['neighbourhood', 'found'],
        ['comparableSales', 'found'],
      ]);
    }
    expect(await receipts(reportId)).toMatchObject({
      receipt: {
        amountCents: 3500,
        items: [
          { item: 'report', amountCents: 2500 },
          { item: 'premium', amountCents: 1000 },
        ],
      },
      upgrade: null,
    });
  });

  describe('premium that is bought later', () => {
    const openLater = (reportId: number | string) =>
      shop.post(`/api/reports/${reportId}/premium/payment-intent`);
    const upgradeOf = async (reportId: number) => (await openLater(reportId)).json<PaymentIntentView>();
    const written = [
      'ReportRequested',
      'ReportGenerationStarted',
      'ReportGenerated',
      'ReportGenerationStarted',
      'ReportUpgraded',
      'ReportGenerated',
    ];

    it('[RP-05] is a separate payment that adds its sections to the report once', async () => {
      const reportId = await shop.sell({ userEmail: 'pia@example.com', emailOptIn: true });
      expect(await read(reportId)).toMatchObject({ premium: null });
      const intent = await upgradeOf(reportId);
      expect(intent).toMatchObject({ premium: true, premiumCents: 1000, paymentIntent: { amount: 1000 } });
      expect(await upgradeOf(reportId)).toEqual(intent);
      await shop.pay(intent, cards.pays);
      const { id } = intent.paymentIntent;
      await Promise.all(Array.from({ length: 5 }, () => shop.reportSuccess(reportId, id)));
      await isReady(reportId);
      await shop.until(reportId, 'completed');
      const facts = await shop.facts(`report-${reportId}`);
      expect(facts.filter((type) => type !== 'ReportEmailed')).toEqual(written);
      for (const language of ['en', 'es'] as const) {
        expect((await read(reportId, language))!.premium!.floodZone.status).toBe('found');
      }
      expect(await receipts(reportId)).toMatchObject({
        receipt: { amountCents: 2500, items: [{ item: 'report', amountCents: 2500 }] },
        upgrade: { amountCents: 1000, items: [{ item: 'premium', amountCents: 1000 }] },
      });
      await waitFor(async () => {
        const mails = await partners.mailsTo('pia@example.com');
        if (!mails.some(({ text }) => text.includes('Premium sections: $10.00')))
          throw new Error('The receipt of premium was not mailed');
      });
      const again = await openLater(reportId);
      expect([again.statusCode, again.json().code]).toEqual([409, 'billing.premium-paid']);
    });

    it('is generated when the browser is gone and only the webhook reports the payment', async () => {
      const reportId = await shop.sell();
      await shop.pay(await upgradeOf(reportId), cards.webhookOnly);
      await shop.deliverWebhooks();
      await isReady(reportId);
      expect(await shop.facts(`report-${reportId}`)).toEqual(written);
    });

    it('is generated once, even if processes die in between and only the sweeper finds the payment', async () => {
      const reportId = await shop.sell();
      const intent = await upgradeOf(reportId);
      const { id } = intent.paymentIntent;
      const provider = shop.application.get(PaymentProvider, { strict: false });
      const lookUp = provider.lookUp.bind(provider);
      const silent = jest.spyOn(provider, 'lookUp').mockRejectedValue(new Error('killed'));
      await shop.pay(intent, cards.pays);
      silent.mockImplementation(lookUp);
      const comesBack = shop.diesBefore(`report-${reportId}`);
      const context = { actor: 'sweeper', correlationId: 'sweep' };
      await shop.application
        .get(CommandBus, { strict: false })
        .execute(new ConfirmPayment(id, null, null, context));
      expect(await offer(reportId)).toMatchObject({ status: 'writing' });
      expect(await read(reportId)).toMatchObject({ premium: null });
      comesBack();
      await isReady(reportId);
      expect(await shop.facts(`report-${reportId}`)).toEqual(written);
    });

    it('[AF-04] earns the referrer a share of premium, whether bought with the report or later', async () => {
      const { token } = await partners.join('pat@example.com');
      const { code } = await partners.affiliate('pat@example.com');
      const later = await shop.sell({ referralCode: code });
      const upgrade = await upgradeOf(later);
      await shop.pay(upgrade, cards.webhookOnly);
      const atOnce = await shop.createReport({ referralCode: code });
      const intent = await choose(atOnce, true);
      await shop.pay(intent, cards.webhookOnly);
      await shop.deliverWebhooks();
      const browser = partners.browser();
      await waitFor(async () => {
        const { totalEarnings } = await partners.dashboard(browser, token);
        expect(totalEarnings).toBe(10 + 4 + 14);
      });
    });

    it('is refused where too few sources answer, and leaves the report unchanged', async () => {
      nothingIsRecorded();
      const reportId = await shop.sell({ address: '900 Rusk Street, Houston, TX 77002' });
      const refused = await openLater(reportId);
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'billing.premium-unavailable']);
      expect((await shop.get(`/html-report/${reportId}`)).statusCode).toBe(200);
    });

    it('answers the same for unknown, unpaid and erased reports', async () => {
      const unpaid = await shop.createReport();
      const erased = await shop.sell({ userEmail: 'eva@example.com' });
      const subject = await shop.application.get(Subjects, { strict: false }).require('eva@example.com');
      const context = { actor: 'operator', correlationId: 'premium-test' };
      await shop.application.get(Erasure, { strict: false }).erase(subject, 'request', context);
      const answers = await Promise.all(['4600000000000001', unpaid, erased, 'x'].map(openLater));
      const said = answers.map((answer) => {
        const { requestId: _, ...rest } = answer.json();
        return rest;
      });
      expect(said[0]).toMatchObject({ status: 404, message: 'There is no report at this address' });
      for (const other of said) expect(other).toEqual(said[0]);
    });
  });
});
