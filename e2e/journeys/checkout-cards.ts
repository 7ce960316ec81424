import type { Page } from 'playwright-core';
import { cards } from '../../apps/api/test/buyer/order.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { queryDatabase } from '../support/database.js';
import { payWith } from '../support/order.js';
import type { Site } from '../support/site.js';
import { words, type JourneyLanguage } from '../support/words.js';

const refusals = [
  ['en', 'Your card has insufficient funds.'],
  ['es', 'Su tarjeta no tiene fondos suficientes.'],
] as const;

export function testCardPayments(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  async function openCheckout(language: JourneyLanguage): Promise<{ page: Page; purchase: Purchase }> {
    const purchase = await Purchase.begin(site.application);
    const page = await site.newPage();
    await page.goto(`${site.application.url}${words[language].home}checkout/${purchase.reportId}`);
    await page.getByLabel(words[language].card).waitFor();
    return { page, purchase };
  }

  /** Delays slow payments until the returned function is called. Their usual four seconds may be too short for a check. */
  async function holdSlowPayments(): Promise<() => Promise<void>> {
    const run = (sql: string) => queryDatabase(site.application.dataDir, sql);
    await run(`create function durable.in_an_hour() returns trigger language plpgsql as
      'begin new.settles_at = now() + interval ''1 hour''; return new; end'`);
    await run(`create trigger hold before update of settles_at on durable.simulated_payments
      for each row when (new.status = 'processing') execute function durable.in_an_hour()`);
    return async () => {
      await run('drop function durable.in_an_hour cascade');
      await run(`update durable.simulated_payments set settles_at = now() where status = 'processing'`);
    };
  }

  it('[CO-02] [CO-03] charges nothing after a failed 3-D Secure check and keeps the form, then pays after a confirmed one', async () => {
    const { page, purchase } = await openCheckout('en');
    await payWith(page, 'en', cards.asks);
    const question = page.getByRole('dialog', { name: 'Confirm it is you' });
    await question.getByRole('button', { name: 'Fail the check' }).click();
    await page.getByRole('alert').getByText('Payment Failed').waitFor();
    await question.waitFor({ state: 'detached' });
    expect(await purchase.status()).toBe('draft');

    const sales = await site.countSales(purchase, async () => {
      await page.getByRole('button', { name: 'Pay $25.00' }).click();
      await question.getByRole('button', { name: 'Confirm payment' }).click();
      await page.waitForURL(words.en.thankYouPath);
    });
    expect(sales).toBe(1);
    await page.close();
  });

  it('[CO-05] waits on the processing page until the provider confirms a slow card', async () => {
    const { page, purchase } = await openCheckout('es');
    const sales = await site.countSales(purchase, async () => {
      const confirm = await holdSlowPayments();
      await payWith(page, 'es', cards.slow);
      await page.waitForURL(words.es.processingPath);
      await page.getByText('Esperando su pago').waitFor();
      await confirm();
      await page.waitForURL(words.es.thankYouPath);
    });
    expect(sales).toBe(1);
    await page.close();
  });

  it.each(refusals)(
    "[CO-03] explains a card without funds in the page's language (%s)",
    async (language, refusal) => {
      const { page, purchase } = await openCheckout(language);
      await payWith(page, language, cards.poor);
      await page.getByRole('alert').getByText(refusal).waitFor();
      await page.getByRole('button', { name: words[language].pay, disabled: false }).waitFor();
      expect(await purchase.status()).toBe('draft');
      await page.close();
    },
  );

  it("[CO-03] [CO-05] completes the sale by the provider's webhook when the browser cannot report it", async () => {
    const { page, purchase } = await openCheckout('en');
    await page.route('**/payment-success', (route) => route.abort());
    const sales = await site.countSales(purchase, async () => {
      await payWith(page, 'en', cards.webhookOnly);
      await page.getByRole('alert').getByText('Failed to process payment').waitFor();
      await page.getByRole('link', { name: 'Follow your report' }).click();
      await page.waitForURL(words.en.thankYouPath);
    });
    expect(sales).toBe(1);
    await page.close();
  });

  it('[CO-05] completes the sale once when the browser closes right after paying', async () => {
    const { page, purchase } = await openCheckout('en');
    const sales = await site.countSales(purchase, async () => {
      const charged = page.waitForResponse('**/confirm');
      await payWith(page, 'en', cards.webhookOnly);
      await charged;
      await page.close();
    });
    expect(sales).toBe(1);
  });
}
