import type { Page } from 'playwright-core';
import { cards } from '../../apps/api/test/buyer/order.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { queryLog } from '../support/log.js';
import { payWith } from '../support/order.js';
import type { Site } from '../support/site.js';
import { words, type JourneyLanguage } from '../support/words.js';

const refusals = [
  ['en', 'Your card has insufficient funds.'],
  ['es', 'Su tarjeta no tiene fondos suficientes.'],
] as const;

export function buyerPaysByCard(sharedSite: () => Site): void {
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

  /** The provider confirms slow payments when told to: its four seconds may pass before anybody has looked. */
  async function holdSlowPayments(): Promise<() => Promise<void>> {
    const run = (sql: string) => queryLog(site.application.dataDir, sql);
    await run(`create function durable.in_an_hour() returns trigger language plpgsql as
      'begin new.settles_at = now() + interval ''1 hour''; return new; end'`);
    await run(`create trigger hold before update of settles_at on durable.simulated_payments
      for each row when (new.status = 'processing') execute function durable.in_an_hour()`);
    return async () => {
      await run('drop function durable.in_an_hour cascade');
      await run(`update durable.simulated_payments set settles_at = now() where status = 'processing'`);
    };
  }

  it('[CO-02] [CO-03] a refused 3-D Secure question charges nothing and leaves the form; a confirmed one pays', async () => {
    const { page, purchase } = await openCheckout('en');
    await payWith(page, 'en', cards.asks);
    const question = page.getByRole('dialog', { name: 'Confirm it is you' });
    await question.getByRole('button', { name: 'Fail the check' }).click();
    await page.getByRole('alert').getByText('Payment Failed').waitFor();
    await question.waitFor({ state: 'detached' });
    expect(await purchase.status()).toBe('draft');

    const sales = await site.salesOf(purchase, async () => {
      await page.getByRole('button', { name: 'Pay $25.00' }).click();
      await question.getByRole('button', { name: 'Confirm payment' }).click();
      await page.waitForURL(words.en.thankYouPath);
    });
    expect(sales).toBe(1);
    await page.close();
  });

  it('[CO-05] a slow card waits on the processing page until the provider has confirmed it', async () => {
    const { page, purchase } = await openCheckout('es');
    const sales = await site.salesOf(purchase, async () => {
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
    '[CO-03] a card without funds is refused in the words of the page (%s)',
    async (language, refusal) => {
      const { page, purchase } = await openCheckout(language);
      await payWith(page, language, cards.poor);
      await page.getByRole('alert').getByText(refusal).waitFor();
      await page.getByRole('button', { name: words[language].pay, disabled: false }).waitFor();
      expect(await purchase.status()).toBe('draft');
      await page.close();
    },
  );

  it("[CO-03] [CO-05] the provider's webhook alone completes the sale when the browser cannot report it", async () => {
    const { page, purchase } = await openCheckout('en');
    await page.route('**/payment-success', (route) => route.abort());
    const sales = await site.salesOf(purchase, async () => {
      await payWith(page, 'en', cards.webhookOnly);
      await page.getByRole('alert').getByText('Failed to process payment').waitFor();
      await page.getByRole('link', { name: 'Follow your report' }).click();
      await page.waitForURL(words.en.thankYouPath);
    });
    expect(sales).toBe(1);
    await page.close();
  });

  it('[CO-05] a sale is completed, once, when the browser is gone right after paying', async () => {
    const { page, purchase } = await openCheckout('en');
    const sales = await site.salesOf(purchase, async () => {
      const charged = page.waitForResponse('**/confirm');
      await payWith(page, 'en', cards.webhookOnly);
      await charged;
      await page.close();
    });
    expect(sales).toBe(1);
  });
}
