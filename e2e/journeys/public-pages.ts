import { withTime } from '../../apps/api/test/with-time.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { pressTo } from '../support/keyboard.js';
import { findMarkupErrors } from '../support/markup.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';

/** Each content page with its heading. */
export const contentPages: readonly (readonly [path: string, title: string])[] = [
  ['/how-it-works', 'Your closing costs in three steps and five minutes'],
  ['/es/como-funciona', 'Sus costos de cierre en tres pasos y cinco minutos'],
  ['/faq', 'Frequently asked questions'],
  ['/es/preguntas-frecuentes', 'Preguntas frecuentes'],
  ['/sample-report', 'Sample report'],
  ['/es/informe-muestra', 'Informe de muestra'],
  ['/accuracy', 'How we measure accuracy'],
  ['/es/exactitud', 'Cómo medimos la exactitud'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/es/politica-privacidad', 'Política de privacidad'],
  ['/terms-of-service', 'Terms of Service'],
  ['/es/terminos-servicio', 'Términos de servicio'],
  ['/no-refund-policy', 'Refund Policy'],
  ['/es/politica-sin-reembolso', 'Política de reembolso'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/disclaimer', 'Legal Disclaimer'],
];

/** Pages of other kinds, some with a language. */
export const otherPages = [
  '/',
  '/es/',
  '/blog',
  '/es/blog',
  '/closing-costs',
  '/closing-costs/texas',
  '/es/costos-de-cierre/texas',
  '/html-report/sample',
  '/html-report/sample?lang=es',
  '/html-report/1',
  '/no/such/page',
  '/find-my-report',
  '/affiliate/register',
  '/affiliate/terms',
  '/organization/master-setup',
  '/admin/login',
  '/unauthorized',
] as const;

export function testPublicPages(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it('[RT-02] show the content of every content page without JavaScript', async () => {
    for (const [path, title] of contentPages) {
      const html = await (await fetch(site.application.url + path)).text();
      const shown = [textOf('h1', html), textOf('main', html).length > 600];
      expect([path, ...shown]).toEqual([path, title, true]);
    }
  });

  it('conform to the HTML standard', async () => {
    const found: Record<string, string[]> = {};
    for (const path of [...contentPages.map(([content]) => content), ...otherPages]) {
      const errors = await findMarkupErrors(await (await fetch(site.application.url + path)).text());
      if (errors.length > 0) found[path] = errors;
    }
    expect(found).toEqual({});
  });

  it('keep the list of fees a table for screen readers on phones, which show each row in two lines', async () => {
    const page = await site.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site.application.url}/html-report/sample`);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    const rows = await page.locator('.quotes tr').count();
    expect(count('columnheader')).toBeGreaterThanOrEqual(5);
    expect(count('row')).toBeGreaterThanOrEqual(rows);
    expect(count('cell')).toBeGreaterThan(rows);
    await page.close();
  });

  // Also covered by FaqPage.test, header.test, TemplateDemoPage.test and demo-report.integration.
  withTime(() => {
    it('open one question at a time without JavaScript', async () => {
      const context = await site.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${site.application.url}/faq`);
      const [first, second] = [page.locator('#faq-0'), page.locator('#faq-301')];
      await first.locator('summary').click();
      await second.locator('summary').click();
      await second.locator('p').first().waitFor();
      expect(await first.getAttribute('open')).toBeNull();
      await context.close();
    });

    it('print all answers and no controls', async () => {
      const context = await site.newVisitor();
      const page = await context.newPage();
      await page.goto(`${site.application.url}/es/preguntas-frecuentes`);
      await page.getByRole('button', { name: 'Preferencias' }).waitFor();
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('details[open]').count()).toBe(0);
      const answers = page.locator('details p');
      expect(await answers.filter({ visible: true }).count()).toBe(await answers.count());
      expect(
        await page.locator('a:not(details a), button, footer').filter({ visible: true }).allInnerTexts(),
      ).toEqual(['Closewise']);
      await context.close();
    });

    it('[RT-10] have a side menu on phones that works by keyboard and returns the focus', async () => {
      const page = await site.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(`${site.application.url}/es/preguntas-frecuentes`);
      const open = page.getByRole('button', { name: 'Menú' });
      await pressTo(page, open);
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Menú' });
      await menu.waitFor();
      expect(await findViolations(page, 'side-menu')).toEqual([]);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await pressTo(page, menu.getByRole('link', { name: 'Cómo funciona' }), 'Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${site.application.url}/es/como-funciona`);
      await menu.waitFor({ state: 'hidden' });
      await page.close();
    });

    it('[RT-15] link the sample page to the full sample report, and that to the order', async () => {
      const page = await site.newPage();
      const consoleErrors = collectConsoleErrors(page);
      await page.goto(`${site.application.url}/es/`);
      await page
        .getByRole('navigation', { name: 'Principal' })
        .getByRole('link', { name: 'Informe de muestra' })
        .click();
      const cashToClose = await page
        .getByText('Lleve al cierre')
        .locator('xpath=following-sibling::*')
        .innerText();
      await page.getByRole('link', { name: 'Abrir el informe de muestra completo' }).first().click();
      await page.getByRole('heading', { level: 1, name: '1600 Main Street, Houston, TX 77002' }).waitFor();
      const headline = (await page.locator('.total b').innerText()).replaceAll(/\D/g, '');
      expect(Math.abs(Number(headline) - Number(cashToClose.replaceAll(/\D/g, '')))).toBeLessThanOrEqual(5);
      expect(await findViolations(page, 'sample-full')).toEqual([]);
      await page.getByRole('link', { name: 'Pedir el informe de su casa' }).click();
      await page.waitForURL(`${site.application.url}/es/`);
      expect(consoleErrors).toEqual([]);
      await page.close();
    });

    it('[DM-01] [RT-03] create, process and open a demo report', async () => {
      const page = await site.newPage({ viewport: { width: 1280, height: 900 } });
      const consoleErrors = collectConsoleErrors(page);
      await page.goto(`${site.application.url}/template-demo`);
      expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
      await page.getByRole('button', { name: 'Create Demo Report' }).click();
      await page.getByText('Draft').waitFor();
      expect(await findViolations(page, 'template-demo')).toEqual([]);
      await page.getByRole('button', { name: 'Process Report' }).click();
      await page.waitForURL(/\/html-report\/\d{16}$/);
      await page.getByText('Demo report', { exact: true }).waitFor();
      expect(await findViolations(page, 'template-demo-report')).toEqual([]);
      await page.goBack();
      await page.getByText('Report Ready!').waitFor();
      expect(await findViolations(page, 'template-demo-ready')).toEqual([]);
      expect(consoleErrors).toEqual([]);
      await page.close();
    });
  });
}

/** The text of the first such element in a served page. */
const textOf = (tag: 'h1' | 'main', html: string): string =>
  (html.match(new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`))?.[0] ?? '').replaceAll(/<[^<>]*>/g, '');
