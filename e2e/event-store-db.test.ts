import type { Browser, Page } from 'playwright-core';
import { startEventStoreDb, type EventStoreDbDouble } from '../apps/api/test/eventstoredb/event-store-db.js';
import { Application } from './support/application.js';
import { launchBrowser, widths } from './support/browser.js';
import { countEvents } from './support/log.js';
import { orderReport, payWith } from './support/order.js';
import { troublesOf } from './support/page-checks.js';
import { cards } from './support/purchase.js';
import { words, type JourneyLanguage } from './support/words.js';

describe('a buyer gets the report from a server that keeps its events in EventStoreDB', () => {
  let store: EventStoreDbDouble;
  let application: Application;
  let browser: Browser;

  beforeAll(async () => {
    store = await startEventStoreDb();
    [application, browser] = await Promise.all([
      Application.start({ EVENTSTORE_URL: store.url }),
      launchBrowser(),
    ]);
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await application.stop();
    await store.close();
  }, 30_000);

  async function atCheckout(language: JourneyLanguage): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: widths[0], height: 900 } });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    await page.goto(application.url + words[language].home);
    await orderReport(page, language);
    return page;
  }

  async function openReport(page: Page, language: JourneyLanguage): Promise<void> {
    await page.locator('main a[href*="html-report"], main a[href*="report/"]').first().click();
    await page.waitForURL(/\/html-report\/\d+/);
    await page.getByRole('heading', { name: words[language].negotiable }).first().waitFor();
  }

  it('[PL-01] from the landing page past a declined card to the open report (es)', async () => {
    const t = words.es;
    const page = await atCheckout('es');
    await payWith(page, 'es', cards.declined);
    await page.getByText(t.declined).first().waitFor();
    await payWith(page, 'es', cards.success);
    await page.waitForURL(t.thankYouPath, { timeout: 20_000 });
    await openReport(page, 'es');
    expect(await countEvents(application.dataDir, 'ReportGenerated')).toBe(0);
    expect(store.log.all().filter(({ type }) => type === 'ReportGenerated')).toHaveLength(1);
    await page.context().close();
  }, 60_000);

  it('[CO-05] when the event store goes away while they pay: they read what to do, and the payment is found (en)', async () => {
    const t = words.en;
    const page = await atCheckout('en');
    await store.stop();
    await payWith(page, 'en', cards.success);
    await page.getByText(/not charged again.*We find the payment ourselves/).waitFor();
    expect(await troublesOf(page, 'event-store-away-en')).toEqual([]);
    await page.getByRole('link', { name: 'Follow your report' }).click();
    await page.waitForURL(t.processingPath);
    await page.getByText('Waiting for your payment').waitFor();
    expect(await application.isReady()).toBe(false);
    await store.start();
    await page.waitForURL(t.thankYouPath, { timeout: 30_000 });
    await openReport(page, 'en');
    expect(await application.isReady()).toBe(true);
    await page.context().close();
  }, 90_000);
});
