import type { Page } from 'playwright-core';
import { cards } from '../../apps/api/test/buyer/order.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { orderReport, payWith } from '../support/order.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import { words } from '../support/words.js';

const phone = { viewport: { width: 390, height: 800 } };

export function testPremium(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });
  const check = async (page: Page, step: string): Promise<void> => {
    expect({ step, violations: await findViolations(page, step) }).toEqual({ step, violations: [] });
  };

  it('[RP-05] is chosen at checkout by keyboard, paid with the report, and shown in it', async () => {
    const page = await site.newPage(phone);
    const consoleErrors = collectConsoleErrors(page);
    await page.goto(site.application.url);
    await orderReport(page, 'en');
    const choice = page.getByRole('checkbox', { name: 'Add the premium sections' });
    await choice.focus();
    expect(await choice.isChecked()).toBe(false);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pay $35.00' }).waitFor();
    await check(page, 'premium-checkout-en-390');
    await payWith(page, 'en', cards.pays, 'Pay $35.00');
    await page.waitForURL(words.en.thankYouPath);
    await page.getByText('$35.00 USD').waitFor();
    await check(page, 'premium-thank-you-en-390');
    await page.getByRole('link', { name: 'Open your report' }).click();
    await page.locator('#flood-zone').waitFor();
    expect(await page.getByRole('link', { name: 'Add premium sections' }).count()).toBe(0);
    expect(consoleErrors).toEqual([]);
    await page.close();
  });

  it('[RP-05] is added later from the page of a report bought without it', async () => {
    const purchase = await Purchase.begin(site.application);
    await purchase.pay();
    await purchase.report();
    await site.application.until(() => purchase.isCompleted());
    const page = await site.newPage(phone);
    const consoleErrors = collectConsoleErrors(page);
    await page.goto(`${site.application.url}/es/gracias/${purchase.reportId}`);
    await page.getByRole('link', { name: 'Agregar premium por $10' }).waitFor();
    await check(page, 'premium-offer-es-390');
    await page.goto(`${site.application.url}/html-report/${purchase.reportId}?lang=es`);
    expect(await page.locator('#flood-zone').count()).toBe(0);
    await page.getByRole('link', { name: 'Agregar secciones premium' }).click();
    await page.getByLabel(words.es.card).waitFor();
    await check(page, 'premium-upgrade-es-390');
    await payWith(page, 'es', cards.pays, 'Pagar $10.00');
    await page
      .getByRole('heading', { level: 1, name: 'Su informe ya incluye las secciones premium' })
      .waitFor();
    await check(page, 'premium-ready-es-390');
    await page.getByRole('link', { name: 'Abrir su informe' }).click();
    await page.locator('#flood-zone').waitFor();
    expect(consoleErrors).toEqual([]);
    await page.close();
  });
}
