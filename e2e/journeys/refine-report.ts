import { Purchase } from '../../apps/api/test/process/purchase.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';

export function testRefinement(sharedSite: () => Site): void {
  it('[RP-02] can be corrected, shows the difference and keeps the old version, also in Spanish', async () => {
    const site = sharedSite();
    const purchase = await Purchase.begin(site.application);
    await purchase.pay();
    await purchase.report();
    await site.application.until(() => purchase.isCompleted());
    const page = await site.newPage();
    const consoleErrors = collectConsoleErrors(page);
    await page.goto(`${site.application.url}/html-report/${purchase.reportId}?lang=en`);
    const bought = await page.locator('.total b').textContent();

    await page.getByRole('link', { name: 'Correct or refine' }).click();
    await page.getByLabel('Down payment').last().fill('10%');
    await page.getByLabel('Loan type').selectOption('Conventional');
    expect(await findViolations(page, 'refine')).toEqual([]);
    await page.getByRole('button', { name: 'Update my report' }).click();
    await page.getByRole('heading', { name: 'Version 2 of your report is ready' }).waitFor();
    const row = page.getByRole('table', { name: 'Cash to close' }).getByRole('row').last();
    expect(await row.textContent()).toContain(bought);
    expect(await findViolations(page, 'refined')).toEqual([]);

    await page.getByRole('link', { name: 'Open version 1' }).click();
    await page.waitForURL(/version=1/);
    expect(await page.locator('.total b').textContent()).toBe(bought);
    await page.goto(`${site.application.url}/es/informe/${purchase.reportId}/corregir`);
    await page.getByRole('heading', { name: 'Versión 2' }).waitFor();
    expect(await page.getByLabel('Pago inicial').last().inputValue()).toBe('10%');
    expect(consoleErrors).toEqual([]);
    await page.close();
  });
}
