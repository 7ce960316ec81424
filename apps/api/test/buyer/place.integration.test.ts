import type { CreateReportView } from '@closewise/contracts/buyer';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { cards, order } from './order.js';
import { Shop } from './shop.js';

const katy = { ...order, address: '5 Oak Street, Katy, TX 77494', city: 'Katy', zipCode: '77494' };

describe("an order's place", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop?.close());

  const ask = async (changes: object) =>
    (await shop.post('/api/report/chain', { ...katy, ...changes })).json<CreateReportView>();
  const confirm = (reportId: number | string, payload: object) =>
    shop.application.inject({ method: 'PUT', url: `/api/reports/${reportId}/place`, payload });
  const facts = (reportId: number) => shop.facts(`report-${reportId}`);
  async function reportOf(reportId: number): Promise<string> {
    const intent = await shop.openPayment(reportId);
    await shop.pay(intent, cards.pays);
    await shop.reportSuccess(reportId, intent.paymentIntent.id);
    await shop.until(reportId, 'completed');
    return (await shop.get(`/html-report/${reportId}`)).body;
  }

  it('is returned to the ordering browser with the counties to choose from', async () => {
    const { place, loanNotice } = await ask({});
    expect(place).toEqual({
      street: '5 Oak Street',
      city: 'Katy',
      state: 'TX',
      zip: '77494',
      county: 'Fort Bend County',
      oldCounty: null,
      municipality: 'Katy',
      certainty: 'likely',
      choices: [
        { county: 'Fort Bend County', share: expect.closeTo(0.83, 1) },
        { county: 'Harris County', share: expect.closeTo(0.16, 1) },
        { county: 'Waller County', share: expect.closeTo(0.01, 1) },
      ],
      open: ['county'],
    });
    expect(loanNotice).toBeNull();
  });

  it('is certain when the order names the county', async () => {
    const { place, reportId } = await ask({ county: 'Harris County' });
    expect(place).toMatchObject({ county: 'Harris County', certainty: 'certain', choices: [], open: [] });
    expect(await facts(reportId)).toEqual(['ReportRequested']);
  });

  it('is returned to nobody else', async () => {
    const { reportId } = await ask({});
    const answers = [
      await shop.post(`/api/reports/${reportId}/payment-intent`),
      await shop.get(`/api/reports/${reportId}/status`),
      await confirm(reportId, { county: 'Harris County' }),
    ];
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/Katy|77494|Oak|Harris|Fort Bend|450000/);
    }
  });

  it.each([
    ['Harris County', 'Harris', 'Fort Bend'],
    ['Fort Bend', 'Fort Bend', 'Harris'],
  ])('is confirmed as %s before the payment, and used in the report', async (county, named, other) => {
    const { reportId } = await ask({});
    const answer = await confirm(reportId, { county, insideCityLimits: false });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    await confirm(reportId, { county });
    expect(await facts(reportId)).toEqual(['ReportRequested', 'ReportPlaceConfirmed']);
    const [, confirmed] = await shop.application
      .get(EventStore, { strict: false })
      .readStream(`report-${reportId}`);
    expect(confirmed).toMatchObject({ data: { reportId, county, insideCityLimits: false } });
    const report = await reportOf(reportId);
    expect(report).toContain(named);
    expect(report).not.toContain(other);
  });

  it('stays open for a buyer who is not sure', async () => {
    const { reportId } = await ask({});
    expect((await confirm(reportId, { county: null })).statusCode).toBe(200);
    expect(await facts(reportId)).toEqual(['ReportRequested']);
  });

  it.each<[string, object, RegExp]>([
    ['a county that the state lacks', { county: 'Cook County' }, /^Texas has no county named Cook County\. /],
    [
      'a county outside of the ZIP code',
      { county: 'Dallas County' },
      /^ZIP code 77494 is in Fort Bend County/,
    ],
    ['nothing', {}, /name the county/],
    ['a blank county', { county: '  ' }, /enter a county/],
    ['an unknown field', { county: 'Harris', city: 'Houston' }, /city/],
    ['another type', { insideCityLimits: 'no' }, /true or false/],
  ])('is refused when it is %s, and nothing is recorded', async (_title, body, message) => {
    const { reportId } = await ask({});
    const answer = await confirm(reportId, body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(message)]);
    expect(await facts(reportId)).toEqual(['ReportRequested']);
  });

  it.each<[string, object, string]>([
    ['a ZIP code of another state', { address: '5 Oak Street, Katy, TX 90210' }, 'zip-contradicts-state'],
    ['another country', { address: '221B Baker Street, London, UK 12345' }, 'address-foreign'],
    ['a county that the state lacks', { county: 'Cook County' }, 'county-unknown'],
    ['a county outside of the ZIP code', { county: 'Dallas County' }, 'county-outside-zip'],
  ])('is refused with the order when it is %s', async (_title, changes, code) => {
    const before = await shop.countEvents();
    const answer = await shop.post('/api/report/chain', { ...katy, ...changes });
    expect([answer.statusCode, answer.json().code]).toEqual([400, `reporting.${code}`]);
    expect(await shop.countEvents()).toBe(before);
  });

  it('cannot change once the report is paid', async () => {
    const reportId = await shop.sell(katy);
    const answer = await confirm(reportId, { county: 'Harris County' });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'reporting.place-settled',
        message: expect.stringMatching(/already paid/),
      }),
    ]);
    expect(await facts(reportId)).not.toContain('ReportPlaceConfirmed');
  });

  it.each(['4503599627370497', '77', 'x'])('answers %s like any unknown id', async (reportId) => {
    const answer = await confirm(reportId, { county: 'Harris County' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'reporting.report-unknown']);
  });

  it('comes with a warning about a loan that the property cannot have', async () => {
    expect((await ask({ propertyType: 'commercial' })).loanNotice).toEqual({
      reason: 'property-type',
      loanType: 'FHA',
      limitCents: null,
    });
    expect((await ask({ price: 5_000_000 })).loanNotice).toMatchObject({
      reason: 'over-limit',
      limitCents: expect.any(Number),
    });
  });
});
