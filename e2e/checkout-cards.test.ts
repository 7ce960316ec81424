import type { Browser, Page } from 'playwright-core';
import { Application } from './support/application.js';
import { launchBrowser } from './support/browser.js';
import { countEvents } from './support/log.js';
import { Purchase } from './support/purchase.js';
import { words, type JourneyLanguage } from './support/words.js';

const numbers = {
  insufficientFunds: '4000 0000 0000 9995',
  authenticate: '4000 0025 0000 3155',
  slow: '4000 0000 0000 0077',
  webhookOnly: '4000 0000 0000 0093',
} as const;

describe('a buyer pays with every kind of card', () => {
  let application: Application;
  let browser: Browser;
  beforeAll(async () => {
    [application, browser] = await Promise.all([Application.start(), launchBrowser()]);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await application.stop();
  }, 30_000);

  async function openCheckout(language: JourneyLanguage): Promise<{ page: Page; purchase: Purchase }> {
    const purchase = await Purchase.begin(application);
    const page = await browser.newPage();
    await page.goto(`${application.url}${words[language].home}checkout/${purchase.reportId}`);
    await page.getByLabel(words[language].card).waitFor();
    return { page, purchase };
  }

  /** How many sales the log holds more once the purchase is completed. */
  async function salesOf(purchase: Purchase, sale: () => Promise<void>): Promise<number> {
    const before = await countEvents(application.dataDir, 'PaymentSucceeded');
    await sale();
    await application.until(() => purchase.isCompleted(), 15_000);
    return (await countEvents(application.dataDir, 'PaymentSucceeded')) - before;
  }

  it('[CO-02] [CO-03] a refused 3-D Secure question charges nothing and leaves the form; a confirmed one pays', async () => {
    const { page, purchase } = await openCheckout('en');
    await pay(page, 'en', numbers.authenticate);
    const question = page.getByRole('dialog', { name: 'Confirm it is you' });
    await question.getByRole('button', { name: 'Fail the check' }).click();
    await page.getByRole('alert').getByText('Payment Failed').waitFor();
    await question.waitFor({ state: 'detached' });
    expect(await purchase.status()).toBe('draft');

    const sales = await salesOf(purchase, async () => {
      await page.getByRole('button', { name: 'Pay $25.00' }).click();
      await question.getByRole('button', { name: 'Confirm payment' }).click();
      await page.waitForURL(words.en.thankYouPath);
    });
    expect(sales).toBe(1);
    await page.close();
  });

  it.each([
    ['en', 'Your card has insufficient funds.'],
    ['es', 'Su tarjeta no tiene fondos suficientes.'],
  ] as const)(
    '[CO-03] a card without funds is refused in the words of the page (%s)',
    async (language, refusal) => {
      const { page, purchase } = await openCheckout(language);
      await pay(page, language, numbers.insufficientFunds);
      await page.getByRole('alert').getByText(refusal).waitFor();
      expect(await page.getByRole('button', { name: words[language].pay }).isEnabled()).toBe(true);
      expect(await purchase.status()).toBe('draft');
      await page.close();
    },
  );

  it('[CO-05] a slow card waits on the processing page until the provider has confirmed it', async () => {
    const { page, purchase } = await openCheckout('es');
    const sales = await salesOf(purchase, async () => {
      await pay(page, 'es', numbers.slow);
      await page.waitForURL(words.es.processingPath);
      await page.getByText('Esperando su pago').waitFor();
      await page.waitForURL(words.es.thankYouPath);
    });
    expect(sales).toBe(1);
    await page.close();
  });

  it("[CO-03] [CO-05] the provider's webhook alone completes the sale when the browser cannot report it", async () => {
    const { page, purchase } = await openCheckout('en');
    await page.route('**/payment-success', (route) => route.abort());
    const sales = await salesOf(purchase, async () => {
      await pay(page, 'en', numbers.webhookOnly);
      await page.getByRole('alert').getByText('Failed to process payment').waitFor();
      await page.getByRole('link', { name: 'Follow your report' }).click();
      await page.waitForURL(words.en.thankYouPath);
    });
    expect(sales).toBe(1);
    await page.close();
  });

  it('[CO-05] a sale is completed, once, when the browser is gone right after paying', async () => {
    const { page, purchase } = await openCheckout('en');
    const sales = await salesOf(purchase, async () => {
      const charged = page.waitForResponse('**/confirm');
      await pay(page, 'en', numbers.webhookOnly);
      await charged;
      await page.close();
    });
    expect(sales).toBe(1);
  });
});

async function pay(page: Page, language: JourneyLanguage, card: string): Promise<void> {
  const t = words[language];
  await page.getByLabel(t.name).fill('Ana Buyer');
  await page.getByLabel(t.card).fill(card);
  await page.getByLabel(t.expiration).fill('12/34');
  await page.getByLabel(t.cvc).fill('123');
  await page.getByRole('button', { name: t.pay }).click();
}
