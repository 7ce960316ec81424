import type Stripe from 'stripe';
import { eventually } from '../../apps/api/test/eventually.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { queryLog } from '../support/log.js';
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

/** Of a server that logs all that it can. */
export function purchaseLeavesTraces(sharedShop: () => StripeSite): void {
  let shop: StripeSite;
  let url: string;
  beforeAll(() => {
    shop = sharedShop();
    url = shop.site.application.url;
    shop.deliverWebhooks(false);
  });
  afterEach(() => shop.stripe.faults.clear());
  afterAll(() => shop.deliverWebhooks(true));

  const facts = (correlationId: string) =>
    queryLog(
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

  it('[PL-06] that can be followed by the id of its request through every log line and event, to the mail', async () => {
    // No other caller queries Stripe's events, so this request is the first to report the payment.
    shop.stripe.faults.next({ answer: 503, times: Infinity, of: toEvents });
    const purchase = await Purchase.begin({ url });
    shop.stripe.pay(purchase.intent.paymentIntent.id);
    const told = await fetch(`${url}/api/reports/${purchase.reportId}/payment-success`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paymentIntentId: purchase.intent.paymentIntent.id }),
    });
    const requestId = told.headers.get('x-request-id')!;
    expect(told.status).toBe(200);
    for (const last of ['ReportEmailed', 'SaleSplit'])
      await shop.site.application.until(async () =>
        (await facts(requestId)).some(({ type }) => type === last),
      );

    const chain = await facts(requestId);
    const idOf = (event: string) => chain.find(({ type }) => type === event)?.['id'];
    expect(Object.fromEntries(chain.map(({ type, cause }) => [type, cause]))).toEqual({
      BuyerCardUsed: null,
      PaymentSucceeded: null,
      ReportGenerationStarted: idOf('PaymentSucceeded'),
      ReportGenerated: idOf('PaymentSucceeded'),
      ReportEmailed: idOf('ReportGenerated'),
      SaleSplit: idOf('PaymentSucceeded'),
    });
    // The last job ends a moment after its event.
    await eventually(async () =>
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

  /** An event with all that Stripe may tell of the buyer. */
  function tellingAll(event: Stripe.Event): Stripe.Event {
    const told = structuredClone(event);
    Object.assign(told.data.object, { receipt_email: person.email, billing_details: person });
    return told;
  }

  it('with ids of what happened in the log, and neither keys nor secrets nor the buyer', async () => {
    const { stripe, site } = shop;
    const { intent } = await Purchase.begin({ url });
    stripe.pay(intent.paymentIntent.id);
    const event = tellingAll(stripe.events().at(-1)!);
    for (const twist of ['bad signature', 'other account', 'unknown type', undefined] as const) {
      await stripe.webhooks.send(event, twist);
    }
    // From now on for every caller: the server also catches up with Stripe on its own.
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
