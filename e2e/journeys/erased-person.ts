import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { runHere } from '../../apps/api/test/process/run-here.js';
import { withTime } from '../../apps/api/test/with-time.js';
import { countEvents } from '../support/database.js';
import type { Site } from '../support/site.js';

/** Its words occur nowhere else. */
const nora = { email: 'Nora.Vance@Example.com', name: 'Nora Buyer' };
const address = '2718 Juniper Crescent, Houston, TX 77002';
const words = ['nora.vance', 'vance@example', 'juniper', '2718 j', 'nora buyer'];

/** The server must log at the level `trace`. */
export function testErasure(sharedSite: () => Site): void {
  let site: Site;
  let url: string;
  beforeAll(() => {
    site = sharedSite();
    ({ url } = site.application);
  });

  const privacy = (...args: string[]) =>
    runHere({ DATA_DIR: site.application.dataDir }, ['privacy', ...args]);
  const pageOf = async (id: number): Promise<number> => (await fetch(`${url}/html-report/${id}`)).status;
  const statusOf = async (id: number): Promise<number> =>
    (await fetch(`${url}/api/reports/${id}/status`)).status;

  async function buy({ email, name }: typeof nora): Promise<number> {
    const purchase = await Purchase.begin({ url }, { address, userEmail: email });
    await purchase.pay(undefined, name);
    await purchase.report();
    await site.application.until(() => purchase.isCompleted());
    return purchase.reportId;
  }

  it('disappears from pages at once, and from logs and files outside the database', async () => {
    const { email } = nora;
    const reportId = await buy(nora);
    expect(await pageOf(reportId)).toBe(200);
    const isMailed = async () =>
      (await countEvents(site.application.dataDir, 'ReportEmailed', [`report-${reportId}`])) === 1;
    await site.application.until(isMailed);

    const exported = await privacy('export', email.toLowerCase());
    expect(exported.code).toBe(0);
    const { kept } = JSON.parse(exported.out) as { kept: { reports: { request: { person: object } }[] } };
    expect(kept.reports[0]!.request.person).toEqual({ address, street: '2718 Juniper Crescent', email });

    const erased = await privacy('erase', email, '--yes', '--json');
    expect(JSON.parse(erased.out)).toMatchObject({ keys: 1, erasedBefore: 0, kept: { reports: 1 } });
    expect(await pageOf(reportId)).toBe(404);
    await site.application.until(async () => (await statusOf(reportId)) === 404);

    expect(JSON.parse((await privacy('export', email)).out)).toEqual({ about: email, kept: {} });
    const written = [site.application.log, ...(await readFilesOutsideTables())].join('\n').toLowerCase();
    expect(words.filter((word) => written.includes(word))).toEqual([]);
    expect(written).toContain('"path":"/html-report/:reportid"');
  });

  // Also covered by steps-of-an-erasure.integration and persons.integration.
  withTime(() => {
    it('is reported as erased by a second request, and can be erased again after a restore', async () => {
      const email = 'olive.twice@example.com';
      await buy({ email, name: 'Olive Buyer' });
      expect((await privacy('erase', email, '--yes')).code).toBe(0);
      const again = await privacy('erase', email, '--yes');
      expect([again.code, again.out]).toEqual([0, 'Already erased; no data is left\n']);
      expect((await privacy('reapply')).out).toMatch(
        /^[1-9]\d* recorded erasures? (was|were) carried out again/,
      );
    });

    it('is not erased without a confirmation', async () => {
      const email = 'paula.stays@example.com';
      const reportId = await buy({ email, name: 'Paula Buyer' });
      const tried = await privacy('erase', email, '--dry-run');
      expect([tried.code, tried.out]).toEqual([0, expect.stringContaining(' 1 report,')]);
      const unconfirmed = await privacy('erase', email);
      expect([unconfirmed.code, unconfirmed.out, unconfirmed.err]).toEqual([
        2,
        '',
        expect.stringContaining('--yes'),
      ]);
      expect(await pageOf(reportId)).toBe(200);
    });

    it.each([
      [['erase', 'nobody@example.com', '--yes'], /^No data is stored about this email address/],
      [['export', '4503599627370497'], /^There is no such report/],
      [['erase'], /missing required argument/],
    ])('is not touched by %j, which is refused with exit code 2', async (args, sentence) => {
      const { code, out, err } = await privacy(...args);
      expect([code, out, err]).toEqual([2, '', expect.stringMatching(sentence)]);
    });
  });

  /** Logs and all other files of the data folder, except the tables. */
  async function readFilesOutsideTables(): Promise<string[]> {
    const entries = await readdir(site.application.dataDir, { recursive: true, withFileTypes: true });
    const files = entries.filter(
      (entry) => entry.isFile() && !/[/\\](base|global|pg_\w+)([/\\]|$)/.test(entry.parentPath),
    );
    expect(files.some(({ name }) => name.endsWith('.log'))).toBe(true);
    return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')));
  }
}
