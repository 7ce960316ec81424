import type Stripe from 'stripe';
import { MailServer } from '../mail/mail-server.js';
import { begunDatabase } from '../begun-database.js';
import type { TestDatabase } from '../postgres.js';
import { Purchase } from '../process/purchase.js';
import { serverPort } from '../process/server-port.js';
import { ServerProcess } from '../process/server-process.js';
import { until } from '../processing.js';
import { startStripe, type FakeStripe } from '../stripe/start-stripe.js';

const key = Buffer.alloc(32, 7).toString('base64');
const person = { name: 'Wilhelmina Plantagenet', email: 'wilhelmina@plantagenet.example' };

type Fact = Readonly<{
  id: string;
  type: string;
  meta: Readonly<{ correlationId: string; causationId: string | null }>;
}>;
type Line = Readonly<{
  correlationId?: string;
  msg?: string;
  path?: string;
  command?: string;
  reactor?: string;
  job?: string;
}>;

describe('a purchase', () => {
  let database: TestDatabase;
  let mails: MailServer;
  let stripe: FakeStripe;
  let url: string;
  let settings: NodeJS.ProcessEnv;
  let shop: ServerProcess;
  let worker: ServerProcess | undefined;

  beforeAll(async () => {
    [database, mails, stripe] = await Promise.all([
      begunDatabase(),
      MailServer.start(),
      startStripe({
        secretKey: 'sk_test_PLANTEDSECRET',
        publishableKey: 'pk_test_PLANTEDPUBLIC',
        webhookSecret: 'whsec_PLANTEDSIGNING',
      }),
    ]);
    const port = await serverPort();
    url = `http://127.0.0.1:${port}`;
    settings = {
      DATABASE_URL: database.url,
      PERSONAL_DATA_KEY: key,
      LEDGER_SEAL_KEY: key,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'reports@example.com',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
      LOG_LEVEL: 'trace',
    };
    shop = ServerProcess.start({ ...settings, ROLE: 'http', PORT: String(port) });
    await shop.ready();
    stripe.webhooks.sendTo(`${url}/api/webhooks/stripe`);
  });
  afterAll(async () => {
    for (const process of [shop, worker]) process?.child.kill('SIGTERM');
    await Promise.all([shop?.end(), worker?.end()]);
    await stripe?.stop();
    await mails?.stop();
    await database?.close();
  });

  const facts = (): Promise<Fact[]> =>
    database.database.query<Fact>('select event_id as id, type, meta from events.events order by position');
  const linesOf = ({ output }: ServerProcess): Line[] =>
    output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);

  it('[PL-06] can be followed by the id of its request through every log line and event, to the mail', async () => {
    // Nobody works yet: the request is the first to tell of the payment.
    const purchase = await Purchase.begin({ url });
    stripe.pay(purchase.intent.paymentIntent.id);
    const told = await fetch(`${url}/api/reports/${purchase.reportId}/payment-success`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paymentIntentId: purchase.intent.paymentIntent.id }),
    });
    const requestId = told.headers.get('x-request-id')!;
    expect(told.status).toBe(200);
    worker = ServerProcess.start({ ...settings, ROLE: 'worker', PORT: String(await serverPort()) });
    const tied = async (): Promise<Fact[]> =>
      (await facts()).filter(({ meta }) => meta.correlationId === requestId);
    await until(async () => (await tied()).some(({ type }) => type === 'ReportEmailed'));
    await until(async () => (await tied()).some(({ type }) => type === 'SaleSplit'));

    const chain = await tied();
    const idOf = (type: string): string | undefined => chain.find((fact) => fact.type === type)?.id;
    const causes = Object.fromEntries(chain.map(({ type, meta }) => [type, meta.causationId]));
    expect(causes).toEqual({
      BuyerCardUsed: null,
      PaymentSucceeded: null,
      ReportGenerationStarted: idOf('PaymentSucceeded'),
      ReportGenerated: idOf('PaymentSucceeded'),
      ReportEmailed: idOf('ReportGenerated'),
      SaleSplit: idOf('PaymentSucceeded'),
    });

    const ofShop = linesOf(shop).filter(({ correlationId }) => correlationId === requestId);
    expect(ofShop.map(({ command, path }) => command ?? path)).toEqual(
      expect.arrayContaining(['ConfirmPayment', '/api/reports/:reportId/payment-success']),
    );
    const process = worker;
    const ofWorker = (): Line[] =>
      linesOf(process).filter(({ correlationId }) => correlationId === requestId);
    const said = (): string[] =>
      ofWorker().flatMap(({ reactor, job, command }) => reactor ?? job ?? command ?? []);
    // The last job ends a moment after its event.
    await until(() => ['send-mail', 'generate-report', 'settle-sale'].every((job) => said().includes(job)));
    expect(said()).toEqual(
      expect.arrayContaining([
        'generate-report-when-payment-succeeded',
        'settle-sale-when-payment-moved',
        'send-report-mail-when-report-generated',
        'GenerateReport',
        'SplitSale',
        'RecordReportMail',
      ]),
    );
  });

  /** An event with all that Stripe may tell of the buyer. */
  function tellingAll(event: Stripe.Event): Stripe.Event {
    const told = structuredClone(event);
    Object.assign(told.data.object, { receipt_email: person.email, billing_details: person });
    return told;
  }

  it('leaves ids of what happened in the log, and neither keys nor secrets nor the buyer', async () => {
    const { intent } = await Purchase.begin({ url });
    stripe.pay(intent.paymentIntent.id);
    const event = tellingAll(stripe.events().at(-1)!);
    for (const twist of ['bad signature', 'other account', 'unknown type', undefined] as const) {
      await stripe.webhooks.send(event, twist);
    }
    // From now on, whoever else asks: the worker also catches up with Stripe on its own.
    stripe.faults.next({ answer: 503, times: Infinity });
    expect((await stripe.webhooks.send(event)).status).toBe(503);
    await shop.says('ProviderUnavailableError: Stripe cannot be asked (StripeAPIError 503');
    expect(shop.output).toContain(`${event.id} (payment_intent.painted_green) was ignored`);
    expect(shop.output).toContain('A webhook was refused: No signatures found matching');
    const log = shop.output + worker!.output;
    const secrets = [...Object.values(person), 'PLANTED', intent.clientSecret, 'v1='];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});
