import type { LightMyRequestResponse } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type {
  CreateReportRequest,
  PaymentIntentView,
  SimulatedCardRequest,
} from '@closewise/contracts/buyer';
import { createApplication } from '../../src/application.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { ServerConfig } from '../../src/platform/config/server-config.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';
import { cards, order } from './order.js';

/** The whole application on a database of its own, as a buyer's browser meets it. */
export class Shop {
  constructor(
    readonly application: NestFastifyApplication,
    readonly test: TestDatabase,
  ) {}

  static async open(): Promise<Shop> {
    const test = await freshDatabase();
    process.env['DATABASE_URL'] = test.url;
    process.env['PERSONAL_DATA_KEY'] = Buffer.alloc(32, 7).toString('base64');
    process.env['LEDGER_SEAL_KEY'] = Buffer.alloc(32, 7).toString('base64');
    const application = await createApplication(readConfig(ServerConfig, { LOG_LEVEL: 'silent' }));
    await application.init();
    await (application.getHttpAdapter().getInstance() as unknown as FastifyInstance).ready();
    return new Shop(application, test);
  }

  async close(): Promise<void> {
    await this.application.close();
    await this.test.close();
    delete process.env['DATABASE_URL'];
    delete process.env['PERSONAL_DATA_KEY'];
    delete process.env['LEDGER_SEAL_KEY'];
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

  reportSuccess(reportId: number, paymentIntentId: string) {
    return this.post(`/api/reports/${reportId}/payment-success`, { paymentIntentId, referralCode: null });
  }

  async status(reportId: number): Promise<{ status: string; errorMessage: string | null }> {
    return (await this.get(`/api/reports/${reportId}/status`)).json();
  }

  /** Waits as the processing page does, only more often. */
  async until(reportId: number, status: string): Promise<void> {
    const giveUpAt = Date.now() + 20_000;
    for (;;) {
      const seen = await this.status(reportId);
      if (seen.status === status) return;
      if (Date.now() > giveUpAt) throw new Error(`Report ${reportId} is ${seen.status}, not ${status}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** A paid report that can be read. */
  async sell(changes: Partial<CreateReportRequest> = {}): Promise<number> {
    const reportId = await this.createReport(changes);
    const intent = await this.openPayment(reportId);
    await this.pay(intent, cards.pays);
    await this.reportSuccess(reportId, intent.paymentIntent.id);
    await this.until(reportId, 'completed');
    return reportId;
  }

  /** Types of the stored events of a stream, in order. */
  async facts(stream: string): Promise<string[]> {
    const events = await this.application.get(EventStore, { strict: false }).readStream(stream);
    return events.map(({ type }) => type);
  }

  /** The facts of a stream once it has that many, or after 5 s. */
  async factsOnceThere(stream: string, count: number): Promise<string[]> {
    for (let i = 0; i < 200 && (await this.facts(stream)).length < count; i++) {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return this.facts(stream);
  }

  async countEvents(): Promise<number> {
    const [row] = await this.test.database.query<{ n: number }>('select count(*) as n from events.events');
    return row!.n;
  }
}
