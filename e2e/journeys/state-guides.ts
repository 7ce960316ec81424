import type { Page } from 'playwright-core';
import { collectConsoleErrors } from '../support/console-errors.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';

const states = [
  {
    language: 'en',
    list: '/closing-costs',
    state: 'Wyoming',
    title: 'Closing costs in Wyoming',
    price: 'Purchase price',
    loan: 'Loan',
    result: 'Result',
    toReport: 'Get the report for my address',
    lines: 'Required by law',
  },
  {
    language: 'es',
    list: '/es/costos-de-cierre',
    state: 'Nueva York',
    title: 'Costos de cierre en Nueva York',
    price: 'Precio de compra',
    loan: 'Préstamo',
    result: 'Resultado',
    toReport: 'Obtener el informe de mi dirección',
    lines: 'Exigido por ley',
  },
] as const;

export function testStateGuides(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  const watchApiRequests = (page: Page): string[] => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/public/')) requested.push(new URL(request.url()).pathname);
    });
    return requested;
  };

  it.each(states)(
    'leads from the list of states to $state, an estimate and the order ($language)',
    async ({ language, list, state, title, price, loan, result, toReport }) => {
      const page = await site.newPage();
      const [consoleErrors, requested] = [collectConsoleErrors(page), watchApiRequests(page)];
      const check = async (step: string): Promise<void> =>
        expect({ step, violations: await findViolations(page, `${step}-${language}`) }).toEqual({
          step,
          violations: [],
        });

      await page.goto(site.application.url + list);
      await page.getByRole('link', { name: state, exact: true }).waitFor();
      await check('states');
      await page.getByRole('link', { name: state, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      for (const details of await page.locator('main details:not([open]) > summary').all())
        await details.click();
      await check('state');

      const answer = page.getByRole('status', { name: result });
      const before = await answer.textContent();
      const answered = page.waitForResponse((response) =>
        response.url().includes('price=1250000&loanType=Cash'),
      );
      await page.getByLabel(price).fill('1,250,000');
      await page.getByLabel(loan, { exact: true }).selectOption('Cash');
      await answered;
      await page.waitForFunction(
        ({ name, text }) => document.querySelector(`[role=status][aria-label=${name}]`)?.textContent !== text,
        { name: result, text: before },
      );
      await page.locator('[role=status][aria-busy=false]').first().waitFor();
      await check('state-answered');

      await page.getByRole('link', { name: toReport }).click();
      await page.waitForURL(/#property-form$/);
      await page.locator('#property-form').waitFor();
      // The form takes over the price once its script has loaded.
      await page.waitForFunction(
        (field) => (field as HTMLInputElement).value === '1,250,000',
        await page.getByLabel(price).elementHandle(),
      );
      // Served figures are not requested again.
      expect(requested.filter((path) => path.includes('state-guides'))).toEqual([]);
      expect(requested).toContain('/api/public/quick-estimate');
      expect(consoleErrors).toEqual([]);
    },
  );

  it.each(states)('shows "$title" without JavaScript', async ({ list, state, title, lines }) => {
    const context = await site.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.application.url + list);
    await page.getByRole('link', { name: state, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const table = page.getByRole('table', { name: lines });
    expect(await table.getByRole('row').count()).toBeGreaterThan(3);
    expect(await page.getByText(/JavaScript/).count()).toBe(1);
    await context.close();
  });

  it('has a page for each state in the sitemap, and no other', async () => {
    const { request } = await site.newContext();
    const sitemap = await (await request.get(`${site.application.url}/sitemap.xml`)).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
    const states = addresses.filter((address) => /\/(closing-costs|costos-de-cierre)\//.test(address));
    expect(states).toHaveLength(102);
    for (const address of states)
      expect([address, (await request.head(address)).status()]).toEqual([address, 200]);
    for (const path of ['/closing-costs/nueva-york', '/closing-costs/PR', '/es/costos-de-cierre/new-york'])
      expect([path, (await request.get(site.application.url + path)).status()]).toEqual([path, 404]);
  });
}
