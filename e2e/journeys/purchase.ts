import { cards } from '../../apps/api/test/buyer/order.js';
import { waitFor } from '../../apps/api/test/wait-for.js';
import { widths } from '../support/browser.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { holdProcessing } from '../support/hold-processing.js';
import { orderReport, payWith } from '../support/order.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import { keepToasts, waitForUncoveringToast, toastOn } from '../support/toasts.js';
import { words, type JourneyLanguage } from '../support/words.js';

const languages = Object.keys(words) as JourneyLanguage[];
const everyJourney = languages.flatMap((language) => widths.map((width) => ({ language, width })));

export function testPurchase(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it.each(everyJourney)(
    '[RT-02] [CO-04] [TO-01] [TY-01] [RP-03] leads from the landing page past a declined card to the report and its link ($language, $width px)',
    async ({ language, width }) => {
      const t = words[language];
      const context = await site.newContext({ viewport: { width, height: 800 } });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await keepToasts(context);
      const page = await context.newPage();
      const consoleErrors = collectConsoleErrors(page);
      const check = async (step: string): Promise<void> => {
        expect({ step, violations: await findViolations(page, `${step}-${language}`) }).toEqual({
          step,
          violations: [],
        });
      };

      await page.goto(site.application.url + t.home);
      await check('landing');
      await orderReport(page, language);
      await page.getByRole('heading', { level: 1, name: t.checkoutTitle }).waitFor();
      await waitForUncoveringToast(page, t.submitted);
      await check('checkout');
      await payWith(page, language, cards.declined);
      await page.getByText(t.declined).first().waitFor();
      await check('declined');
      const reportId = page.url().split('/').at(-1) as string;
      expect((await page.request.get(`${site.application.url}/html-report/${reportId}`)).status()).toBe(404);

      const release = await holdProcessing(page);
      await payWith(page, language, cards.pays);
      await page.waitForURL(t.processingPath);
      await page.getByRole('heading', { name: t.processingTitle }).waitFor();
      await waitForUncoveringToast(page, t.paid);
      await check('processing');
      await waitFor(async () => {
        const answer = await page.request.get(`${site.application.url}/api/reports/${reportId}/status`);
        expect(await answer.json()).toMatchObject({ status: 'completed' });
      });
      release();
      await page.waitForURL(t.thankYouPath);
      await toastOn(page).waitFor({ state: 'detached' });
      await check('thank-you');

      await page.locator('main a[href*="html-report"], main a[href*="report/"]').first().click();
      await page.waitForURL(/\/html-report\/\d+/);
      expect(await page.locator('html').getAttribute('lang')).toBe(t.reportLanguage);
      await page.getByRole('heading', { name: t.negotiable }).first().waitFor();
      await page.getByRole('button', { name: t.copyLink }).click();
      await page.getByText(t.linkCopied).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/html-report/${reportId}`);
      await check('report');
      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  );

  it.each(languages)(
    '[RT-06] shows a 404 page that leads home at an unknown address (%s)',
    async (language) => {
      const context = await site.newContext();
      const page = await context.newPage();
      const answer = await page.goto(`${site.application.url}${words[language].home}no-such-page`);
      expect(answer?.status()).toBe(404);
      expect(await findViolations(page, `not-found-${language}`)).toEqual([]);
      await page.locator('main a').first().click();
      await page.waitForURL(site.application.url + words[language].home);
      await context.close();
    },
  );
}
