import { cards } from '../../apps/api/test/buyer/order.js';
import { translate } from '../../apps/web/src/test/translate.js';
import { complaintsOf } from '../support/complaints.js';
import { orderReport, payWith } from '../support/order.js';
import type { Site } from '../support/site.js';
import { words, type JourneyLanguage } from '../support/words.js';

const languages = Object.keys(words) as JourneyLanguage[];

/** React's report that a written page has other texts than expected: it renders the page again. */
const otherTexts = 'React error #418';

/** Playwright fills in a field in one step: one that React replaces meanwhile would be lost. */
const isTakenOver = () =>
  Object.keys(document.querySelector('#property-form') ?? {}).some((key) => key.startsWith('__react'));

/** With a browser that translates every page from the moment it is there, and goes on as it changes. */
export function buyerHasPagesTranslated(sharedSite: () => Site): void {
  it.each(languages)('buys a report in translated pages, after a declined card (%s)', async (language) => {
    const t = words[language];
    const site = sharedSite();
    const context = await site.newContext({ viewport: { width: 390, height: 800 } });
    await context.addInitScript(`(${translate.toString()})(document)`);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto(site.application.url + t.home);
    await page.locator('h1 font font').waitFor();
    await page.waitForFunction(isTakenOver);
    await orderReport(page, language);
    await payWith(page, language, cards.declined);
    await page.getByText(t.declined).first().waitFor();
    await payWith(page, language, cards.pays);
    await page.waitForURL(t.thankYouPath);
    await page.locator('main a[href*="html-report"], main a[href*="report/"]').first().click();
    await page.waitForURL(/\/html-report\/\d+/);
    await page.getByRole('heading', { name: t.negotiable }).first().waitFor();
    expect(complaints.filter((complaint) => !complaint.includes(otherTexts))).toEqual([]);
    await context.close();
  });
}
