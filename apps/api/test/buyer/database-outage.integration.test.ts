import pg from 'pg';
import { waitFor } from '../wait-for.js';
import { cards } from './order.js';
import { Shop } from './shop.js';

const mayBePaid =
  /[Ii]f you have already paid, please do not pay again: your payment is safe, it will be found/;
const isPaid = /^Your payment cannot be checked at the moment\. Please do not pay again: it will be found/;

/** Refuses connections to a database and ends the existing ones, as a stopped Postgres does. */
class DatabaseSwitch {
  private constructor(
    private readonly server: pg.Client,
    private readonly name: string,
  ) {}

  static async of(url: string): Promise<DatabaseSwitch> {
    const others = new URL(url);
    const name = others.pathname.slice(1);
    others.pathname = '/postgres';
    const server = new pg.Client({ connectionString: others.href });
    await server.connect();
    return new DatabaseSwitch(server, name);
  }

  async stop(): Promise<void> {
    await this.server.query(`alter database ${this.name} with allow_connections false`);
    await this.server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      this.name,
    ]);
  }

  async start(): Promise<void> {
    await this.server.query(`alter database ${this.name} with allow_connections true`);
  }

  async end(): Promise<void> {
    await this.server.end();
  }
}

describe('a buyer who may have paid while the database is down', () => {
  let shop: Shop;
  let database: DatabaseSwitch;
  beforeAll(async () => {
    shop = await Shop.open();
    database = await DatabaseSwitch.of(shop.test.url);
  });
  afterAll(async () => {
    await database?.start();
    await database?.end();
    await shop?.close();
  });

  it('[CO-05] is asked on every page not to pay again, and gets the report when the database is back', async () => {
    const reportId = await shop.createReport();
    const intent = await shop.openPayment(reportId);
    const intentId = intent.paymentIntent.id;
    await shop.pay(intent, cards.pays);
    await database.stop();

    const told = async (answer: Promise<{ statusCode: number; body: string }>) => {
      const { statusCode, body } = await answer;
      return [statusCode, (JSON.parse(body) as { message: string }).message];
    };
    const path = `/api/reports/${reportId}`;
    expect(await told(shop.reportSuccess(reportId, intentId))).toEqual([503, expect.stringMatching(isPaid)]);
    expect(await told(shop.pay(intent, cards.pays))).toEqual([503, expect.stringMatching(isPaid)]);
    const unavailable =
      /^Payments are currently unavailable\. Please try again later or contact support\. If/;
    for (const ofPayment of ['payment-intent', 'premium/payment-intent']) {
      const answer = await told(shop.post(`${path}/${ofPayment}`));
      expect([ofPayment, ...answer]).toEqual([ofPayment, 503, expect.stringMatching(mayBePaid)]);
      expect(answer[1]).toMatch(unavailable);
    }
    for (const ofReport of ['status', 'receipt', 'premium']) {
      const answer = await told(shop.get(`${path}/${ofReport}`));
      expect([ofReport, ...answer]).toEqual([ofReport, 503, expect.stringMatching(mayBePaid)]);
    }
    expect(await told(shop.post('/api/reports/find', { email: 'ana@example.com' }))).toEqual([
      503,
      expect.stringMatching(mayBePaid),
    ]);

    const pageIn = (language: string) =>
      shop.get(`/html-report/${reportId}?lang=${language}`, { accept: 'text/html' });
    expect((await pageIn('en')).body).toContain('If you have already paid, please do not pay again');
    expect((await pageIn('es')).body).toContain('Si ya pagó, no vuelva a pagar');

    await database.start();
    await waitFor(async () => expect((await shop.get(`${path}/status`)).statusCode).toBe(200));
    await shop.reportSuccess(reportId, intentId);
    await shop.until(reportId, 'completed');
    expect(await shop.facts(`payment-simulated-${intentId}`)).toEqual([
      'PaymentRequested',
      'PaymentSucceeded',
    ]);
  });
});
