import { cards } from '../../apps/api/test/buyer/order.js';
import { translate } from '../../apps/web/src/test/translate.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { orderReport, payWith } from '../support/order.js';
import type { Site } from '../support/site.js';
import { words, type JourneyLanguage } from '../support/words.js';

const languages = Object.keys(words) as JourneyLanguage[];

/** React's error about unexpected texts in a server-rendered page, which it then renders again. */
const textMismatch = 'React error #418';

/** Runs in the page: whether React has hydrated the form and will not replace its fields. */
const isHydrated = () =>
  Object.keys(document.querySelector('#property-form') ?? {}).some((key) => key.startsWith('__react'));

/** The browser translates every page immediately, and again after each change. */
export function testTranslatedPurchase(sharedSite: () => Site): void {
  it.each(languages)('works in translated pages, after a declined card (%s)', async (language) => {
    const t = words[language];
    const site = sharedSite();
    const context = await site.newContext({ viewport: { width: 390, height: 800 } });
    await context.addInitScript(`(${translate.toString()})(document)`);
    const page = await context.newPage();
    const consoleErrors = collectConsoleErrors(page);
    await page.goto(site.application.url + t.home);
    await page.locator('h1 font font').waitFor();
    await page.waitForFunction(isHydrated);
    await orderReport(page, language);
    await payWith(page, language, cards.declined);
    await page.getByText(t.declined).first().waitFor();
    await payWith(page, language, cards.pays);
    await page.waitForURL(t.thankYouPath);
    await page.locator('main a[href*="html-report"], main a[href*="report/"]').first().click();
    await page.waitForURL(/\/html-report\/\d+/);
    await page.getByRole('heading', { name: t.negotiable }).first().waitFor();
    expect(consoleErrors.filter((complaint) => !complaint.includes(textMismatch))).toEqual([]);
    await context.close();
  });
}
