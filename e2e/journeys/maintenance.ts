import { runCommand } from '../../apps/api/test/process/command-line.js';
import { widths } from '../support/browser.js';
import { complaintsOf } from '../support/complaints.js';
import { troublesOf } from '../support/page-checks.js';
import type { Site } from '../support/site.js';

export function operatorChangesSite(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });
  afterAll(() => set('BUYER_REPORT_PRICE', '25.00'));

  async function set(name: string, value: string): Promise<void> {
    const { code, err } = await settings('set', name, value, '--reason', 'Test');
    if (code !== 0) throw new Error(err);
  }
  const settings = (...args: string[]) =>
    runCommand({ DATA_DIR: site.application.dataDir }, ['settings', ...args]);
  const statusOf = async (path: string): Promise<number> => (await fetch(site.application.url + path)).status;

  it('[AD-04] tries a change without making it, and refuses what is no price or no setting', async () => {
    const change = ['--reason', 'Test'];
    const [tried, refused, unknown] = await Promise.all([
      settings('set', 'BUYER_REPORT_PRICE', '99.00', '--dry-run', '--json', ...change),
      settings('set', 'BUYER_REPORT_PRICE', '0.49', ...change),
      settings('set', 'price', '30.00', '--dry-run', ...change),
    ]);
    expect([tried.code, JSON.parse(tried.out)]).toMatchObject([
      0,
      { dryRun: true, changed: [{ key: 'buyer_report_price', before: '2500', value: '9900' }] },
    ]);
    expect([refused.code, refused.out, refused.err.trim()]).toEqual([
      2,
      '',
      'Price must be between $0.50 and $1,000.00',
    ]);
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('There is no setting price')]);
    const { out } = await settings('list', '--json');
    expect(JSON.parse(out)).toMatchObject({ BUYER_REPORT_PRICE: '25.00', maintenance_mode: 'false' });
  });

  it('[RT-11] [AD-04] shows the new price on the next page and closes open ones within a minute, without complaints', async () => {
    const page = await site.newPage({ viewport: { width: widths[0], height: 900 } });
    const complaints = complaintsOf(page);
    await set('BUYER_REPORT_PRICE', '29.50');
    await site.application.until(async () =>
      (await (await fetch(site.application.url)).text()).includes('$29.50'),
    );
    await page.clock.install();
    await page.goto(site.application.url); // loaded with its script, which asks every minute from then on
    await page.getByRole('heading', { name: 'Pay $29.50 once' }).waitFor();

    await set('maintenance_mode', 'true');
    await site.application.until(async () => (await statusOf('/')) === 503);
    await page.clock.fastForward('01:01');
    await page.getByRole('heading', { name: 'Site Under Renovation' }).waitFor();
    await page.locator('main:focus').waitFor();
    expect(await troublesOf(page, 'maintenance-en')).toEqual([]);

    const later = await site.newPage({ viewport: { width: widths[1], height: 900 } });
    const laterComplaints = complaintsOf(later);
    await later.clock.install();
    expect((await later.goto(`${site.application.url}/es/`))?.status()).toBe(503);
    await later.getByText('Tiempo previsto: de 24 a 48 horas').waitFor();
    await later.locator('main:focus').waitFor();
    expect(await later.title()).toBe('Sitio en renovación | Closewise');
    expect(await troublesOf(later, 'maintenance-es')).toEqual([]);

    await set('maintenance_mode', 'false');
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
