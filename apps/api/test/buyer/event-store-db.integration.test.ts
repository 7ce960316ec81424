import { jest } from '@jest/globals';
import { DeliverSimulatedWebhooks } from '../../src/billing/simulated/deliver-simulated-webhooks.job.js';
import { SweepOpenPayments } from '../../src/billing/open-payments/sweep-open-payments.job.js';
import { createApplication } from '../../src/application.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { ServerConfig } from '../../src/platform/config/variables/server-config.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { EventStore, type RecordedEvent } from '../../src/platform/event-store/event-store.js';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store.js';
import { EventCodec } from '../../src/platform/personal-data/event-codec.js';
import { hashOfProjection } from '../../src/platform/projections/dump-projection.js';
import { ProjectionRegistry } from '../../src/platform/projections/projection-registry.js';
import { createTables, project } from '../../src/platform/projections/projection-tables.js';
import type { Projection } from '../../src/platform/projections/projection.js';
import { JobsStatus } from '../../src/platform/jobs/jobs-status.js';
import { JobWorker } from '../../src/platform/jobs/job-worker.js';
import { RecurringJobs } from '../../src/platform/jobs/recurring-jobs.js';
import { freshDatabase } from '../postgres.js';
import { waitFor } from '../wait-for.js';
import { withTime } from '../with-time.js';
import { startEventStoreDb, type EventStoreDbDouble } from '../eventstoredb/event-store-db.js';
import { runHere } from '../process/run-here.js';
import { cards, order } from './order.js';
import { liveAndRebuilt } from './rebuilt-rows.js';
import { Shop } from './shop.js';

describe('with events in EventStoreDB', () => {
  let server: EventStoreDbDouble;
  let shop: Shop;
  let done: number;

  beforeAll(async () => {
    server = await startEventStoreDb();
    process.env['EVENTSTORE_URL'] = server.url;
    shop = await Shop.open();
    part(JobWorker).lookEveryMs = 100;
  });

  afterAll(async () => {
    await shop?.close();
    delete process.env['EVENTSTORE_URL'];
    await server.close();
  });

  const part = <Part>(token: abstract new (...args: never[]) => Part): Part =>
    shop.application.get(token, { strict: false });

  it('[PL-01] a report is ordered, paid and generated, and Postgres holds none of its events', async () => {
    done = await shop.sell();
    expect((await shop.get(`/html-report/${done}`)).statusCode).toBe(200);
    expect((await shop.facts(`report-${done}`)).slice(0, 3)).toEqual([
      'ReportRequested',
      'ReportGenerationStarted',
      'ReportGenerated',
    ]);
    expect(await shop.countEvents()).toBe(0);
    await readyIs({ ready: true, reasons: {} });
    expect(server.calls).not.toContain('BatchAppend');
  });

  it('a metric names the store, and a command for another store is refused', async () => {
    expect((await shop.get('/metrics')).body).toContain('event_store_answers{store="EventStoreDB"} 1');
    const refused = await runHere({ EVENTSTORE_URL: undefined }, ['ledger', 'verify']);
    expect(refused).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(
        /^The database belongs to another event log \(\S+\) than the one that was opened \(\S+\): set EVENTSTORE_URL and DATABASE_URL as for the server\n$/,
      ),
    });
  });

  it('a payment that only the webhook reports gets its report, and a declined one gets none', async () => {
    const unpaid = await shop.createReport();
    await shop.pay(await shop.openPayment(unpaid), cards.declined);
    const reportId = await shop.createReport();
    await shop.pay(await shop.openPayment(reportId), cards.webhookOnly);
    await shop.deliverWebhooks();
    await shop.until(reportId, 'completed');
    expect((await shop.status(unpaid)).status).toBe('draft');
  });

  it('[PL-02] the read models have the same rows as with Postgres, rebuilt or live', async () => {
    const postgres = new PostgresEventStore(shop.test.database);
    const names = part(ProjectionRegistry)
      .all()
      .map(({ name }) => name);
    const { log, live } = await shop.atRest(async () => {
      await Promise.all(names.map((name) => shop.caughtUp(name)));
      const hashes = names.map(async (name) => hashOf(part(ProjectionRegistry).schemaOf(name)));
      return { log: await wholeLog(part(EventStore)), live: await Promise.all(hashes) };
    });
    await copy(log, postgres);
    const copied = await wholeLog(postgres);
    expect(copied.map(withoutPlace)).toEqual(log.map(withoutPlace));
    const atTheSameTimes = copied.map((event, i) => ({ ...event, recordedAt: log[i]!.recordedAt }));
    const told = (projection: Projection) => log.some(({ type }) => projection.handles.includes(type));
    for (const [i, projection] of part(ProjectionRegistry).all().entries()) {
      const { name } = projection;
      if (!told(projection)) continue;
      expect([name, await hashOf(await folded(projection, atTheSameTimes))]).toEqual([name, live[i]]);
      // processing.eventstoredb.integration tests the rebuild itself on this store.
      if (!process.env['LONG'] && i % 5 !== 0) continue;
      const later = await liveAndRebuilt(shop, name);
      expect([name, later.rebuilt]).toEqual([name, [later.live]]);
    }
  });

  // event-store-db-start.integration covers the missing rights that /ready reports here.
  withTime(() => {
    it('a missing right is named by /ready, and buyers are asked to try again later', async () => {
      server.forbid('append');
      expect((await shop.post('/api/report/chain', order)).statusCode).toBe(503);
      const named = expect.stringMatching(
        /does not let the user nobody of EVENTSTORE_URL append to .+: make them /,
      );
      await readyIs({ ready: false, reasons: { 'event store': named } });
      server.forbid();
      await shop.createReport();
      await readyIs({ ready: true, reasons: {} });
    });
  });

  describe('an outage in the middle of a purchase', () => {
    let reportId: number;
    let intentId: string;

    it('buyers are told what to do, and status requests are answered', async () => {
      reportId = await shop.createReport();
      const intent = await shop.openPayment(reportId);
      intentId = intent.paymentIntent.id;
      await server.stop();
      expect((await shop.pay(intent, cards.pays)).statusCode).toBe(200);
      const told = await shop.reportSuccess(reportId, intentId);
      expect([told.statusCode, told.json<{ message: string }>().message]).toEqual([
        503,
        expect.stringMatching(/do not pay again: it will be found/),
      ]);
      const refused = await shop.post('/api/report/chain', order);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
      expect(refused.json<{ message: string }>().message).toMatch(/try again in a moment/);
      await readyIs({ ready: false, reasons: { 'event store': notAnswering } });
      expect((await shop.get('/metrics')).body).toContain('event_store_answers{store="EventStoreDB"} 0');
      expect((await shop.status(done)).status).toBe('completed');
      await readersAreTold(`/html-report/${done}`);
    });

    it('[CO-05] the payment is found and the report is generated once the store is back, without a restart', async () => {
      await server.start();
      await shop.until(reportId, 'completed');
      const facts = await shop.facts(`payment-simulated-${intentId}`);
      expect(facts.filter((type) => type === 'PaymentSucceeded')).toHaveLength(1);
      await readyIs({ ready: true, reasons: {} });
    });

    // jobs/outages.integration covers the attempts of a job during an outage.
    withTime(() => {
      it('a paid report is generated after an outage that hits its last attempt', async () => {
        await shop.holdJobs();
        const paid = await shop.createReport();
        const intent = await shop.openPayment(paid);
        await shop.pay(intent, cards.pays);
        await shop.reportSuccess(paid, intent.paymentIntent.id);
        const atLastAttempt = `update jobs.job set retry_count = retry_limit
          where name = 'generate-report' and (data ->> 'reportId')::bigint = $1 returning id`;
        await waitFor(async () =>
          expect(await shop.test.database.query(atLastAttempt, [paid])).toHaveLength(1),
        );
        await server.stop();
        await shop.letJobsGo();
        const heldUp = async () =>
          (await part(JobsStatus).counts()).find(({ queue }) => queue === 'generate-report')?.heldUp;
        await waitFor(async () =>
          expect(await heldUp()).toMatchObject({ jobs: 1, error: expect.stringMatching(/event store/) }),
        );
        expect((await shop.get('/metrics')).body).toContain('jobs_held_up{queue="generate-report"} 1');
        await server.start();
        await shop.until(paid, 'completed');
        expect(await shop.facts(`report-${paid}`)).not.toContain('ReportGenerationFailed');
        // Its job ends shortly after the report exists.
        await waitFor(async () => expect(await heldUp()).toBeNull());
      });
    });

    it('[CO-05] webhooks and the sweeper also wait for the store, and the payment is found afterwards', async () => {
      // This test runs the sweeper itself, because the clock is mocked.
      await part(RecurringJobs).stop();
      const silent = await shop.createReport();
      const { id } = (await shop.openPayment(silent)).paymentIntent;
      await shop.test.database.query(
        `update durable.simulated_payments set status = 'succeeded', charge_id = 'ch_1', paid_at = now(), webhook_due_at = now()
          where intent_id = $1`,
        [id],
      );
      await shop.caughtUp('billing.payments@1');
      const later = new Date(Date.now() + 11 * 60_000);
      const clock = jest.spyOn(part(Clock), 'now').mockReturnValue(later);
      await server.stop();
      const sweep = (): Promise<void> => part(SweepOpenPayments).run(new AbortController().signal);
      await expect(sweep()).rejects.toThrow('The event store does not answer');
      const deliver = part(DeliverSimulatedWebhooks).run(new AbortController().signal);
      await expect(deliver).rejects.toThrow('The event store does not answer');
      const told = 'select webhook_attempts as times from durable.simulated_payments where intent_id = $1';
      expect(await shop.test.database.query(told, [id])).toEqual([{ times: 0 }]);
      await server.start();
      await waitFor(sweep);
      clock.mockRestore();
      await shop.until(silent, 'completed');
    });
  });

  it("a start with a new database is refused, since it lacks the keys of the events' personal data", async () => {
    const database = await freshDatabase();
    process.env['DATABASE_URL'] = database.url;
    const application = await createApplication(readConfig(ServerConfig, { LOG_LEVEL: 'silent' }));
    await expect(application.init()).rejects.toThrow('this database is new');
    await application.close();
    await database.close();
  });

  /** A browser gets a page in its language, a program the same message as a problem document. */
  async function readersAreTold(report: string): Promise<void> {
    const spanish = { accept: 'text/html', 'accept-language': 'es-US' };
    for (const [address, language, words] of [
      [report, 'es', 'Todo informe pagado está a salvo.*Vuelva a intentarlo en un minuto'],
      [`${report}?lang=en`, 'en', 'Every paid report is safe.*Please try again in a minute'],
    ] as const) {
      const { statusCode, headers, body } = await shop.get(address, spanish);
      expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
      expect([headers['retry-after'], headers['cache-control']]).toEqual(['60', 'no-store']);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toMatch(new RegExp(words, 's'));
    }
    const { headers, body } = await shop.get(report, { accept: 'application/json' });
    expect([headers['content-type'], headers['retry-after']]).toEqual([
      'application/problem+json; charset=utf-8',
      '5',
    ]);
    expect(JSON.parse(body)).toMatchObject({ status: 503, success: false });
  }

  const notAnswering = expect.stringMatching(/^The event store (does|did) not answer/);

  /** /ready waits only two seconds for each component. */
  const readyIs = (said: object): Promise<void> =>
    waitFor(async () => expect((await shop.get('/ready')).json()).toEqual(said));
  const hashOf = (schema: string): Promise<string> =>
    shop.test.database.transaction((client) => hashOfProjection(client, schema));

  /** The projection of these events in a separate schema. */
  async function folded(projection: Projection, events: readonly RecordedEvent[]): Promise<string> {
    const schema = `${part(ProjectionRegistry).schemaOf(projection.name)}_folded`;
    const mine = events.filter(({ type }) => projection.handles.includes(type));
    const opened = await part(EventCodec).openEach(mine);
    await shop.test.database.transaction((client) => createTables(client, schema, projection));
    await shop.test.database.transaction((client) => project(client, schema, projection, opened));
    return schema;
  }
});

async function wholeLog(store: EventStore): Promise<RecordedEvent[]> {
  return (await store.readAll(null, 10_000)).events;
}

async function copy(events: readonly RecordedEvent[], to: EventStore): Promise<void> {
  for (const { stream, revision, id, type, data, meta } of events) {
    await to.append(stream, revision === 0 ? 'no-stream' : revision - 1, [{ id, type, data, meta }]);
  }
}

function withoutPlace({ position: _position, recordedAt: _recordedAt, ...event }: RecordedEvent): object {
  return event;
}
