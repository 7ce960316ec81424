import { runHere } from '../../apps/api/test/process/run-here.js';
import { widths } from '../support/browser.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { findViolations } from '../support/page-checks.js';
import { AdminApi } from '../support/admins.js';
import type { Site } from '../support/site.js';

const setPrice = ['settings', 'set', 'BUYER_REPORT_PRICE', '29.50', '--reason', 'Test'];

export function testMaintenance(sharedSite: () => Site): void {
  let site: Site;
  let admin: AdminApi;
  beforeAll(async () => {
    site = sharedSite();
    admin = await AdminApi.signIn(site.application);
  });
  afterAll(async () => {
    await admin.setSetting('BUYER_REPORT_PRICE', '25.00');
    await admin.setSetting('maintenance_mode', 'false');
  });

  const statusOf = async (path: string): Promise<number> => (await fetch(site.application.url + path)).status;

  it('[RT-11] [AD-04] shows a new price on the next page, and maintenance on open pages within a minute', async () => {
    const page = await site.newPage({ viewport: { width: widths[0], height: 900 } });
    const consoleErrors = collectConsoleErrors(page);
    const priced = await runHere({ DATA_DIR: site.application.dataDir }, setPrice);
    expect([priced.code, priced.err]).toEqual([0, '']);
    await site.application.until(async () =>
      (await (await fetch(site.application.url)).text()).includes('$29.50'),
    );
    await page.clock.install();
    await page.goto(site.application.url); // its script polls every minute
    await page.getByRole('heading', { name: 'Pay $29.50 once' }).waitFor();

    await admin.setSetting('maintenance_mode', 'true');
    await site.application.until(async () => (await statusOf('/')) === 503);
    await page.clock.fastForward('01:01');
    await page.getByRole('heading', { name: 'Site Under Renovation' }).waitFor();
    await page.locator('main:focus').waitFor();
    expect(await findViolations(page, 'maintenance-en')).toEqual([]);

    const later = await site.newPage({ viewport: { width: widths[1], height: 900 } });
    const laterConsoleErrors = collectConsoleErrors(later);
    await later.clock.install();
    expect((await later.goto(`${site.application.url}/es/`))?.status()).toBe(503);
    await later.getByText('Tiempo previsto: de 24 a 48 horas').waitFor();
    await later.locator('main:focus').waitFor();
    expect(await later.title()).toBe('Sitio en renovación | Closewise');
    expect(await findViolations(later, 'maintenance-es')).toEqual([]);

    await admin.setSetting('maintenance_mode', 'false');
    await site.application.until(async () => (await statusOf('/')) === 200);
    for (const [open, title] of [
      [page, 'Know what closing really costs before you sign.'],
      [later, 'Sepa cuánto cuesta cerrar antes de firmar.'],
    ] as const) {
      await open.clock.fastForward('01:01');
      await open.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    expect([...consoleErrors, ...laterConsoleErrors]).toEqual([]);
    await Promise.all([page.close(), later.close()]);
  });
}
