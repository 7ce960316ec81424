import { cards } from '../apps/api/test/buyer/order.js';
import { widths } from './support/browser.js';
import { complaintsOf } from './support/complaints.js';
import { orderReport, payWith } from './support/order.js';
import { troublesOf } from './support/page-checks.js';
import { Site } from './support/site.js';
import { words, type JourneyLanguage } from './support/words.js';

const languages = Object.keys(words) as JourneyLanguage[];
const everyJourney = languages.flatMap((language) => widths.map((width) => ({ language, width })));
/** Each language and each width once, unless there is time for all. */
const journeys = process.env['LONG'] ? everyJourney : [everyJourney[0]!, everyJourney[3]!];

describe('a buyer gets the report', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  }, 120_000);
  afterAll(() => site?.close(), 60_000);

  it.each(journeys)(
    '[RT-02] [CO-04] [TY-01] [RP-03] from the landing page past a declined card to the open report ($language, $width px)',
    async ({ language, width }) => {
      const t = words[language];
      const context = await site.browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      const check = async (step: string): Promise<void> => {
        expect({ step, troubles: await troublesOf(page, `${step}-${language}-${width}`) }).toEqual({
          step,
          troubles: [],
        });
      };

      await page.goto(site.application.url + t.home);
      await check('landing');
      await orderReport(page, language);
      await page.getByRole('heading', { level: 1, name: t.checkoutTitle }).waitFor();
      await check('checkout');
      await payWith(page, language, cards.declined);
      await page.getByText(t.declined).first().waitFor();
      await check('declined');
      const reportId = page.url().split('/').at(-1) as string;
      expect((await page.request.get(`${site.application.url}/html-report/${reportId}`)).status()).toBe(404);

      await payWith(page, language, cards.pays);
      await page.waitForURL(t.processingPath);
      await page.getByRole('heading', { name: t.processingTitle }).waitFor();
      await check('processing');
      await page.waitForURL(t.thankYouPath, { timeout: 20_000 });
      await check('thank-you');

      const opened = context.waitForEvent('page', { timeout: 5_000 }).catch(() => page);
      await page.locator('main a[href*="html-report"], main a[href*="report/"]').first().click();
      const report = await opened;
      await report.waitForURL(/\/html-report\/\d+/);
      expect(await report.locator('html').getAttribute('lang')).toBe(t.reportLanguage);
      await report.getByRole('heading', { name: t.negotiable }).first().waitFor();
      expect({ step: 'report', troubles: await troublesOf(report, `report-${language}-${width}`) }).toEqual({
        step: 'report',
        troubles: [],
      });
      expect(complaints).toEqual([]);
      await context.close();
    },
    180_000,
  );

  it.each(languages)(
    '[RT-06] an unknown address answers 404 and leads home (%s)',
    async (language) => {
      const context = await site.browser.newContext();
      const page = await context.newPage();
      const answer = await page.goto(`${site.application.url}${words[language].home}no-such-page`);
      expect(answer?.status()).toBe(404);
      expect(await troublesOf(page, `not-found-${language}`)).toEqual([]);
      await page.locator('main a').first().click();
      await page.waitForURL(site.application.url + words[language].home);
      await context.close();
    },
    30_000,
  );
});
