import { jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { NotFoundThrottle } from '../../src/reporting/known-reports/not-found-throttle.js';
import { GenerateReport } from '../../src/reporting/generation/generate-report.command.js';
import { FailedReports } from '../../src/reporting/orders/failed-reports.js';
import { RegenerateReport } from '../../src/reporting/generation/regenerate-report.command.js';
import { waitFor } from '../wait-for.js';
import { until } from '../processing.js';
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

  it("uses the language of the URL, or else the browser's, for that page", async () => {
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

  it('[RP-03] answers unknown and unpaid ids to programs in the same way', async () => {
    const unpaid = await shop.createReport();
    const [first, second] = await Promise.all(
      [unpaid, unknownId].map((id) => shop.get(`/html-report/${id}`)),
    );
    const { requestId: _a, ...unpaidAnswer } = first!.json();
    const { requestId: _b, ...unknownAnswer } = second!.json();
    expect(unpaidAnswer).toEqual(unknownAnswer);
    expect(unpaidAnswer).toMatchObject({ status: 404, success: false });
  });

  it('[PL-07] counts a miss for a guessed id on every route, and none for a known id', async () => {
    const known = await shop.createReport();
    const paid = await shop.sell();
    const misses = jest.spyOn(shop.application.get(NotFoundThrottle, { strict: false }), 'spend');
    const routes = [
      ['GET', 'status', undefined],
      ['POST', 'payment-intent', {}],
      ['POST', 'payment-success', { paymentIntentId: 'pi_1' }],
      ['GET', 'page', undefined],
    ] as const;
    const ask = (id: number | string, [method, route, payload]: (typeof routes)[number]) =>
      shop.application.inject({
        method,
        url: route === 'page' ? `/html-report/${id}` : `/api/reports/${id}/${route}`,
        remoteAddress: '2001:db8::7',
        headers: { 'x-forwarded-for': '198.51.100.9' },
        ...(payload && { payload }),
      });
    for (const route of routes) {
      for (const id of [unknownId, 'guess']) expect((await ask(id, route)).statusCode).toBe(404);
      expect([route, misses.mock.calls]).toEqual([route, [['2001:db8::7'], ['2001:db8::7']]]);
      misses.mockClear();
      expect((await ask(route[1] === 'page' ? paid : known, route)).statusCode).not.toBe(404);
      expect([route, misses.mock.calls]).toEqual([route, []]);
    }
    // An unpaid report reveals as little as an unknown one.
    await ask(known, routes[3]);
    expect(misses.mock.calls).toEqual([['2001:db8::7']]);
    misses.mockRestore();
  });

  it('returns its status to clients that know its id', async () => {
    for (const id of [unknownId, 'abc', -1, '1e15']) {
      expect((await shop.get(`/api/reports/${id}/status`)).statusCode).toBe(404);
      expect((await shop.post(`/api/reports/${id}/payment-intent`)).statusCode).toBe(404);
    }
    const answer = await shop.get(`/api/reports/${await shop.createReport()}/status`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('notifies the buyer and the operator when it could not be generated', async () => {
    const reportId = await shop.createReport();
    const intent = await shop.openPayment(reportId);
    const personalData = shop.application.get(PersonalData, { strict: false });
    await personalData.destroyKeys(await personalData.keysOf(`report-${reportId}`));
    await shop.pay(intent, cards.pays);
    await shop.reportSuccess(reportId, intent.paymentIntent.id);
    await shop.until(reportId, 'failed');
    expect((await shop.status(reportId)).errorMessage).toContain('Your payment has arrived');
    expect((await shop.get(`/html-report/${reportId}`)).statusCode).toBe(404);
    expect((await listed()).find((report) => report.reportId === reportId)).toMatchObject({
      status: 'failed',
      reason: 'The personal data of this report were erased',
    });
  });

  it('is generated again for the operator, and stays readable meanwhile', async () => {
    const reportId = await shop.sell();
    expect(await regenerate(reportId)).toEqual({ revision: 2 });
    expect((await shop.get(`/html-report/${reportId}`)).statusCode).toBe(200);
    const known = ['ReportRequested', 'ReportGenerationStarted', 'ReportGenerated'];
    const again = [...known, 'ReportGenerationStarted', 'ReportGenerated'];
    expect(await shop.factsOnceThere(`report-${reportId}`, again.length)).toEqual(again);
  });

  it('is generated once for the operator if it is paid but was never started', async () => {
    await shop.holdJobs();
    const { reportId, paymentId } = await paid();
    await until(async () => (await waitingJobs(paymentId)) === 1);
    await shop.letJobsGo({ held: false });
    expect(await shop.facts(`report-${reportId}`)).toEqual(['ReportRequested']);
    expect(await regenerate(reportId)).toEqual({ revision: 1 });
    await shop.until(reportId, 'completed');
    await shop.letJobsGo();
    await until(async () => (await waitingJobs(paymentId)) === 0);
    expect(await shop.facts(`report-${reportId}`)).toEqual(made);
  });

  it('is one document when two workers generate it at the same time', async () => {
    await shop.holdJobs();
    const { reportId, paymentId } = await paid();
    const generate = () =>
      commands().execute(
        new GenerateReport({ reportId, paymentId, revision: 1 }, { actor: 'system', correlationId: 'test' }),
      );
    await Promise.all([generate(), generate(), generate()]);
    await generate();
    await shop.letJobsGo();
    expect(await shop.facts(`report-${reportId}`)).toEqual(made);
    expect((await shop.get(`/html-report/${reportId}`)).statusCode).toBe(200);
  });

  it('is listed for the operator when its job failed permanently without an event, and can be generated again', async () => {
    const { database } = shop.test;
    await database.query('alter table durable.report_documents rename to documents_out_of_reach');
    const { reportId, paymentId } = await paid();
    await until(async () => {
      // As earlier releases left it when they gave up during an outage.
      const left = await database.query(
        `update jobs.job set state = 'failed', completed_on = now(), output = '{"message": "No answer"}'
          where name = 'generate-report' and state = 'retry' and data ->> 'paymentId' = $1 returning id`,
        [paymentId],
      );
      return left.length === 1;
    });
    await database.query('alter table durable.documents_out_of_reach rename to report_documents');
    expect((await listed()).find((report) => report.reportId === reportId)).toMatchObject({
      status: 'processing',
      reason: 'its job failed for good: No answer',
    });
    const attention = {
      jobs: expect.stringMatching(/failed for good: \d+ of generate-report; see jobs status/),
    };
    await waitFor(async () => {
      const ready = await shop.get('/ready');
      expect([ready.statusCode, ready.json()]).toEqual([200, { ready: true, reasons: {}, attention }]);
    });
    const failures = await gauge('jobs{queue="generate-report",state="failed"}');
    expect(await gauge('reports_failed ')).toBe(failures);
    expect(await regenerate(reportId)).toEqual({ revision: 2 });
    await shop.until(reportId, 'completed');
    expect((await shop.get(`/html-report/${reportId}`)).statusCode).toBe(200);
    expect((await listed()).some((report) => report.reportId === reportId)).toBe(false);
    expect(await gauge('jobs{queue="generate-report",state="failed"}')).toBe(failures - 1);
    expect(await gauge('reports_failed ')).toBe(failures - 1);
  });

  it('is not generated again while it is unpaid', async () => {
    await expect(regenerate(await shop.createReport())).rejects.toMatchObject({
      code: 'reporting.report-unpaid',
    });
  });

  const made = ['ReportRequested', 'ReportGenerationStarted', 'ReportGenerated'];
  const commands = () => shop.application.get(CommandBus, { strict: false });
  const listed = () => shop.application.get(FailedReports, { strict: false }).list();
  const regenerate = async (reportId: number): Promise<{ revision: number }> => {
    const context = { actor: 'operator', correlationId: 'test' };
    const { revision } = await commands().execute(new RegenerateReport(reportId, context));
    return { revision };
  };

  async function paid(): Promise<{ reportId: number; paymentId: string }> {
    const reportId = await shop.createReport();
    const intent = await shop.openPayment(reportId);
    await shop.pay(intent, cards.pays);
    await shop.reportSuccess(reportId, intent.paymentIntent.id);
    await shop.until(reportId, 'processing');
    return { reportId, paymentId: `simulated-${intent.paymentIntent.id}` };
  }

  async function gauge(name: string): Promise<number> {
    const { body } = await shop.get('/metrics');
    return Number(
      body
        .split('\n')
        .find((line) => line.startsWith(name))!
        .split(' ')
        .at(-1),
    );
  }

  async function waitingJobs(paymentId: string): Promise<number> {
    const ofPayment = `select 1 from jobs.job where name = 'generate-report' and state < 'completed' and data ->> 'paymentId' = $1`;
    return (await shop.test.database.query(ofPayment, [paymentId])).length;
  }
});
