import { jest } from '@jest/globals';
import { createDemoReportRequest } from '@closewise/contracts/buyer';
import { Database } from '../../src/platform/database/database.js';
import { DemoReportPage } from '../../src/reporting/demo/demo-report-page.js';
import { until } from '../processing.js';
import { Shop } from './shop.js';

const asked = {
  address: '1600 Main Street',
  city: 'Houston',
  state: 'TX',
  zipCode: '77002',
  price: 450_000,
  downPaymentPercent: 20,
  propertyType: 'Single Family',
  buyerType: 'First-time Homebuyer',
  loanType: 'Conventional',
};

describe('[DM-01] a demo report', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop?.close());

  /** Tables of read models with a row that contains the report id. */
  const readModelsWith = async (reportId: number) => {
    const { pool } = shop.application.get(Database, { strict: false });
    const { rows } = await pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname like 'rm\\_%'`,
    );
    const named: string[] = [];
    for (const { name } of rows) {
      const found = await pool.query(`select 1 from ${name} as r where r::text like $1 limit 1`, [
        `%${reportId}%`,
      ]);
      if (found.rowCount) named.push(name);
    }
    return named;
  };
  const create = async () => (await shop.post('/api/reports', asked)).json<{ reportId: number }>().reportId;
  const process = (reportId: number | string, paymentIntentId = 'demo_1') =>
    shop.post(`/api/reports/${reportId}/process`, { paymentIntentId });
  const complete = async (reportId: number) => {
    await process(reportId);
    await until(async () => (await shop.status(reportId)).status === 'complete');
  };

  it('goes from a draft through a simulated payment to a page that is marked as a demo', async () => {
    const reportId = await create();
    expect(await shop.status(reportId)).toEqual({ success: true, status: 'draft', errorMessage: null });
    expect((await shop.get(`/html-report/${reportId}`)).statusCode).toBe(404);
    expect((await process(reportId)).json()).toEqual({ success: true, reportId });
    await until(async () => (await shop.status(reportId)).status === 'complete');
    const page = await shop.get(`/html-report/${reportId}`);
    expect(page.statusCode).toBe(200);
    for (const words of ['data-mark="DEMO"', 'Demo report', 'its payment was simulated', '1600 Main Street'])
      expect(page.body).toContain(words);
    const spanish = await shop.get(`/html-report/${reportId}?lang=es`);
    expect(spanish.body).toContain('Informe de demostración');
  });

  it('is about the demo home, whatever the request says, and tells the user so', async () => {
    const { statusCode, body } = await shop.post('/api/reports', {
      ...asked,
      address: '1 Ocean Drive',
      city: 'Miami Beach',
      state: 'FL',
      zipCode: '33139',
      propertyType: 'condo',
      buyerType: 'cash',
      loanType: 'Cash',
      downPaymentPercent: 100,
    });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ success: true, status: 'draft', property: asked });
    expect(createDemoReportRequest.parse(asked)).toEqual(asked);
  });

  it('is generated once, however often it is requested', async () => {
    const reportId = await create();
    await Promise.all([1, 2, 3].map((each) => process(reportId, `demo_${each}`)));
    await complete(reportId);
    expect(await shop.facts(`demo-report-${reportId}`)).toEqual([
      'DemoReportCreated',
      'DemoReportProcessingStarted',
      'DemoReportCompleted',
    ]);
  });

  it('ends with an error that says what to do when it cannot be generated', async () => {
    const page = shop.application.get(DemoReportPage, { strict: false });
    jest.spyOn(page, 'renderPage').mockImplementation(() => {
      throw new Error('no rules');
    });
    const reportId = await create();
    await process(reportId);
    await until(async () => {
      await shop.hurryJobs();
      return (await shop.status(reportId)).status === 'error';
    });
    expect(await shop.status(reportId)).toMatchObject({
      errorMessage: 'The demo report could not be written. Please process it again.',
    });
    expect((await shop.get(`/html-report/${reportId}`)).statusCode).toBe(404);
  });

  it('is not a sale: no payment can be opened for it, and no read model contains it', async () => {
    const reportId = await create();
    await complete(reportId);
    expect((await shop.post(`/api/reports/${reportId}/payment-intent`)).statusCode).toBe(404);
    expect(await shop.facts(`report-${reportId}`)).toEqual([]);
    const sold = await shop.createReport();
    await until(async () => (await readModelsWith(sold)).length > 0);
    expect(await readModelsWith(reportId)).toEqual([]);
  });

  it('leaves sold reports alone', async () => {
    const sold = await shop.createReport();
    const { statusCode, body } = await process(sold);
    expect([statusCode, JSON.parse(body).message]).toEqual([404, 'There is no demo report at this address']);
    expect(await shop.status(sold)).toMatchObject({ status: 'draft' });
  });

  it.each([
    ['2300000000000042', 'demo_1', 404, 'There is no demo report at this address'],
    ['abc', 'demo_1', 404, 'There is no demo report at this address'],
    [
      '2300000000000042',
      'pi_3Q',
      400,
      'Payment intent id is not valid: a demo only accepts simulated payments, such as demo_1',
    ],
  ])('is not processed at %s with %s', async (reportId, paymentIntentId, status, message) => {
    const { statusCode, body } = await process(reportId, paymentIntentId);
    expect([statusCode, JSON.parse(body).message]).toEqual([status, message]);
  });

  it.each([
    [{ price: 'a lot' }],
    [{ downPaymentPercent: 101 }],
    [{ propertyType: 'Castle' }],
    [{ referralCode: 'MAPLE7K4M' }],
  ])('refuses %j', async (changes) => {
    expect((await shop.post('/api/reports', { ...asked, ...changes })).statusCode).toBe(400);
  });

  it('can be processed and created only a limited number of times', async () => {
    const untilRefused = async (ask: () => ReturnType<typeof process>): Promise<string> => {
      let answer = await ask();
      for (let times = 1; times < 50 && answer.statusCode === 200; times++) answer = await ask();
      expect(answer.statusCode).toBe(429);
      return answer.json<{ message: string }>().message;
    };
    const reportId = await create();
    expect(await untilRefused(() => process(reportId))).toMatch('Too many demo reports were processed');
    expect(await untilRefused(() => shop.post('/api/reports', asked))).toMatch(
      'Too many demo reports were created',
    );
  });
});
