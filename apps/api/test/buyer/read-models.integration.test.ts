import { createApplication } from '../../src/application.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { ServerConfig } from '../../src/platform/config/variables/server-config.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { ProjectionRegistry } from '../../src/platform/projections/projection-registry.js';
import { tablesOf } from '../../src/platform/projections/projection-tables.js';
import { waitFor } from '../wait-for.js';
import { counted } from '../processing.js';
import { cards } from './order.js';
import { runAttached } from '../process/run-attached.js';
import { liveAndRebuilt } from './rebuilt-rows.js';
import { Shop } from './shop.js';

const { ProjectionsRebuildCommand } = await import('../../src/platform/projections/projections.commands.js');
const { ProjectionsRestartCommand } = await import('../../src/administration/cli/projections.commands.js');

describe('the read models of the purchase', () => {
  let shop: Shop;
  let projections: ProjectionRegistry;
  let store: EventStore;

  beforeAll(async () => {
    shop = await Shop.open();
    projections = shop.application.get(ProjectionRegistry, { strict: false });
    store = shop.application.get(EventStore, { strict: false });
  });
  afterAll(() => shop?.close());

  it('[PL-02] have the same rows live and after two rebuilds: billing.payments@1 and reporting.reports@1', async () => {
    await shop.sell();
    await shop.sell({ address: '12 Elm Street, Austin, TX' });
    await shop.pay(await shop.openPayment(await shop.createReport()), cards.declined);
    for (const name of ['billing.payments@1', 'reporting.reports@1'] as const) {
      const { live, rebuilt } = await liveAndRebuilt(shop, name, 2);
      expect([name, rebuilt]).toEqual([name, [live, live]]);
    }
    const rows = await shop.test.database.query(
      `select status from ${projections.schemaOf('reporting.reports@1')}.reports order by status`,
    );
    expect(rows.map(({ status }) => status)).toEqual(['completed', 'completed', 'draft']);
  });

  it('keep a completed report completed when a second payment for it arrives', async () => {
    const [row] = await shop.test.database.query<{ report_id: number }>(
      `select report_id from ${projections.schemaOf('reporting.reports@1')}.reports where status = 'completed'`,
    );
    const reportId = row!.report_id;
    const money = { amountCents: 2500, currency: 'usd' };
    const identity = { paymentId: 'other-1', reportId };
    const terms = { ...identity, ...money, provider: 'other', intentId: '1' };
    const lineItems = [{ item: 'report', amountCents: 2500 }];
    const paid = { ...identity, ...money, providerReference: 'ch_1', paidAt: '2026-11-21T10:00:00.000Z' };
    const { position } = await store.append('payment-other-1', 'no-stream', [
      { ...counted(1, 'PaymentRequested'), data: { ...terms, lineItems } },
      { ...counted(2, 'PaymentSucceeded'), data: paid },
    ]);
    expect(await projections.waitFor('reporting.reports@1', position)).toBe(true);
    expect((await shop.status(reportId)).status).toBe('completed');
  });

  it('[PL-05] report their lag and the queue sizes as metrics', async () => {
    const lags = ['reporting.reports@1', 'billing.payments@1', 'generate-report-when-payment-succeeded'];
    const lines = [
      ...lags.map((name) => `projection_events_behind{name="${name}"} 0`),
      'projection_stopped{name="billing.payments@1"} 0',
      'jobs{queue="generate-report",state="waiting"} 0',
      'http_requests_total{method="POST",route="/api/report/chain",status="200"} 3',
    ];
    await waitFor(async () =>
      expect((await shop.get('/metrics')).body.split('\n')).toEqual(expect.arrayContaining(lines)),
    );
  });

  it('are named by /ready when they are lost, and restored by the command', async () => {
    const reportId = await shop.createReport();
    await shop.test.database.query('drop schema rm_reporting_reports_v1 cascade');
    const reasons = {
      'read models': expect.stringMatching(/^lost: reporting\.reports@1; .* or by projections rebuild$/),
    };
    await waitFor(async () => expect((await shop.get('/ready')).json()).toMatchObject({ reasons }));
    const { statusCode, headers } = await shop.get(`/api/reports/${reportId}/status`);
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    const rebuilt = await runAttached(shop.application, ProjectionsRebuildCommand, ['reporting.reports']);
    expect(rebuilt).toMatch(/^reporting\.reports@1 rebuilt from \d+ events\n$/);
    expect((await shop.status(reportId)).status).toBe('draft');
    await waitFor(async () => expect((await shop.get('/ready')).json()).toMatchObject({ ready: true }));
  });

  it('are rebuilt when a worker starts after they were lost', async () => {
    await shop.test.database.query('drop table rm_reporting_reports_v1.reports');
    const another = await createApplication(readConfig(ServerConfig, { LOG_LEVEL: 'silent' }));
    await another.init();
    await waitFor(async () => expect((await shop.get('/ready')).json()).toMatchObject({ ready: true }));
    const reportId = await shop.createReport();
    await shop.caughtUp('reporting.reports@1');
    expect((await shop.status(reportId)).status).toBe('draft');
    await another.close();
  });

  it('[PL-05] make /ready fail while an event stops one of them, and are named there', async () => {
    await waitFor(async () => expect((await shop.get('/ready')).statusCode).toBe(200));
    await store.append('report-broken', 'no-stream', [counted(1, 'ReportRequested')]);
    const stopped = [
      'administration.statistics@1',
      'reporting.kept-reports@1',
      'reporting.orders@1',
      'reporting.recent-purchases@1',
      'reporting.reports@1',
    ];
    await waitFor(async () => {
      const ready = await shop.get('/ready');
      expect(stopped.filter((name) => !ready.body.includes(name))).toEqual([]);
      expect([ready.statusCode, ready.json()]).toEqual([
        503,
        {
          ready: false,
          reasons: { projections: expect.stringMatching(/^stopped: \S+@1(, \S+@1){4}$/) },
        },
      ]);
    });
    const metrics = (await shop.get('/metrics')).body;
    expect(metrics).toContain('projection_stopped{name="reporting.reports@1"} 1\n');
    expect(metrics).toMatch(/projection_events_behind\{name="reporting\.reports@1"\} [1-9]/);
    const restarted = await runAttached(shop.application, ProjectionsRestartCommand, ['reporting.reports']);
    expect(restarted).toBe('reporting.reports@1 is running again\n');
  });

  it('are detected as lost by each of their tables', async () => {
    for (const projection of projections.all()) {
      const tables = await shop.test.database.query<{ name: string }>(
        `select schemaname || '.' || tablename as name from pg_tables where schemaname = $1 order by name`,
        [projections.schemaOf(projection.name)],
      );
      expect(tablesOf(projection).toSorted()).toEqual(tables.map(({ name }) => name));
    }
  });
});
