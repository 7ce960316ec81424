import type Stripe from 'stripe';
import { waitFor } from '../../apps/api/test/wait-for.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { queryDatabase } from '../support/database.js';
import { planted, type StripeSite } from '../support/stripe-site.js';

const person = { name: 'Wilhelmina Plantagenet', email: 'wilhelmina@plantagenet.example' };
const toEvents = { path: /\/events/u } as const;

type Line = Readonly<{
  correlationId?: string;
  path?: string;
  command?: string;
  reactor?: string;
  job?: string;
}>;

/** The server must log at the level `trace`. */
export function testPurchaseTraces(sharedShop: () => StripeSite): void {
  let shop: StripeSite;
  let url: string;
  beforeAll(() => {
    shop = sharedShop();
    url = shop.site.application.url;
    shop.deliverWebhooks(false);
  });
  afterEach(() => shop.stripe.faults.clear());
  afterAll(() => shop.deliverWebhooks(true));

  const readEvents = (correlationId: string) =>
    queryDatabase(
      shop.site.application.dataDir,
      `select event_id as id, type, meta->>'causationId' as cause from events.events
       where meta->>'correlationId' = $1 order by position`,
      [correlationId],
    );
  const linesOf = (correlationId: string): Line[] =>
    shop.site.application.log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line)
      .filter((line) => line.correlationId === correlationId);

  it('[PL-06] can be followed by the request id through every log line and event, up to the mail', async () => {
    // The server cannot query Stripe's events, so this request is the first to report the payment.
    shop.stripe.faults.next({ answer: 503, times: Infinity, of: toEvents });
    const purchase = await Purchase.begin({ url }, { userEmail: 'traced.buyer@example.com' });
    shop.stripe.pay(purchase.intent.paymentIntent.id);
    const reported = await fetch(`${url}/api/reports/${purchase.reportId}/payment-success`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paymentIntentId: purchase.intent.paymentIntent.id }),
    });
    const requestId = reported.headers.get('x-request-id')!;
    expect(reported.status).toBe(200);
    for (const last of ['ReportEmailed', 'SaleSplit'])
      await shop.site.application.until(async () =>
        (await readEvents(requestId)).some(({ type }) => type === last),
      );

    const chain = await readEvents(requestId);
    const idOf = (event: string) => chain.find(({ type }) => type === event)?.['id'];
    expect(Object.fromEntries(chain.map(({ type, cause }) => [type, cause]))).toEqual({
      BuyerCardUsed: null,
      PaymentSucceeded: null,
      ReportGenerationStarted: idOf('PaymentSucceeded'),
      ReportGenerated: idOf('PaymentSucceeded'),
      ReportEmailed: idOf('ReportGenerated'),
      SaleSplit: idOf('PaymentSucceeded'),
    });
    // The last job ends shortly after its event.
    await waitFor(async () =>
      expect(
        linesOf(requestId).map(({ reactor, job, command, path }) => reactor ?? job ?? command ?? path),
      ).toEqual(
        expect.arrayContaining([
          '/api/reports/:reportId/payment-success',
          'ConfirmPayment',
          'generate-report-when-payment-succeeded',
          'generate-report',
          'GenerateReport',
          'settle-sale-when-payment-moved',
          'settle-sale',
          'SplitSale',
          'send-report-mail-when-report-generated',
          'send-mail',
          'RecordReportMail',
        ]),
      ),
    );
  });

  /** Adds all personal data that Stripe may send about the buyer. */
  function addPersonalData(event: Stripe.Event): Stripe.Event {
    const copy = structuredClone(event);
    Object.assign(copy.data.object, { receipt_email: person.email, billing_details: person });
    return copy;
  }

  it('logs the ids of what happened, but no keys, secrets or personal data', async () => {
    const { stripe, site } = shop;
    const { intent } = await Purchase.begin({ url });
    stripe.pay(intent.paymentIntent.id);
    const event = addPersonalData(stripe.events().at(-1)!);
    for (const twist of ['bad signature', 'other account', 'unknown type', undefined] as const) {
      await stripe.webhooks.send(event, twist);
    }
    // For every request from now on, since the server also queries Stripe by itself.
    stripe.faults.next({ answer: 503, times: Infinity });
    expect((await stripe.webhooks.send(event)).status).toBe(503);
    const logged = (text: string) => site.application.until(async () => site.application.log.includes(text));
    await logged('ProviderUnavailableError: Stripe is unavailable (StripeAPIError 503');
    await logged(`${event.id} (payment_intent.painted_green) was ignored`);
    await logged('A webhook was refused: No signatures found matching');
    const secrets = [...Object.values(person), planted, intent.clientSecret, 'v1='];
    expect(secrets.filter((secret) => site.application.log.includes(secret))).toEqual([]);
  });
}
