import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import type { Site } from '../support/site.js';

const maxPages = 12;

/** All amounts of the report in order, including folded parts. */
const readAmounts = async (page: Page): Promise<string[]> =>
  ((await page.locator('#report').textContent()) ?? '').match(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g) ?? [];

const countPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

export function testSavedReport(sharedSite: () => Site): void {
  let site: Site;
  let address: string;
  beforeAll(async () => {
    site = sharedSite();
    const purchase = await Purchase.begin(site.application);
    await purchase.pay();
    await purchase.report();
    await site.application.until(() => purchase.isCompleted());
    address = `${site.application.url}/html-report/${purchase.reportId}`;
  });

  it('[RP-02] can be printed, saved as a PDF, shared by link and read in the other language', async () => {
    const context = await site.newContext();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(() => (window.print = () => void (document.title = 'printed')));
    const page = await context.newPage();
    const consoleErrors = collectConsoleErrors(page);
    await page.goto(address);

    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.title()).toBe('printed');
    expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(maxPages);
    expect(await page.locator('details[open]').count()).toBe(0);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${address}?lang=en`);

    const pdf = await page.getByRole('link', { name: 'Save as PDF' }).getAttribute('href');
    const saved = await page.request.get(pdf ?? '');
    expect(saved.headers()['content-type']).toBe('application/pdf');
    expect((await saved.body()).subarray(0, 5).toString()).toBe('%PDF-');

    const english = await readAmounts(page);
    expect(english.length).toBeGreaterThan(100);
    await page.getByRole('link', { name: 'Leer en español' }).click();
    await page.getByRole('button', { name: 'Imprimir' }).waitFor();
    expect((await readAmounts(page)).toSorted()).toEqual(english.toSorted());
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  it('[RP-02] opens as a saved copy without a network', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'closewise-copy-'));
    const context = await site.newContext({ offline: true });
    const page = await context.newPage();
    const [consoleErrors, requests] = [collectConsoleErrors(page), [] as string[]];
    page.on('request', (request) => requests.push(request.url()));
    try {
      const copy = join(folder, 'report.html');
      await writeFile(copy, await (await fetch(address)).text());
      const url = pathToFileURL(copy).href;
      await page.goto(url);
      await page.getByRole('heading', { level: 1, name: /1600 Main Street/ }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
      await page.getByRole('link', { name: 'Negotiation strategies' }).first().click();
      expect(requests.filter((request) => request !== url && !request.startsWith('data:'))).toEqual([]);
      expect(consoleErrors).toEqual([]);
    } finally {
      await context.close();
      await rm(folder, { recursive: true });
    }
  });
}
