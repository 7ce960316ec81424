import { CommandBus } from '@nestjs/cqrs';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { FailedReports } from '../../src/reporting/operator/failed-reports.js';
import { RegenerateReport } from '../../src/reporting/regenerate-report.command.js';
import { cards } from './order.js';
import { Shop } from './shop.js';

const unknownId = 2 ** 52 + 4711;
const browser = { accept: 'text/html' };

describe('a report', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop?.close());

  it('[RP-03] answers unknown and unpaid ids with the same page, byte by byte', async () => {
    const unpaid = await shop.createReport();
    const ids = [unpaid, unknownId, 1, 'abc', '99999999999999999999', '%00'];
    const pages = await Promise.all(ids.map((id) => shop.get(`/html-report/${id}`, browser)));
    for (const page of pages) {
      expect(page.statusCode).toBe(404);
      expect(page.body).toBe(pages[0]!.body);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    }
    expect(pages[0]!.body).not.toContain(String(unpaid));
  });

  it('says so in the language of the address, else of the browser', async () => {
    const spanish = { ...browser, 'accept-language': 'es-US,es;q=0.9' };
    const languages = [
      [`/html-report/${unknownId}`, spanish, 'es'],
      [`/html-report/${unknownId}?lang=en`, spanish, 'en'],
      [`/html-report/${unknownId}`, browser, 'en'],
    ] as const;
    for (const [address, headers, language] of languages) {
      expect((await shop.get(address, headers)).body).toContain(`<html lang="${language}"`);
    }
  });

  it('[RP-03] answers unknown and unpaid ids alike to programs', async () => {
    const unpaid = await shop.createReport();
    const [first, second] = await Promise.all(
      [unpaid, unknownId].map((id) => shop.get(`/html-report/${id}`)),
    );
    const { requestId: _a, ...unpaidAnswer } = first!.json();
    const { requestId: _b, ...unknownAnswer } = second!.json();
    expect(unpaidAnswer).toEqual(unknownAnswer);
    expect(unpaidAnswer).toMatchObject({ status: 404, success: false });
  });

  it('tells its status to those who know its id only', async () => {
    for (const id of [unknownId, 'abc', -1, '1e15']) {
      expect((await shop.get(`/api/reports/${id}/status`)).statusCode).toBe(404);
      expect((await shop.post(`/api/reports/${id}/payment-intent`)).statusCode).toBe(404);
    }
    const answer = await shop.get(`/api/reports/${await shop.createReport()}/status`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('tells buyer and operator when it could not be generated', async () => {
    const reportId = await shop.createReport();
    const intent = await shop.openPayment(reportId);
    const personalData = shop.application.get(PersonalData, { strict: false });
    await personalData.destroyKeys(await personalData.keysOf(`report-${reportId}`));
    await shop.pay(intent, cards.pays);
    await shop.reportSuccess(reportId, intent.paymentIntent.id);
    await shop.until(reportId, 'failed');
    expect((await shop.status(reportId)).errorMessage).toContain('Your payment has arrived');
    expect((await shop.get(`/html-report/${reportId}`)).statusCode).toBe(404);
    const failed = await shop.application.get(FailedReports, { strict: false }).list();
    expect(failed.find((report) => report.reportId === reportId)).toMatchObject({
      status: 'failed',
      reason: 'The personal data of this report were erased',
    });
  });

  it('is generated again for the operator, and stays readable meanwhile', async () => {
    const reportId = await shop.sell();
    const commands = shop.application.get(CommandBus, { strict: false });
    const regenerated = await commands.execute(new RegenerateReport(reportId, 'operator', 'test'));
    expect(regenerated).toEqual({ revision: 2 });
    expect((await shop.get(`/html-report/${reportId}`)).statusCode).toBe(200);
    const known = ['ReportRequested', 'ReportGenerationStarted', 'ReportGenerated'];
    const again = [...known, 'ReportGenerationStarted', 'ReportGenerated'];
    expect(await shop.factsOnceThere(`report-${reportId}`, again.length)).toEqual(again);
  });

  it('is not generated again while it is unpaid', async () => {
    const commands = shop.application.get(CommandBus, { strict: false });
    const regeneration = commands.execute(
      new RegenerateReport(await shop.createReport(), 'operator', 'test'),
    );
    await expect(regeneration).rejects.toMatchObject({ code: 'reporting.report-unpaid' });
  });
});
