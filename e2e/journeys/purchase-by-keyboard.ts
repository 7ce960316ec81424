import type { Page } from 'playwright-core';
import { cards } from '../../apps/api/test/buyer/order.js';
import { waitFor } from '../../apps/api/test/wait-for.js';
import { widths } from '../support/browser.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { FocusWalk } from '../support/focus.js';
import { holdProcessing } from '../support/hold-processing.js';
import { pressTo } from '../support/keyboard.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import { keepToasts, waitForUncoveringToast } from '../support/toasts.js';
import { oneUnlessLong } from '../support/one-unless-long.js';
import { words } from '../support/words.js';

const journeys = [
  {
    language: 'en',
    width: widths[1],
    skip: 'Skip to content',
    wrongAddress: 'Please include Street, City, State ZIP',
    wrongName: 'Enter the name as it appears on the card',
    buyerType: 'Cash Buyer',
    propertyType: 'Property type',
    pool: 'The property has a pool',
    copy: 'Copy link',
    copied: 'Copied!',
    addPremium: 'Add premium sections',
    payPremium: 'Pay $10.00',
    isPremium: 'Your report now includes premium',
    openPremium: 'Open your report',
  },
  {
    language: 'es',
    width: widths[0],
    skip: 'Saltar al contenido',
    wrongAddress: 'Incluya',
    wrongName: 'Escriba el nombre como aparece en la tarjeta',
    buyerType: 'Al contado',
    propertyType: 'Tipo de propiedad',
    pool: 'La propiedad tiene',
    copy: 'Copiar enlace',
    copied: 'Copiado',
    addPremium: 'Agregar secciones premium',
    payPremium: 'Pagar $10.00',
    isPremium: 'Su informe ya incluye las secciones premium',
    openPremium: 'Abrir su informe',
  },
] as const;

/** Premium bought later is also covered by premium.test and premium.integration. */
const isLong = Boolean(process.env['LONG']);

/** The most thorough journey of a purchase. */
export function testPurchaseByKeyboard(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it.each(oneUnlessLong(journeys, 1))(
    `[RT-02] [CO-04] [CO-06] [TO-01] [TY-01] [RP-03] leads past a declined card to the report${isLong ? ' and premium' : ''}, with a visible focus ($language, $width px)`,
    async ({ language, width, ...own }) => {
      const t = { ...words[language], ...own };
      // The cookie banner and all toasts stay open, and motion is on, since all of them can hide the focus.
      const context = await site.newVisitor({
        viewport: { width, height: 800 },
        reducedMotion: 'no-preference',
      });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await keepToasts(context);
      const page = await context.newPage();
      const consoleErrors = collectConsoleErrors(page);
      const walk = new FocusWalk(page);
      const button = (name: string) => page.getByRole('button', { name });
      const check = async (step: string): Promise<void> =>
        expect({ step, violations: await findViolations(page, `keys-${step}-${language}`) }).toEqual({
          step,
          violations: [],
        });
      const payWith = async (card: string, named: string): Promise<void> => {
        await walk.type(page.getByLabel(t.name), 'Ana Buyer');
        await walk.type(page.getByLabel(t.card), card);
        await walk.type(page.getByLabel(t.expiration), '1234');
        await walk.type(page.getByLabel(t.cvc), '123');
        await walk.press(button(named));
      };

      await page.goto(site.application.url + t.home);
      await page.locator('[data-cookie-consent]').waitFor();
      await page.getByLabel(t.address).waitFor();
      expect(await findViolations(page, `keys-cookie-banner-${language}`)).toEqual([]);
      await page.keyboard.press('Tab');
      await walk.press(page.getByRole('link', { name: t.skip }));
      expect(await readFocusedTag(page)).toBe('MAIN');

      await walk.press(page.getByLabel(t.optIn), 'Space');
      await walk.type(page.getByLabel(t.email), 'ana.buyer@example.com');
      await walk.press(button(t.continue));
      await waitFor(async () => expect(await readDescription(page)).toContain(t.wrongAddress));
      await walk.type(page.getByLabel(t.address), '5 Oak Street, Katy, TX 77494');
      await walk.type(page.getByLabel(t.price), '450,000');
      await pressTo(page, page.getByRole('radio').first(), 'Tab');
      await page.keyboard.press('ArrowLeft');
      await walk.moveTo(page.getByRole('radio', { name: t.buyerType }));
      await walk.press(page.getByLabel(t.propertyType), 'ArrowDown');
      await walk.press(page.getByLabel(t.pool), 'Space');
      expect(await page.getByRole('radio', { name: t.buyerType }).isChecked()).toBe(true);
      expect(await page.getByLabel(t.pool).isChecked()).toBe(true);
      await walk.press(button(t.continue));

      await page.getByRole('heading', { level: 1, name: t.checkoutTitle }).waitFor();
      await waitForUncoveringToast(page, t.submitted);
      const counties = page.getByRole('group', { name: t.countyQuestion });
      await walk.press(counties.getByRole('radio').first(), 'ArrowDown');
      await counties.getByRole('radio', { name: 'Harris County', checked: true }).waitFor();
      await walk.press(button(t.confirmPlace));
      await button(t.change).waitFor();
      await walk.moveTo(button(t.change));
      await page.getByLabel(t.card).waitFor();
      await walk.press(button(t.pay));
      await waitFor(async () => expect(await readDescription(page)).toContain(t.wrongName));
      await payWith(cards.declined, t.pay);
      await page.getByText(t.declined).first().waitFor();
      await check('declined');
      const reportId = page.url().split('/').at(-1) as string;
      expect((await page.request.get(`${site.application.url}/html-report/${reportId}`)).status()).toBe(404);

      const release = await holdProcessing(page);
      await walk.moveTo(page.getByLabel(t.card));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(cards.pays);
      await walk.press(button(t.pay));
      await page.waitForURL(t.processingPath);
      await page.getByRole('heading', { name: t.processingTitle }).waitFor();
      await waitForUncoveringToast(page, t.paid);
      await check('processing');
      release();

      await page.waitForURL(t.thankYouPath);
      const link = page.locator('main a[href*="html-report"], main a[href*="report/"]').first();
      await link.waitFor();
      await waitFor(async () => expect(await readFocusedTag(page)).toBe('MAIN'));
      await check('thank-you');
      await walk.press(button(t.copy));
      await button(t.copied).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      await walk.press(link);
      await page.waitForURL(/\/html-report\/\d+/);
      expect(page.url()).toBe(copied);
      await page.getByRole('heading', { name: t.negotiable }).first().waitFor();
      expect(await page.locator('body').textContent()).toContain('Harris');
      expect(await page.locator('body').textContent()).not.toContain('Fort Bend');
      expect(await page.locator('html').getAttribute('lang')).toBe(t.reportLanguage);
      await check('report');
      await walk.moveOn(12);

      if (isLong) {
        expect(await page.locator('#flood-zone').count()).toBe(0);
        await walk.press(page.getByRole('link', { name: t.addPremium }));
        await page.getByLabel(t.card).waitFor();
        await payWith(cards.pays, t.payPremium);
        await page.getByRole('heading', { level: 1, name: t.isPremium }).waitFor();
        await walk.press(page.getByRole('link', { name: t.openPremium }));
        await page.locator('#flood-zone').waitFor();
      }
      expect(walk.violations).toEqual([]);
      expect(consoleErrors).toEqual([]);
      await context.close();
    },
  );
}

const readFocusedTag = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.tagName);

/** The focused field's description, which screen readers read after its name. */
const readDescription = (page: Page): Promise<string> =>
  page.evaluate(() =>
    (document.activeElement?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
