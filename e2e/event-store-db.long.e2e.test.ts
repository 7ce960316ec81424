import type { Page } from 'playwright-core';
import { cards } from '../apps/api/test/buyer/order.js';
import { startEventStoreDb, type EventStoreDbDouble } from '../apps/api/test/eventstoredb/event-store-db.js';
import { widths } from './support/browser.js';
import { countEvents } from './support/database.js';
import { orderReport, payWith } from './support/order.js';
import { findViolations } from './support/page-checks.js';
import { Site } from './support/site.js';
import { words, type JourneyLanguage } from './support/words.js';

describe('a purchase with the events in EventStoreDB', () => {
  let store: EventStoreDbDouble;
  let site: Site;

  beforeAll(async () => {
    store = await startEventStoreDb();
    site = await Site.open({ EVENTSTORE_URL: store.url });
  });

  afterAll(async () => {
    await site?.close();
    await store.close();
  });

  async function openCheckout(language: JourneyLanguage): Promise<Page> {
    const context = await site.newContext({ viewport: { width: widths[0], height: 900 } });
    const page = await context.newPage();
    await page.goto(site.application.url + words[language].home);
    await orderReport(page, language);
    return page;
  }

  async function openReport(page: Page, language: JourneyLanguage): Promise<void> {
    await page.locator('main a[href*="html-report"], main a[href*="report/"]').first().click();
    await page.waitForURL(/\/html-report\/\d+/);
    await page.getByRole('heading', { name: words[language].negotiable }).first().waitFor();
  }

  it('[PL-01] leads past a declined card to the report (es)', async () => {
    const t = words.es;
    const page = await openCheckout('es');
    await payWith(page, 'es', cards.declined);
    await page.getByText(t.declined).first().waitFor();
    await payWith(page, 'es', cards.pays);
    await page.waitForURL(t.thankYouPath);
    const reportStream = `report-${page.url().split('/').at(-1)}`;
    await openReport(page, 'es');
    expect(await countEvents(site.application.dataDir, 'ReportGenerated')).toBe(0);
    const generated = store.log.all().filter(({ type }) => type === 'ReportGenerated');
    expect(generated.filter(({ stream }) => stream.endsWith(reportStream))).toHaveLength(1);
    await page.context().close();
  });

  it('[CO-05] tells the buyer what to do when the event store stops during the payment, and finds the payment later (en)', async () => {
    const t = words.en;
    const page = await openCheckout('en');
    // Right before the charge, after the check of the order.
    await page.route('**/api/simulated-payments/*/confirm', async (route) => {
      await store.stop();
      await route.continue();
    });
    await payWith(page, 'en', cards.pays);
    await page.getByText(/will not be charged again.*We will find the payment/).waitFor();
    expect(await findViolations(page, 'event-store-away-en')).toEqual([]);
    await page.getByRole('link', { name: 'Follow your report' }).click();
    await page.waitForURL(t.processingPath);
    await page.getByText('Waiting for your payment').waitFor();
    await site.application.until(async () => !(await site.application.isReady()));
    await store.start();
    await page.waitForURL(t.thankYouPath);
    await openReport(page, 'en');
    await site.application.until(() => site.application.isReady());
    await page.context().close();
  });
});
