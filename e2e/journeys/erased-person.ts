import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { runHere } from '../../apps/api/test/process/run-here.js';
import { withTime } from '../../apps/api/test/with-time.js';
import { countEvents } from '../support/log.js';
import type { Site } from '../support/site.js';

const email = 'Nora.Vance@Example.com';
const address = '2718 Juniper Crescent, Houston, TX 77002';
const words = ['nora.vance', 'vance@example', 'juniper', '2718 j', 'nora buyer'];

/** Of a server that logs all that it can. */
export function buyerIsErased(sharedSite: () => Site): void {
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

  async function buy(): Promise<number> {
    const purchase = await Purchase.begin({ url }, { address, userEmail: email });
    await purchase.pay(undefined, 'Nora Buyer');
    await purchase.report();
    await site.application.until(() => purchase.isCompleted());
    return purchase.reportId;
  }

  it('and is gone from its pages at once, from its logs and from the files next to the database', async () => {
    const reportId = await buy();
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
    const told = [site.application.log, ...(await filesBesideTheDatabase())].join('\n').toLowerCase();
    expect(words.filter((word) => told.includes(word))).toEqual([]);
    expect(told).toContain('"path":"/html-report/:reportid"');
  });

  // Nearer: steps-of-an-erasure.integration has whom a request means, persons.integration the commands.
  withTime(() => {
    it('which a second request reports, and can be carried out again', async () => {
      const again = await privacy('erase', email, '--yes');
      expect([again.code, again.out]).toEqual([0, 'Was erased before; nothing is left\n']);
      expect((await privacy('reapply')).out).toContain('1 recorded erasure was');
    });

    it('which takes more than a mistake', async () => {
      const reportId = await buy();
      const tried = await privacy('erase', email, '--dry-run');
      expect([tried.code, tried.out]).toEqual([0, expect.stringContaining(' 1 report,')]);
      const unasked = await privacy('erase', email);
      expect([unasked.code, unasked.out, unasked.err]).toEqual([2, '', expect.stringContaining('--yes')]);
      expect(await pageOf(reportId)).toBe(200);
    });

    it.each([
      [['erase', 'nobody@example.com', '--yes'], /^Nothing is kept about this e-mail address/],
      [['export', '4503599627370497'], /^There is no such report/],
      [['erase'], /missing required argument/],
    ])('refuses %j with a sentence and exit code 2', async (args, sentence) => {
      const { code, out, err } = await privacy(...args);
      expect([code, out, err]).toEqual([2, '', expect.stringMatching(sentence)]);
    });
  });

  /** Logs and whatever else lies in the data folder, without the tables themselves. */
  async function filesBesideTheDatabase(): Promise<string[]> {
    const entries = await readdir(site.application.dataDir, { recursive: true, withFileTypes: true });
    const files = entries.filter(
      (entry) => entry.isFile() && !/[/\\](base|global|pg_\w+)([/\\]|$)/.test(entry.parentPath),
    );
    expect(files.some(({ name }) => name.endsWith('.log'))).toBe(true);
    return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')));
  }
}
