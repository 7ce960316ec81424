import { Purchase } from '../apps/api/test/process/purchase.js';
import { runHere } from '../apps/api/test/process/run-here.js';
import { Application } from './support/application.js';

const reports = 'reporting.reports@1';
type Consumer = Readonly<{ name: string; eventsBehind: number; hash?: string }>;

describe('a rebuild of a projection', () => {
  let application: Application;
  beforeAll(async () => {
    // All buyers have one IP address.
    application = await Application.start({ RATE_LIMIT_FACTOR: '1000' });
  });
  afterAll(() => application.stop());

  it('[PL-02] during sales leaves all reads working and produces the same bytes', async () => {
    const first = await Purchase.begin(application);
    const failedPolls: string[] = [];
    let selling = true;
    const sold: Purchase[] = [];
    const sales = repeatWhile(
      () => selling,
      async () => sold.push(await sell(application)),
    );
    let polled = 0;
    const polls = repeatWhile(
      () => selling,
      async () => {
        await first.status().catch((error: unknown) => failedPolls.push(String(error)));
        polled += 1;
      },
    );
    for (let rebuild = 0; rebuild < 2 || Math.min(sold.length, polled) <= 5; rebuild += 1) {
      await runCommand('projections', 'rebuild', reports);
    }
    selling = false;
    await Promise.all([sales, polls]);
    expect(failedPolls).toEqual([]);

    for (const purchase of sold) await application.until(() => purchase.isCompleted());
    await application.until(async () => (await readConsumer()).eventsBehind === 0);
    const { hash } = await readConsumer();
    await runCommand('projections', 'rebuild', reports);
    expect(hash).toMatch(/\w{32}/);
    expect((await readConsumer()).hash).toBe(hash);
  });

  async function runCommand(...args: string[]): Promise<string> {
    const { code, out, err } = await runHere({ DATA_DIR: application.dataDir }, args);
    if (code !== 0) throw new Error(err);
    return out;
  }

  async function readConsumer(): Promise<Consumer> {
    const all = JSON.parse(await runCommand('projections', 'status', '--hash', '--json')) as Consumer[];
    return all.find(({ name }) => name === reports) as Consumer;
  }
});

async function sell(application: Application): Promise<Purchase> {
  const purchase = await Purchase.begin(application);
  await purchase.pay();
  await purchase.report();
  return purchase;
}

async function repeatWhile(condition: () => boolean, work: () => Promise<unknown>): Promise<void> {
  while (condition()) await work();
}
