import { runCommand } from '../apps/api/test/process/command-line.js';
import { widths } from './support/browser.js';
import { complaintsOf } from './support/complaints.js';
import { troublesOf } from './support/page-checks.js';
import { Site } from './support/site.js';

describe('the operator changes the site while visitors are on it', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site?.close());

  async function set(name: string, value: string): Promise<void> {
    const { dataDir: DATA_DIR } = site.application;
    const { code, err } = await runCommand({ DATA_DIR }, [
      'settings',
      'set',
      name,
      value,
      '--reason',
      'Test',
    ]);
    if (code !== 0) throw new Error(err);
  }
  const statusOf = async (path: string): Promise<number> => (await fetch(site.application.url + path)).status;

  it('[RT-11] [AD-04] shows the new price on the next page and closes open ones within a minute, without complaints', async () => {
    const page = await site.browser.newPage({ viewport: { width: widths[0], height: 900 } });
    const complaints = complaintsOf(page);
    await set('BUYER_REPORT_PRICE', '29.50');
    await site.application.until(
      async () => (await (await fetch(site.application.url)).text()).includes('$29.50'),
      5000,
    );
    await page.clock.install();
    await page.goto(site.application.url);
    await page.getByRole('heading', { name: 'Pay $29.50 once' }).waitFor();

    await set('maintenance_mode', 'true');
    await site.application.until(async () => (await statusOf('/')) === 503, 5000);
    await page.clock.fastForward('01:01');
    await page.getByRole('heading', { name: 'Site Under Renovation' }).waitFor();
    expect(await troublesOf(page, 'maintenance-en')).toEqual([]);

    const later = await site.browser.newPage({ viewport: { width: widths[1], height: 900 } });
    const laterComplaints = complaintsOf(later);
    await later.clock.install();
    expect((await later.goto(`${site.application.url}/es/`))?.status()).toBe(503);
    await later.getByText('Tiempo previsto: de 24 a 48 horas').waitFor();
    expect(await later.title()).toBe('Sitio en renovación | Closewise');
    expect(await troublesOf(later, 'maintenance-es')).toEqual([]);

    await set('maintenance_mode', 'false');
    await site.application.until(async () => (await statusOf('/')) === 200, 5000);
    for (const [open, title] of [
      [page, 'Know what closing really costs before you sign.'],
      [later, 'Sepa cuánto cuesta cerrar antes de firmar.'],
    ] as const) {
      await open.clock.fastForward('01:01');
      await open.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    expect([...complaints, ...laterComplaints]).toEqual([]);
  });
});
