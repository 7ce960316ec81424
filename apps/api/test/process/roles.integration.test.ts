import { jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { createApplication } from '../../src/application.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { ServerConfig } from '../../src/platform/config/variables/server-config.js';
import { JobWorker } from '../../src/platform/jobs/job-worker.js';
import { Consumers } from '../../src/platform/projections/consumers.js';
import { startedDatabase, variablesOf } from '../started-database.js';
import { cards } from '../buyer/order.js';
import { Shop } from '../buyer/shop.js';
import type { TestDatabase } from '../postgres.js';
import { until } from '../processing.js';
import { runHere } from './run-here.js';

/** several-processes.long.e2e covers several processes of each role. */
describe('an http process and a worker process', () => {
  let test: TestDatabase;
  let variables: Record<string, string>;
  const open: NestFastifyApplication[] = [];
  beforeAll(async () => {
    test = await startedDatabase();
    variables = variablesOf(test.url);
    Object.assign(process.env, variables);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await Promise.all(open.map((application) => application.close()));
    await test.close();
    for (const name of Object.keys(variables)) delete process.env[name];
  });

  async function start(role: 'http' | 'worker'): Promise<Shop> {
    process.env['ROLE'] = role;
    const config = readConfig(ServerConfig, { LOG_LEVEL: 'silent' });
    const application = await createApplication(config).finally(() => delete process.env['ROLE']);
    open.push(application);
    const begins = [JobWorker, Consumers].map((part) =>
      jest.spyOn(application.get<JobWorker | Consumers>(part, { strict: false }), 'start'),
    );
    await application.init();
    await (application.getHttpAdapter().getInstance() as unknown as FastifyInstance).ready();
    expect(begins.map((start) => start.mock.calls.length)).toEqual(role === 'worker' ? [1, 1] : [0, 0]);
    return new Shop(application, test);
  }

  /** The state that an operator sees when no worker runs. */
  async function saysThatNobodyWorks(shop: Shop): Promise<void> {
    const ready = await shop.get('/ready');
    expect([ready.statusCode, ready.json<{ attention: object }>().attention]).toMatchObject([
      200,
      { workers: expect.stringMatching(/^no worker is running: paid reports, mails and read models wait/) },
    ]);
    expect((await shop.get('/metrics')).body).toMatch(/^workers 0$/m);
    const line = expect.stringMatching(/^No worker is running: [^\n]+\n$/);
    for (const args of [
      ['projections', 'status'],
      ['reports', 'failed'],
      ['jobs', 'status'],
      ['mail', 'status'],
    ])
      expect([args, await runHere(shop.application, args)]).toEqual([
        args,
        { code: 0, out: expect.any(String), err: line },
      ]);
    const status = await runHere(shop.application, ['projections', 'status', '--json']);
    const states = (JSON.parse(status.out) as { state: string }[]).map(({ state }) => state);
    expect([...new Set(states)]).toEqual(['no worker']);
    expect(JSON.parse((await runHere(shop.application, ['jobs', 'status', '--json'])).out)).toMatchObject({
      workers: 0,
    });
  }

  it('[PL-06] share one purchase: one takes the payment, the other generates the report and splits the sale', async () => {
    const asked = await start('http');
    const reportId = await asked.createReport();
    const intent = await asked.openPayment(reportId);
    await asked.pay(intent, cards.pays);
    await asked.reportSuccess(reportId, intent.paymentIntent.id);
    const payment = `simulated-${intent.paymentIntent.id}`;
    expect(await asked.facts(`payment-${payment}`)).toContain('PaymentSucceeded');
    await saysThatNobodyWorks(asked);
    await start('worker');
    expect((await asked.get('/ready')).json()).not.toHaveProperty('attention.workers');
    expect((await asked.get('/metrics')).body).toMatch(/^workers 1$/m);
    expect((await runHere(asked.application, ['projections', 'status'])).err).toBe('');
    await until(async () => (await asked.facts(`report-${reportId}`)).includes('ReportGenerated'));
    await until(async () => (await asked.facts(`sale-${payment}`)).includes('SaleSplit'));
    expect((await asked.get(`/html-report/${reportId}`)).statusCode).toBe(200);
  });
});
