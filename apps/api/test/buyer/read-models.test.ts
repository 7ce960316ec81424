import { jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { hashOfProjection } from '../../src/platform/projections/dump-projection.js';
import { ProjectionRegistry } from '../../src/platform/projections/projection-registry.js';
import { Rebuild } from '../../src/platform/projections/rebuild.js';
import { counted } from '../processing.js';
import { cards } from './order.js';
import { Shop } from './shop.js';

jest.setTimeout(60_000);

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

  const hashOf = (name: string): Promise<string> =>
    shop.test.database.transaction((client) => hashOfProjection(client, projections.schemaOf(name)));

  it('[PL-02] billing.payments@1 and reporting.reports@1 replayed twice give the rows that the live ones have', async () => {
    const reportId = await shop.sell();
    await shop.sell({ address: '12 Elm Street, Austin, TX' });
    await shop.pay(await shop.openPayment(await shop.createReport()), cards.declined);
    await shop.factsOnceThere(`report-${reportId}`, 3);
    const rebuild = shop.application.get(Rebuild, { strict: false });
    for (const name of ['billing.payments@1', 'reporting.reports@1'] as const) {
      await projections.waitFor(name, (await store.head())!, 15_000);
      const live = await hashOf(name);
      for (const _ of ['once', 'twice']) {
        await rebuild.run(projections.find(name)!, () => undefined);
        expect([name, await hashOf(name)]).toEqual([name, live]);
      }
    }
    const rows = await shop.test.database.query(
      `select status from ${projections.schemaOf('reporting.reports@1')}.reports order by status`,
    );
    expect(rows.map(({ status }) => status)).toEqual(['completed', 'completed', 'draft']);
  });

  it('a report that is done stays done when a second payment for it arrives', async () => {
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
    await projections.waitFor('reporting.reports@1', position, 15_000);
    expect((await shop.status(reportId)).status).toBe('completed');
  });

  it('[PL-05] tells in its metrics how far they lag and what the queue holds', async () => {
    const lags = ['reporting.reports@1', 'billing.payments@1', 'generate-report-when-payment-succeeded'];
    const caughtUp = (text: string): boolean =>
      lags.every((name) => text.includes(`projection_events_behind{name="${name}"} 0\n`));
    const metrics = await once('/metrics', ({ body }) => caughtUp(body));
    expect(metrics.body).toContain('projection_stopped{name="billing.payments@1"} 0\n');
    expect(metrics.body).toContain('jobs{queue="generate-report",state="waiting"} 0\n');
    expect(metrics.body).toContain(
      'http_requests_total{method="POST",route="/api/report/chain",status="200"} 3\n',
    );
  });

  it('[PL-05] is not ready while an event stops one of them, and says which', async () => {
    expect((await shop.get('/ready')).statusCode).toBe(200);
    await store.append('report-broken', 'no-stream', [counted(1, 'ReportRequested')]);
    const stopped = ['reporting.reports@1', 'reporting.kept-reports@1'];
    const ready = await once('/ready', ({ body }) => stopped.every((name) => body.includes(name)));
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({
      ready: false,
      reasons: { projections: expect.stringMatching(/^stopped: reporting\.\S+, reporting\.\S+$/) },
    });
    const metrics = (await shop.get('/metrics')).body;
    expect(metrics).toContain('projection_stopped{name="reporting.reports@1"} 1\n');
    expect(metrics).toMatch(/projection_events_behind\{name="reporting\.reports@1"\} [1-9]/);
  });

  /** Asks until the answer is as expected; after 10 s the last answer stands. */
  async function once(url: string, isExpected: (answer: LightMyRequestResponse) => boolean) {
    let answer = await shop.get(url);
    for (let i = 0; i < 200 && !isExpected(answer); i++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      answer = await shop.get(url);
    }
    expect(isExpected(answer)).toBe(true);
    return answer;
  }
});
