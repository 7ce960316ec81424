import { runHere } from '../../apps/api/test/process/run-here.js';
import { widths } from '../support/browser.js';
import { complaintsOf } from '../support/complaints.js';
import { troublesAtAllWidths } from '../support/page-checks.js';
import { SettingsByHttp } from '../support/settings-by-http.js';
import type { Site } from '../support/site.js';

const setPrice = ['settings', 'set', 'BUYER_REPORT_PRICE', '29.50', '--reason', 'Test'];

export function operatorChangesSite(sharedSite: () => Site): void {
  let site: Site;
  let admin: SettingsByHttp;
  beforeAll(async () => {
    site = sharedSite();
    admin = await SettingsByHttp.signIn(site.application);
  });
  afterAll(() => admin.set('BUYER_REPORT_PRICE', '25.00'));

  const statusOf = async (path: string): Promise<number> => (await fetch(site.application.url + path)).status;

  it('[RT-11] [AD-04] shows the new price on the next page and closes open ones within a minute, without complaints', async () => {
    const page = await site.newPage({ viewport: { width: widths[0], height: 900 } });
    const complaints = complaintsOf(page);
    const priced = await runHere({ DATA_DIR: site.application.dataDir }, setPrice);
    expect([priced.code, priced.err]).toEqual([0, '']);
    await site.application.until(async () =>
      (await (await fetch(site.application.url)).text()).includes('$29.50'),
    );
    await page.clock.install();
    await page.goto(site.application.url); // loaded with its script, which polls every minute from now on
    await page.getByRole('heading', { name: 'Pay $29.50 once' }).waitFor();

    await admin.set('maintenance_mode', 'true');
    await site.application.until(async () => (await statusOf('/')) === 503);
    await page.clock.fastForward('01:01');
    await page.getByRole('heading', { name: 'Site Under Renovation' }).waitFor();
    await page.locator('main:focus').waitFor();
    expect(await troublesAtAllWidths(page, 'maintenance-en')).toEqual([]);

    const later = await site.newPage({ viewport: { width: widths[1], height: 900 } });
    const laterComplaints = complaintsOf(later);
    await later.clock.install();
    expect((await later.goto(`${site.application.url}/es/`))?.status()).toBe(503);
    await later.getByText('Tiempo previsto: de 24 a 48 horas').waitFor();
    await later.locator('main:focus').waitFor();
    expect(await later.title()).toBe('Sitio en renovación | Closewise');
    expect(await troublesAtAllWidths(later, 'maintenance-es')).toEqual([]);

    await admin.set('maintenance_mode', 'false');
    await site.application.until(async () => (await statusOf('/')) === 200);
    for (const [open, title] of [
      [page, 'Know what closing really costs before you sign.'],
      [later, 'Sepa cuánto cuesta cerrar antes de firmar.'],
    ] as const) {
      await open.clock.fastForward('01:01');
      await open.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    expect([...complaints, ...laterComplaints]).toEqual([]);
    await Promise.all([page.close(), later.close()]);
  });
}
