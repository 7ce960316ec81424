import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { jest } from '@jest/globals';
import { freePort, ServerProcess } from '../process/server-process.js';
import { cards, order } from '../buyer/shop.js';
import { until } from '../processing.js';

jest.setTimeout(180_000);

const cli = resolve(import.meta.dirname, '../../dist/src/cli.js');
const email = 'Nora.Vance@Example.com';
const address = '2718 Juniper Crescent, Houston, TX 77002';
const words = ['nora.vance', 'vance@example', 'juniper', '2718 j', 'nora buyer'];

describe('a person is erased while the server runs', () => {
  let folder: string;
  let origin: string;
  let server: ServerProcess;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'closewise-privacy-'));
    const port = await freePort();
    origin = `http://localhost:${port}`;
    server = ServerProcess.start({ PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'trace' });
    await server.ready();
  });

  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.exited;
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });

  function privacy(...args: string[]): { code: number | null; out: string; err: string } {
    const { NODE_OPTIONS: _options, NODE_ENV: _env, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'privacy', ...args], {
      env: { ...env, DATA_DIR: join(folder, 'data') },
      encoding: 'utf8',
      input: '',
    });
    return { code: status, out: stdout, err: stderr };
  }

  async function post<Answer>(path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Answer;
  }

  const pageOf = async (id: number): Promise<number> => (await fetch(`${origin}/html-report/${id}`)).status;
  const statusOf = async (id: number): Promise<{ http: number; status?: string }> => {
    const answer = await fetch(`${origin}/api/reports/${id}/status`);
    return { http: answer.status, ...((await answer.json()) as { status?: string }) };
  };

  async function buy(): Promise<number> {
    const asked = { ...order, address, userEmail: email, emailOptIn: true };
    const { reportId } = await post<{ reportId: number }>('/api/report/chain', asked);
    const intent = await post<{ clientSecret: string; paymentIntent: { id: string } }>(
      `/api/reports/${reportId}/payment-intent`,
      {},
    );
    const { id } = intent.paymentIntent;
    const card = {
      nameOnCard: 'Nora Buyer',
      cardNumber: cards.pays,
      expiration: '12/40',
      cvc: '123',
      clientSecret: intent.clientSecret,
    };
    await post(`/api/simulated-payments/${id}/confirm`, card);
    await post(`/api/reports/${reportId}/payment-success`, { paymentIntentId: id });
    await until(async () => (await statusOf(reportId)).status === 'completed');
    return reportId;
  }

  it('and is gone from its pages at once, from its logs and from the files beside the database', async () => {
    const reportId = await buy();
    expect(await pageOf(reportId)).toBe(200);

    const exported = privacy('export', email.toLowerCase());
    expect(exported.code).toBe(0);
    const { kept } = JSON.parse(exported.out) as { kept: { reports: { request: { person: object } }[] } };
    expect(kept.reports[0]!.request.person).toEqual({ address, street: '2718 Juniper Crescent', email });

    const tried = privacy('erase', email, '--dry-run');
    expect([tried.code, tried.out]).toEqual([0, expect.stringContaining('1 reports')]);
    const unasked = privacy('erase', email);
    expect([unasked.code, unasked.out, unasked.err]).toEqual([2, '', expect.stringContaining('--yes')]);
    expect(await pageOf(reportId)).toBe(200);

    const erased = privacy('erase', email, '--yes', '--json');
    expect(JSON.parse(erased.out)).toMatchObject({ keys: 1, erasedBefore: 0, kept: { reports: 1 } });
    expect(await pageOf(reportId)).toBe(404);
    await until(async () => (await statusOf(reportId)).http === 404, 3000);

    const again = privacy('erase', email, '--yes');
    expect([again.code, again.out]).toEqual([0, 'Was erased before; nothing is left\n']);
    expect(JSON.parse(privacy('export', email).out)).toEqual({ about: email, kept: {} });
    expect(privacy('reapply').out).toContain('1 recorded erasures');

    const told = [server.output, ...(await filesBesideTheDatabase())].join('\n').toLowerCase();
    expect(words.filter((word) => told.includes(word))).toEqual([]);
    expect(told).toContain('"path":"/html-report/:reportid"');
  });

  it.each([
    [['erase', 'nobody@example.com', '--yes'], /^Nothing is kept about this e-mail address/],
    [['export', '4503599627370497'], /^There is no such report/],
    [['erase'], /missing required argument/],
  ])('refuses %j with a sentence and exit code 2', (args, sentence) => {
    const { code, out, err } = privacy(...args);
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(sentence)]);
  });

  /** Logs and whatever else lies in the data folder, without the tables themselves. */
  async function filesBesideTheDatabase(): Promise<string[]> {
    const entries = await readdir(join(folder, 'data'), { recursive: true, withFileTypes: true });
    const files = entries.filter(
      (entry) => entry.isFile() && !/[/\\](base|global|pg_\w+)([/\\]|$)/.test(entry.parentPath),
    );
    expect(files.some(({ name }) => name.endsWith('.log'))).toBe(true);
    return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')));
  }
});
