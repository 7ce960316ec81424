import { jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type {
  CreateReportRequest,
  PaymentIntentView,
  SimulatedCardRequest,
} from '@closewise/contracts/buyer';
import { createApplication } from '../../src/application.js';
import { DeliverSimulatedWebhooks } from '../../src/billing/simulated/deliver-simulated-webhooks.job.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { ServerConfig } from '../../src/platform/config/variables/server-config.js';
import { Passwords } from '../../src/platform/auth/passwords/passwords.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { NEW_JOB } from '../../src/platform/jobs/job-queue.js';
import { Consumers } from '../../src/platform/projections/consumers.js';
import { ProjectionRegistry } from '../../src/platform/projections/projection-registry.js';
import { startedDatabase, variablesOf } from '../started-database.js';
import { waitFor, waitTimeoutMs } from '../wait-for.js';
import { LiveAnswers } from '../http/live-answers.js';
import type { TestDatabase } from '../postgres.js';
import { cards, order } from './order.js';

/** Parameters for fast password hashes in tests. */
export const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** The whole application on its own database, as a buyer's browser uses it. */
export class Shop {
  constructor(
    readonly application: NestFastifyApplication,
    readonly test: TestDatabase,
    private readonly answers = new LiveAnswers(),
  ) {}

  /**
   * `noteEveryMs`: maximum delay until other processes, such as commands, see the progress of projections;
   * `prepare` receives the server before any route exists.
   */
  static async open({
    noteEveryMs,
    prepare,
  }: { noteEveryMs?: number; prepare?: (server: FastifyInstance) => void } = {}): Promise<Shop> {
    const test = await startedDatabase();
    Object.assign(process.env, variablesOf(test.url));
    const answers = new LiveAnswers();
    const application = await createApplication(
      readConfig(ServerConfig, { LOG_LEVEL: 'silent' }),
      (server) => {
        answers.watch(server);
        prepare?.(server);
      },
    );
    if (noteEveryMs !== undefined) application.get(Consumers, { strict: false }).noteEveryMs = noteEveryMs;
    await application.init();
    await (application.getHttpAdapter().getInstance() as unknown as FastifyInstance).ready();
    waitLonger(application.get(ProjectionRegistry, { strict: false }));
    application.get(Passwords, { strict: false }).cost = cheap;
    return new Shop(application, test, answers);
  }

  async close(): Promise<void> {
    await this.application.close();
    await this.test.close();
    for (const name of Object.keys(variablesOf(this.test.url))) delete process.env[name];
    this.answers.settle();
  }

  post(url: string, payload: object | string = {}): Promise<LightMyRequestResponse> {
    return this.application.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json' },
    });
  }

  get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.application.inject({ method: 'GET', url, headers });
  }

  /**
   * Makes appends to streams with this prefix fail as if the process had died; returns a function that restores them.
   */
  diesBefore(prefix: string): () => void {
    const store = this.application.get(EventStore, { strict: false });
    const append = store.append.bind(store);
    const spy = jest.spyOn(store, 'append').mockImplementation((stream, ...rest) => {
      if (stream.startsWith(prefix)) throw new Error('killed');
      return append(stream, ...rest);
    });
    return () => spy.mockRestore();
  }

  async createReport(changes: Partial<CreateReportRequest> = {}): Promise<number> {
    const answer = await this.post('/api/report/chain', { ...order, ...changes });
    return answer.json<{ reportId: number }>().reportId;
  }

  async openPayment(reportId: number): Promise<PaymentIntentView> {
    return (await this.post(`/api/reports/${reportId}/payment-intent`)).json<PaymentIntentView>();
  }

  pay(intent: PaymentIntentView, cardNumber: string, more: Partial<SimulatedCardRequest> = {}) {
    return this.post(`/api/simulated-payments/${intent.paymentIntent.id}/confirm`, {
      clientSecret: intent.clientSecret,
      nameOnCard: 'Ana Buyer',
      cardNumber,
      expiration: '12/40',
      cvc: '123',
      ...more,
    });
  }

  /** Sends due webhooks of the provider at once, instead of within a second. */
  deliverWebhooks(): Promise<void> {
    const deliver = this.application.get(DeliverSimulatedWebhooks, { strict: false });
    return deliver.run(new AbortController().signal);
  }

  reportSuccess(reportId: number, paymentIntentId: string) {
    return this.post(`/api/reports/${reportId}/payment-success`, { paymentIntentId, referralCode: null });
  }

  async status(reportId: number): Promise<{ status: string; errorMessage: string | null }> {
    return (await this.get(`/api/reports/${reportId}/status`)).json();
  }

  /** Polls as the processing page does, but more often. */
  async until(reportId: number, status: string): Promise<void> {
    await waitFor(async () => {
      const seen = await this.status(reportId);
      if (seen.status !== status) throw new Error(`Report ${reportId} is ${seen.status}, not ${status}`);
    });
  }

  /** Moves the application's clock ahead until the mocks are restored. */
  pass(milliseconds: number): void {
    const clock = this.application.get(Clock, { strict: false });
    const now = clock.now.bind(clock);
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(now().getTime() + milliseconds));
  }

  /** A paid and generated report. */
  async sell(changes: Partial<CreateReportRequest> = {}): Promise<number> {
    const reportId = await this.createReport(changes);
    const intent = await this.openPayment(reportId);
    await this.pay(intent, cards.pays);
    await this.reportSuccess(reportId, intent.paymentIntent.id);
    await this.until(reportId, 'completed');
    return reportId;
  }

  /** The types of a stream's events, in order. */
  async facts(stream: string): Promise<string[]> {
    const events = await this.application.get(EventStore, { strict: false }).readStream(stream);
    return events.map(({ type }) => type);
  }

  /** The events of a stream, once it has this many. */
  factsOnceThere(stream: string, count: number): Promise<string[]> {
    return waitFor(async () => {
      const facts = await this.facts(stream);
      if (facts.length < count) throw new Error(`${stream} has not ${count} facts but: ${facts.join(', ')}`);
      return facts;
    });
  }

  /** Waits until the projection has handled all events so far. */
  async caughtUp(projection: string): Promise<void> {
    const head = await this.application.get(EventStore, { strict: false }).head();
    const registry = this.application.get(ProjectionRegistry, { strict: false });
    if (head === null || (await registry.waitFor(projection, head))) return;
    throw new Error(`${projection} has not handled all events after ${waitTimeoutMs} ms`);
  }

  /** The result of a read during which nothing changes, since jobs of earlier tests may still append events. */
  async atRest<Seen>(read: () => Promise<Seen>): Promise<Seen> {
    const store = this.application.get(EventStore, { strict: false });
    for (;;) {
      const before = await store.head();
      const seen = await read();
      if ((await store.head()) === before) return seen;
    }
  }

  /** Holds new jobs until they are released. */
  async holdJobs(): Promise<void> {
    await this.test.database.query(
      `create function jobs.hold() returns trigger language plpgsql as
         $$ begin new.start_after := now() + interval '1 day'; return new; end $$`,
    );
    await this.test.database.query(
      'create trigger hold before insert on jobs.job for each row execute function jobs.hold()',
    );
  }

  /** Releases the held jobs, or with `keep` only stops holding new ones. */
  async letJobsGo({ held } = { held: true }): Promise<void> {
    await this.test.database.query('drop function if exists jobs.hold() cascade');
    if (held) await this.hurryJobs();
  }

  /** Runs delayed jobs and retries at once. */
  async hurryJobs(): Promise<void> {
    await this.test.database.query(
      `with hurried as (
         update jobs.job set start_after = now() where state in ('created', 'retry') returning name)
       select pg_notify('${NEW_JOB}', name) from hurried`,
    );
  }

  async countEvents(): Promise<number> {
    const [row] = await this.test.database.query<{ n: number }>('select count(*) as n from events.events');
    return row!.n;
  }
}

/** Waits longer than production does for lists to show a change, so that no test sees an old list. */
function waitLonger(projections: ProjectionRegistry): void {
  const waitFor = projections.waitFor.bind(projections);
  projections.waitFor = (name, position, timeoutMs) => waitFor(name, position, timeoutMs ?? waitTimeoutMs);
}
