import type Stripe from 'stripe';
import { begunDatabase } from '../begun-database.js';
import type { TestDatabase } from '../postgres.js';
import { Purchase } from '../process/purchase.js';
import { serverPort } from '../process/server-port.js';
import { ServerProcess } from '../process/server-process.js';
import { startStripe, type FakeStripe } from '../stripe/start-stripe.js';

const person = { name: 'Wilhelmina Plantagenet', email: 'wilhelmina@plantagenet.example' };

describe('the log of a shop that takes cards through Stripe', () => {
  let database: TestDatabase;
  let stripe: FakeStripe;
  let server: ServerProcess;
  let url: string;
  beforeAll(async () => {
    database = await begunDatabase();
    stripe = await startStripe({
      secretKey: 'sk_test_PLANTEDSECRET',
      publishableKey: 'pk_test_PLANTEDPUBLIC',
      webhookSecret: 'whsec_PLANTEDSIGNING',
    });
    const port = await serverPort();
    url = `http://127.0.0.1:${port}`;
    server = ServerProcess.start({
      PORT: String(port),
      DATABASE_URL: database.url,
      PERSONAL_DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
      LEDGER_SEAL_KEY: Buffer.alloc(32, 7).toString('base64'),
      LOG_LEVEL: 'trace',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
    });
    await server.ready();
    stripe.webhooks.sendTo(`${url}/api/webhooks/stripe`);
  });
  afterAll(async () => {
    server?.child.kill('SIGTERM');
    await server?.end();
    await stripe?.stop();
    await database?.close();
  });

  /** An event with all that Stripe may tell of the buyer. */
  function tellingAll(event: Stripe.Event): Stripe.Event {
    const told = structuredClone(event);
    Object.assign(told.data.object, { receipt_email: person.email, billing_details: person });
    return told;
  }

  it('holds ids of what happened, and neither keys nor secrets nor the buyer', async () => {
    const { intent } = await Purchase.begin({ url });
    stripe.pay(intent.paymentIntent.id);
    const event = tellingAll(stripe.events().at(-1)!);
    for (const twist of ['bad signature', 'other account', 'unknown type', undefined] as const) {
      await stripe.webhooks.send(event, twist);
    }
    // From now on, whoever else asks: the server also catches up with Stripe on its own.
    stripe.faults.next({ answer: 503, times: Infinity });
    expect((await stripe.webhooks.send(event)).status).toBe(503);
    await server.says('ProviderUnavailableError: Stripe cannot be asked (StripeAPIError 503');
    const log = server.output;
    expect(log).toContain(`${event.id} (payment_intent.painted_green) was ignored`);
    expect(log).toContain('A webhook was refused: No signatures found matching');
    const secrets = [...Object.values(person), 'PLANTED', intent.clientSecret, 'v1='];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});
