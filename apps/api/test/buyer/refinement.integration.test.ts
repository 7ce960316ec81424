import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type {
  PaymentIntentView,
  RefineReportRequest,
  RefineReportView,
  ReportVersionsView,
} from '@closewise/contracts/buyer';
import { noPropertyFacts, type PropertyFacts } from '@closewise/domain/property-facts';
import { PaidReports } from '../../src/billing/payments/paid-reports.js';
import { PremiumOffers } from '../../src/billing/ports.js';
import { RequestRefund } from '../../src/billing/refunds/request-refund.command.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { Outbox } from '../../src/platform/mail/outbox/outbox.js';
import { PropertyFactsLookup } from '../../src/reporting/property-facts/property-facts-lookup.js';
import { RefineReport } from '../../src/reporting/refinement/refine-report.command.js';
import { ReportDocuments } from '../../src/reporting/reading/report-documents.js';
import { waitFor } from '../wait-for.js';
import { pdfText } from '../pdf-text.js';
import { cards, order } from './order.js';
import { Shop } from './shop.js';

const DAY_MS = 86_400_000;
const unknownId = 2 ** 52 + 4711;
type Changes = RefineReportRequest['changes'];

describe('refining a report', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop?.close());

  const part = <Part>(token: abstract new (...args: never[]) => Part): Part =>
    shop.application.get(token, { strict: false });
  const send = (reportId: number | string, changes: Changes, more: Partial<RefineReportRequest> = {}) =>
    shop.post(`/api/reports/${reportId}/refinements`, { version: 1, key: randomUUID(), changes, ...more });
  async function refine(reportId: number, changes: Changes, version = 1): Promise<RefineReportView> {
    const answer = await send(reportId, changes, { version });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: true }]);
    return answer.json();
  }
  const versionsOf = async (reportId: number) =>
    (await shop.get(`/api/reports/${reportId}/versions`)).json<ReportVersionsView>();
  const page = (reportId: number, query = '') => shop.get(`/html-report/${reportId}${query}`);
  const factsOf = (reportId: number) => shop.facts(`report-${reportId}`);
  const bought = ['ReportRequested', 'ReportGenerationStarted', 'ReportGenerated'];
  const once = ['ReportRefined', 'ReportGenerationStarted', 'ReportGenerated'];

  it('gives a new version at the same address, says what changed in dollars, and keeps the old version', async () => {
    const reportId = await shop.sell();
    const before = await versionsOf(reportId);
    const answer = await refine(reportId, {
      downPayment: { kind: 'percent', basisPoints: 1000 },
      interestRateThousandths: 6875,
    });
    const { beforeCents, afterCents } = answer.cashToClose!;
    expect(answer).toMatchObject({ version: 2, isNew: true, isReady: true });
    expect(answer.allowance).toMatchObject({ isOpen: true, refinementsLeft: 29, newAddressesLeft: 1 });
    expect(beforeCents).toBe(before.versions[0]!.cashToCloseCents);
    // With 6.5% more of $450,000 as down payment, the loan and its costs are smaller.
    expect(afterCents - beforeCents).toBeGreaterThan(2_000_000);
    expect(afterCents - beforeCents).toBeLessThan(2_925_000);

    const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`;
    const newest = (await page(reportId)).body;
    for (const text of ['What changed since version 1', 'version 2', 'not said', '10%', '6.875%'])
      expect(newest).toContain(text);
    for (const text of [dollars(beforeCents), dollars(afterCents), `+${dollars(afterCents - beforeCents)}`])
      expect(newest).toContain(text);
    const pdf = await shop.get(`/api/reports/${reportId}/report.pdf?lang=es`);
    const paper = pdfText(pdf.rawPayload);
    expect(paper).toContain('Qué cambió desde la versión 1');
    expect(paper).toContain(`+${dollars(afterCents - beforeCents)}`);

    const old = (await page(reportId, '?version=1')).body;
    expect(old).not.toContain('What changed');
    expect(old).toContain('This is version 1 of the report. The newest is version 2');
    expect(old).toContain(`/html-report/${reportId}?lang=es&amp;version=1`);
    const oldPdf = await shop.get(`/api/reports/${reportId}/report.pdf?version=1`);
    expect(pdfText(oldPdf.rawPayload)).toContain('This is version 1 of the report');
    expect((await page(reportId, '?version=2')).body).toBe(newest);
    for (const version of ['3', '0', 'x', '1&version=2'])
      expect((await page(reportId, `?version=${version}`)).statusCode).toBe(404);
    expect(await factsOf(reportId)).toEqual([...bought, ...once]);
  });

  it('starts its page with all inputs, the assumptions and the remaining refinements', async () => {
    const reportId = await shop.sell({ userEmail: 'vera@example.com' });
    await refine(reportId, { closingDate: '2027-03-10', hoaMonthlyCents: 25_000 });
    const { versions, newest, place, assumed, allowance, isPremium } = await versionsOf(reportId);
    expect([newest, isPremium, versions.map(({ changed }) => changed)]).toEqual([
      2,
      false,
      [[], ['closingDate', 'hoaMonthlyCents']],
    ]);
    expect(versions[1]).toMatchObject({
      version: 2,
      isReady: true,
      inputs: { address: order.address, priceCents: 45_000_000, closingDate: '2027-03-10', loanType: 'FHA' },
    });
    expect(place).toMatchObject({ county: 'Harris County', zip: '77002' });
    expect(assumed).toEqual({
      closingDate: '2027-03-10',
      downPaymentCents: 1_575_000,
      loanCents: 43_425_000,
      interestRateThousandths: 6500,
      agentPaidBy: 'seller',
    });
    expect(allowance).toMatchObject({ daysLeft: 30, refinementsLeft: 29, newAddressesLeft: 1 });
    expect(JSON.stringify(versions)).not.toContain('vera@');
  });

  it('encrypts a corrected address in the log, apart from round numbers', async () => {
    const reportId = await shop.sell();
    const address = '1600 Main Street Apt 7, Houston, TX 77002';
    await refine(reportId, { address, interestRateThousandths: 6125 });
    expect((await page(reportId)).body).toContain(address);
    const events = await part(EventStore).readStream(`report-${reportId}`);
    const refined = events.find(({ type }) => type === 'ReportRefined')!;
    expect(refined.data).toMatchObject({
      addressChange: 'correction',
      person: { sealed: expect.any(String) },
    });
    expect(JSON.stringify(refined.data)).not.toMatch(/Main Street|:\d+\.\d/);
  });

  const restore = (reportId: number | string) => shop.post(`/api/reports/${reportId}/restoration`);

  it('restores the original version once after all refinements are used, and mails the owner', async () => {
    const email = 'owner@example.com';
    const reportId = await shop.sell({ userEmail: email });
    const [first] = (await versionsOf(reportId)).versions;
    expect((await versionsOf(reportId)).canRestore).toBe(false);
    // Called directly, because one address may send only 60 requests in ten minutes over HTTP.
    for (let version = 1; version <= 30; version++) {
      const changes = { sellerCreditCents: version * 100 };
      const refinement = { version, key: randomUUID(), changes };
      const context = { actor: 'buyer', correlationId: 'refinement-test' };
      await part(CommandBus).execute(new RefineReport(reportId, refinement, context));
    }
    const refused = await send(reportId, { hasPool: true }, { version: 31 });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'reporting.refinements-spent' },
    ]);
    expect((await versionsOf(reportId)).canRestore).toBe(true);

    const answers = [await restore(reportId), await restore(reportId)];
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toMatchObject([
      [
        200,
        { version: 32, isNew: true, isReady: true, cashToClose: { afterCents: first!.cashToCloseCents } },
      ],
      [200, { version: 32, isNew: false, isReady: true }],
    ]);
    const { versions, canRestore, allowance } = await versionsOf(reportId);
    expect([versions.length, canRestore, allowance.refinementsLeft]).toEqual([32, false, 0]);
    expect(versions.at(-1)).toMatchObject({
      version: 32,
      isRestored: true,
      changed: ['sellerCreditCents'],
      inputs: first!.inputs,
      cashToCloseCents: first!.cashToCloseCents,
    });
    await waitFor(async () => {
      const mails = (await part(Outbox).newest()).filter(({ to }) => to === email);
      const subjects = mails.map(({ subject }) => subject);
      const of = (subject: string) => subjects.filter((one) => one === subject).length;
      if (of('Your closing cost report was changed') !== 30) throw new Error(subjects.join());
      if (of('The first version of your report was restored') !== 1) throw new Error(subjects.join());
      const { text } = mails.find(({ subject }) => subject === 'Your closing cost report was changed')!;
      expect(text).toContain('- Credits from the seller');
      expect(text).toContain(`/report/${reportId}/refine`);
    });
  });

  it('is restored once by several parallel requests', async () => {
    const reportId = await shop.sell();
    await refine(reportId, { address: '1600 Main Street Apt 7, Houston, TX 77002' });
    const answers = await Promise.all([restore(reportId), restore(reportId), restore(reportId)]);
    for (const answer of answers) expect([200, 409]).toContain(answer.statusCode);
    expect((await restore(reportId)).json()).toMatchObject({ version: 3, isNew: false });
    expect(await factsOf(reportId)).toEqual([...bought, ...once, ...once]);
    expect((await page(reportId)).body).toContain(order.address);
  });

  it('restores nothing for a report that does not exist', async () => {
    const unpaid = await shop.createReport();
    for (const reportId of [unpaid, 'x', 4_600_000_000_000_001])
      expect((await restore(reportId)).statusCode).toBe(404);
  });

  it('is recorded once, however often it is sent; the second of two parallel requests is told to reload', async () => {
    const reportId = await shop.sell();
    const key = randomUUID();
    const changes = { hasPool: true };
    const same = await Promise.all([1, 2, 3].map(() => send(reportId, changes, { key })));
    expect(same.map((answer) => answer.json<RefineReportView>().version)).toEqual([2, 2, 2]);
    expect(same.filter((answer) => answer.json<RefineReportView>().isNew)).toHaveLength(1);
    expect((await refine(reportId, { ...changes, closingDate: null })).isNew).toBe(false);
    expect(await factsOf(reportId)).toEqual([...bought, ...once]);

    const two = await Promise.all([
      send(reportId, { hoaMonthlyCents: 1000 }, { version: 2 }),
      send(reportId, { depositCents: 500_000 }, { version: 2 }),
    ]);
    expect(two.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const told = two.find(({ statusCode }) => statusCode === 409)!;
    expect(told.json().code).toMatch(/^reporting\.version-(changed|unfinished)$/);
    expect(await factsOf(reportId)).toHaveLength(bought.length + 2 * once.length);
  });

  it('lists contradictions field by field, and changes nothing', async () => {
    const reportId = await shop.sell();
    const before = (await page(reportId)).body;
    const changes = { loanType: 'VA', propertyType: 'vacant-land' } as const;
    const answer = await send(reportId, changes);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        code: 'reporting.refinement-contradictory',
        message:
          'A VA loan is not made for vacant land. Please choose another loan, or correct the kind of property',
        problems: [{ field: 'loanType', reason: 'loan-not-for-property', limitCents: null }],
      },
    ]);
    expect(await factsOf(reportId)).toEqual(bought);
    expect((await page(reportId)).body).toBe(before);
  });

  describe('is refused with', () => {
    let reportId: number;
    beforeAll(async () => {
      reportId = await shop.sell();
    });

    it.each<[string, object]>([
      ['a fraction of a cent', { priceCents: 1.5 }],
      ['an unknown field', { price: 5 }],
      ['a wrong type', { hasPool: 'yes' }],
      ['a short address', { address: 'x' }],
    ])('%s', async (_title, changes) => {
      expect((await send(reportId, changes as Changes)).statusCode).toBe(400);
      expect(await factsOf(reportId)).toEqual(bought);
    });
  });

  it('[RP-03] answers the same for unknown, unpaid and erased reports, on every route', async () => {
    const unpaid = await shop.createReport();
    for (const id of [unpaid, unknownId, 'abc']) {
      const answers = [
        await send(id, { hasPool: true }),
        await shop.get(`/api/reports/${id}/versions`),
        await shop.get(`/html-report/${id}?version=1`),
        await shop.get(`/api/reports/${id}/report.pdf?version=1`),
      ];
      for (const answer of answers)
        expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'reporting.report-unknown' }]);
    }
  });

  it('ends 30 days after the purchase, and old versions stay', async () => {
    const reportId = await shop.sell();
    await refine(reportId, { hasPool: true });
    const later = new Date(Date.now() + 30 * DAY_MS);
    jest.spyOn(part(Clock), 'now').mockReturnValue(later);
    const answer = await send(reportId, { hasPool: false }, { version: 2 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'reporting.refinement-period-over']);
    expect((await versionsOf(reportId)).allowance).toMatchObject({ isOpen: false, daysLeft: 0 });
    expect((await page(reportId, '?version=1')).statusCode).toBe(200);
  });

  it('ends when the whole purchase including premium is refunded; versions stay, and partial refunds change nothing', async () => {
    jest.spyOn(part(PremiumOffers), 'offerOf').mockResolvedValue('offered');
    const reportId = await shop.sell();
    const paymentId = (await part(PaidReports).paymentOf(reportId))!;
    const refund = (amountCents: number, alreadyCents: number) =>
      part(CommandBus).execute(
        new RequestRefund(
          { paymentId, amountCents, alreadyCents, reason: 'asked for it' },
          { actor: 'operator', correlationId: 'refund-test' },
        ),
      );
    const premium = () => shop.post(`/api/reports/${reportId}/premium/payment-intent`);
    await refund(1000, 0);
    await refine(reportId, { hasPool: true });
    expect((await premium()).statusCode).toBe(200);

    await refund(1500, 1000);
    const refused = [await send(reportId, { hasPool: false }, { version: 2 }), await premium()];
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, 'reporting.purchase-refunded'],
      [409, 'reporting.purchase-refunded'],
    ]);
    expect((await shop.get(`/api/reports/${reportId}/premium`)).json()).toMatchObject({ status: 'closed' });
    const { allowance, newest } = await versionsOf(reportId);
    expect([newest, allowance]).toMatchObject([2, { isOpen: false, closedBecause: 'refunded' }]);
    expect((await page(reportId, '?version=1')).statusCode).toBe(200);
    const closed = (await page(reportId, '?lang=es')).body;
    expect(closed).toContain('Este informe fue reembolsado.');
    expect(closed).not.toContain(`/informe/${reportId}/corregir`);
  });

  it('knows the cash to close of versions that were stored without that figure', async () => {
    const reportId = await shop.sell();
    await refine(reportId, { hoaMonthlyCents: 25_000 });
    const { versions } = await versionsOf(reportId);
    await shop.test.database.query(
      `update durable.report_documents set headline_cents = null where report_id = ${reportId} and revision = 1`,
    );
    expect((await versionsOf(reportId)).versions).toEqual(versions);
    expect(versions.every(({ cashToCloseCents }) => cashToCloseCents! > 1_000_000)).toBe(true);
  });

  it('is generated by its job as one version when the process dies after the event', async () => {
    const reportId = await shop.sell();
    jest.spyOn(part(ReportDocuments), 'store').mockRejectedValueOnce(new Error('killed'));
    const key = randomUUID();
    await send(reportId, { hasPool: true }, { key });
    await shop.until(reportId, 'completed');
    await waitFor(async () => expect((await versionsOf(reportId)).versions[1]?.isReady).toBe(true));
    expect((await send(reportId, { hasPool: true }, { key })).json()).toMatchObject({
      version: 2,
      isNew: false,
      isReady: true,
    });
    expect(await factsOf(reportId)).toEqual([...bought, ...once]);
    expect((await page(reportId)).body).toContain('What changed since version 1');
  });

  it('keeps the facts of a premium report, and looks them up again only for a new address', async () => {
    jest.spyOn(part(PremiumOffers), 'offerOf').mockResolvedValue('offered');
    const lookup = jest.spyOn(part(PropertyFactsLookup), 'lookUpReport').mockResolvedValue(facts);
    const reportId = await shop.createReport();
    const intent = (await shop.post(`/api/reports/${reportId}/payment-intent`, { premium: true })).json();
    await shop.pay(intent as PaymentIntentView, cards.pays);
    await shop.reportSuccess(reportId, (intent as PaymentIntentView).paymentIntent.id);
    await shop.until(reportId, 'completed');
    lookup.mockClear();
    expect((await refine(reportId, { priceCents: 50_000_000 })).isReady).toBe(true);
    expect(lookup).not.toHaveBeenCalled();
    expect((await page(reportId)).body).toContain('Houston ISD');
    const moved = await refine(reportId, { address: '901 Bagby Street, Houston, TX 77002' }, 2);
    expect(moved).toMatchObject({ version: 3, isReady: false });
    await waitFor(async () => expect((await versionsOf(reportId)).versions[2]?.isReady).toBe(true));
    expect(lookup).toHaveBeenCalled();
  });
});

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
  floodZone: { status: 'none', because: 'nothing-recorded', source },
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
