import type { BrowserContext } from 'playwright-core';
import { widths } from '../support/browser.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';

const journeys = [
  {
    language: 'en',
    width: widths[0],
    home: '/',
    decline: 'Decline all',
    says: /^Someone just ordered a report for a .+ in .+, [A-Z]{2}$/,
    sample: 'Sample notice',
    close: 'Close, and show no more of these notices',
  },
  {
    language: 'es',
    width: widths[1],
    home: '/es/',
    decline: 'Rechazar todas',
    says: /^Alguien acaba de pedir un informe sobre una? .+ en .+, [A-Z]{2}$/,
    sample: 'Aviso de muestra',
    close: 'Cerrar y no mostrar más estos avisos',
  },
] as const;

/** The site must have no sales yet: then the notices are samples. */
export function testPurchaseNotices(sharedSite: () => Site): void {
  let site: Site;
  let context: BrowserContext;
  beforeAll(() => {
    site = sharedSite();
  });
  afterEach(() => context.close());

  it.each(journeys)(
    '[SP-01] appears after the cookie choice, until the visitor closes one ($language, $width px)',
    async ({ language, width, ...t }) => {
      context = await site.newVisitor({ viewport: { width, height: 800 } });
      const page = await context.newPage();
      const consoleErrors = collectConsoleErrors(page);
      await page.clock.install();
      await page.goto(site.application.url + t.home);
      const notice = page.locator('[data-social-proof]');
      await page.getByRole('button', { name: t.decline }).waitFor();
      await page.clock.runFor(60_000);
      expect(await notice.count()).toBe(0);

      const loaded = page.waitForResponse('**/api/public/social-proof');
      await page.getByRole('button', { name: t.decline }).click();
      await loaded;
      await page.clock.runFor(3_000);
      await notice.getByText(t.says).waitFor();
      await notice.getByText(t.sample).waitFor();
      expect(await findViolations(page, `purchase-notice-${language}`)).toEqual([]);
      await notice.getByRole('button', { name: t.close }).click();
      await notice.waitFor({ state: 'detached' });

      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.clock.runFor(60_000);
      expect(await notice.count()).toBe(0);
      expect(consoleErrors).toEqual([]);
    },
  );
}
