import type { BrowserContext, Page } from 'playwright-core';
import { Purchase } from '../apps/api/test/process/purchase.js';
import { SourcesServer } from '../apps/api/test/property-facts/sources-server.js';
import type { FakeStripe } from '../apps/api/test/stripe/start-stripe.js';
import { widths } from './support/browser.js';
import { collectConsoleErrors } from './support/console-errors.js';
import { queryDatabase } from './support/database.js';
import { findViolations } from './support/page-checks.js';
import { AdminApi } from './support/admins.js';
import type { Site } from './support/site.js';
import { payByCard, payPastRefusals, stripeCards } from './support/stripe-page.js';
import { StripeSite } from './support/stripe-site.js';
import { words, type JourneyLanguage } from './support/words.js';

const journeys = [
  { language: 'en', width: widths[0] },
  { language: 'es', width: widths[1] },
] as const;

/** The page that follows a payment. */
const isPaidPage =
  (language: JourneyLanguage) =>
  ({ pathname }: URL): boolean =>
    words[language].processingPath.test(pathname) || words[language].thankYouPath.test(pathname);

// Also covered by the partners' journey, and by the tests of the card form, the processing page and billing.
describe('a payment with Stripe', () => {
  const sources = new SourcesServer();
  let shop: StripeSite;
  let stripe: FakeStripe;
  let site: Site;
  let context: BrowserContext;
  let strays: readonly string[];

  beforeAll(async () => {
    await sources.start();
    shop = await StripeSite.open({
      PROPERTY_FACTS: 'fema,census,attom',
      PROPERTY_FACTS_URL: sources.url,
      ATTOM_API_KEY: 'attom-key',
    });
    ({ stripe, site } = shop);
  });
  beforeEach(() => shop.deliverWebhooks(true));
  afterEach(async () => {
    stripe.faults.clear();
    await context.close();
    if (strays.length > 0) throw new Error(`The page sent requests to ${strays.join(', ')}`);
  });
  afterAll(async () => {
    await shop?.close();
    await sources.stop();
  });

  async function openCheckout(
    language: JourneyLanguage,
    width: number = widths[1],
  ): Promise<{ page: Page; purchase: Purchase }> {
    const purchase = await Purchase.begin(site.application);
    ({ context, strays } = await shop.newContext({ viewport: { width, height: 900 } }));
    const page = await context.newPage();
    await page.goto(`${site.application.url}${words[language].home}checkout/${purchase.reportId}`);
    return { page, purchase };
  }

  it.each(journeys)(
    '[CO-02] [CO-03] [CO-04] leads past a declined card, a mistyped card and a failed 3-D Secure check, which charge nothing, to the report ($language, $width px)',
    async ({ language, width }) => {
      const { page, purchase } = await openCheckout(language, width);
      const consoleErrors = collectConsoleErrors(page);
      const sales = await site.countSales(purchase, async () => {
        await payPastRefusals(page, language, {
          whenRefused: async () => expect(await purchase.status()).toBe('draft'),
          whenMistyped: async () => expect(await findViolations(page, `stripe-${language}`)).toEqual([]),
        });
        await page.waitForURL(words[language].thankYouPath);
      });
      expect(sales).toBe(1);
      const report = await page.request.get(`${site.application.url}/html-report/${purchase.reportId}`);
      expect(report.status()).toBe(200);
      expect(consoleErrors).toEqual([]);
    },
  );

  describe('of an amount that changed in another tab', () => {
    const setPremiumPrice = async (price: string): Promise<void> => {
      const admin = await AdminApi.signIn(site.application);
      await admin.setSetting('PREMIUM_PRICE', price);
    };
    afterAll(() => setPremiumPrice('10.00'));

    it('[RP-05] charges the new amount only after the buyer confirms it', async () => {
      const { page, purchase } = await openCheckout('en');
      await page.getByRole('checkbox', { name: 'Add the premium sections' }).check();
      await page.getByRole('button', { name: 'Pay $35.00' }).waitFor();
      await setPremiumPrice('12.50');
      // Another tab removes premium and adds it again at its new price.
      await purchase.choose({ premium: false });
      expect((await purchase.choose({ premium: true })).paymentIntent.amount).toBe(3750);
      await payByCard(page, 'en', stripeCards.pays, 'Pay $35.00');
      await page.getByRole('alert').getByText('The amount has changed').waitFor();
      const confirmations = () => stripe.requests.filter(({ path }) => path.endsWith('/confirm')).length;
      const before = confirmations();
      expect(stripe.intent(purchase.intent.paymentIntent.id)).toMatchObject({
        status: 'requires_payment_method',
        amount: 3750,
      });
      const sales = await site.countSales(purchase, async () => {
        await page.getByRole('button', { name: 'Pay $37.50' }).click();
        await page.waitForURL(words.en.thankYouPath);
      });
      expect([sales, confirmations() - before]).toEqual([1, 1]);
      expect(stripe.intent(purchase.intent.paymentIntent.id).amount_received).toBe(3750);
    });
  });

  it('[CO-05] waits on the processing page for the webhook of a slow card', async () => {
    const { page, purchase } = await openCheckout('en');
    const sales = await site.countSales(purchase, async () => {
      await payByCard(page, 'en', stripeCards.processing);
      await page.waitForURL(words.en.processingPath);
      await page.getByText('Waiting for your payment').waitFor();
      stripe.settle(purchase.intent.paymentIntent.id);
      await page.waitForURL(words.en.thankYouPath);
    });
    expect(sales).toBe(1);
  });

  it('[CO-03] is unavailable while the script is blocked, until a retry', async () => {
    const { page } = await openCheckout('es', widths[0]);
    let isBlocked = true;
    await page.route('https://js.stripe.com/**', (route) => (isBlocked ? route.abort() : route.fallback()));
    await page.reload();
    await page.getByText('Los pagos no están disponibles').waitFor();
    expect(await findViolations(page, 'stripe-blocked-es-390')).toEqual([]);
    isBlocked = false;
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await page.getByRole('group', { name: words.es.card }).waitFor();
  });

  it('[CO-03] is unavailable while Stripe is down, until a retry', async () => {
    const { page } = await openCheckout('en');
    stripe.faults.next({ answer: 503, times: 100, of: { path: /payment_intents/u } });
    await page.reload();
    await page.getByText('Payments are currently unavailable').waitFor();
    stripe.faults.clear();
    expect(await page.getByRole('group', { name: words.en.card }).count()).toBe(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('group', { name: words.en.card }).waitFor();
  });

  it('is found and not taken twice when its response is lost', async () => {
    const { page, purchase } = await openCheckout('en');
    const sales = await site.countSales(purchase, async () => {
      await page.getByRole('group', { name: words.en.card }).waitFor();
      stripe.faults.next({ answer: 'drop', when: 'after', of: { path: /\/confirm$/u } });
      await payByCard(page, 'en', stripeCards.pays);
      await page.waitForURL(isPaidPage('en'));
    });
    expect(sales).toBe(1);
  });

  it('[CO-05] is completed by the webhook when the browser closes right after paying', async () => {
    const { page, purchase } = await openCheckout('en');
    await page.route('**/payment-success', (route) => route.abort());
    const sales = await site.countSales(purchase, async () => {
      await payAndLeave(page);
    });
    expect(sales).toBe(1);
  });

  it('[CO-05] is completed by the sweeper when the webhook is lost too', async () => {
    shop.deliverWebhooks(false);
    const { page, purchase } = await openCheckout('en');
    await page.route('**/payment-success', (route) => route.abort());
    const sales = await site.countSales(purchase, async () => {
      stripe.faults.next({ answer: 503, times: 100, of: { path: /\/events/u } });
      await payAndLeave(page);
      stripe.webhooks.dropAll();
      expect(await purchase.status()).toBe('draft');
      await advanceClock(12);
    });
    expect(sales).toBe(1);
  });

  /** Closes the page only after its report to us has failed: a request held by a route is sent when its page closes. */
  async function payAndLeave(page: Page): Promise<void> {
    const charged = page.waitForResponse('**/confirm');
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/payment-success'));
    await payByCard(page, 'en', stripeCards.pays);
    await charged;
    await lost;
    await page.close();
  }

  /** Restarts the server with a later clock, so that its recurring jobs are due. */
  async function advanceClock(minutes: number): Promise<void> {
    await queryDatabase(site.application.dataDir, 'delete from durable.recurring_runs');
    await site.application.kill('SIGINT');
    await site.application.launch({ CLOCK_OFFSET: String(minutes * 60) });
  }
});
