import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { Application } from './support/application.js';
import { Purchase } from './support/purchase.js';

const cli = resolve(import.meta.dirname, '../apps/api/dist/src/cli.js');
const reports = 'reporting.reports@1';
type Consumer = Readonly<{ name: string; eventsBehind: number; hash?: string }>;

describe('a projection is rebuilt', () => {
  let application: Application;
  beforeAll(async () => {
    application = await Application.start();
  }, 60_000);
  afterAll(() => application.stop(), 30_000);

  it('[PL-02] twice while sales arrive: every read is answered and the bytes are the same', async () => {
    const first = await Purchase.begin(application);
    const failedPolls: string[] = [];
    let selling = true;
    const sales = repeat(
      () => selling,
      () => sell(application),
    );
    const polls = repeat(
      () => selling,
      () => first.status().catch((error: unknown) => failedPolls.push(String(error))),
    );
    for (let rebuild = 0; rebuild < 2; rebuild += 1) await command('projections', 'rebuild', reports);
    selling = false;
    expect([await sales, await polls].every((count) => count > 5)).toBe(true);
    expect(failedPolls).toEqual([]);

    await application.until(async () => (await consumer()).eventsBehind === 0, 20_000);
    const { hash } = await consumer();
    await command('projections', 'rebuild', reports);
    expect(hash).toMatch(/\w{32}/);
    expect((await consumer()).hash).toBe(hash);
  }, 120_000);

  async function command(...args: string[]): Promise<string> {
    const { NODE_OPTIONS: _options, NODE_ENV: _env, ...env } = process.env;
    const child = spawn(process.execPath, [cli, ...args], {
      env: { ...env, DATA_DIR: application.dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, complaint] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    if (child.exitCode !== 0) throw new Error(complaint);
    return output;
  }

  async function consumer(): Promise<Consumer> {
    const all = JSON.parse(await command('projections', 'status', '--hash', '--json')) as Consumer[];
    return all.find(({ name }) => name === reports) as Consumer;
  }
});

async function sell(application: Application): Promise<void> {
  const purchase = await Purchase.begin(application);
  await purchase.pay();
  await purchase.report();
}

/** Does it again and again, and answers how often. */
async function repeat(goOn: () => boolean, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  for (; goOn(); count += 1) await work();
  return count;
}
