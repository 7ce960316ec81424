import { randomUUID } from 'node:crypto';
import { Demo } from '../../apps/api/test/process/demo.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { withTime } from '../../apps/api/test/with-time.js';
import type { Application } from '../support/application.js';
import { countEvents, postgresPid, whileClosed } from '../support/log.js';
import type { Site } from '../support/site.js';

const kills = process.env['LONG'] ? 20 : 1;

/** On a site that has just begun to answer. */
export function processesAreKilled(sharedSite: () => Site): void {
  let application: Application;
  beforeAll(() => {
    ({ application } = sharedSite());
  });

  const count = (type: string, streams?: readonly string[]): Promise<number> =>
    countEvents(application.dataDir, type, streams);

  it('[PL-06] recovers by itself and loses nothing when Postgres is killed under load', async () => {
    const purchases: Purchase[] = [];
    let buying = true;
    const buyers = Array.from({ length: process.env['LONG'] ? 4 : 2 }, async () => {
      while (buying) {
        const purchase = await Purchase.begin(application).catch(() => null);
        const paid = await purchase?.pay().then(
          () => true,
          () => false,
        );
        if (purchase && paid) purchases.push(purchase);
        await purchase?.report().catch(() => undefined);
        if (!paid) await pause(200);
      }
    });
    /** Each buyer may have paid just before. */
    const sellsAgain = async (): Promise<void> => {
      const soldBefore = purchases.length;
      await application.until(async () => purchases.length > soldBefore + buyers.length);
    };
    // As soon as it answers, while it still makes the first admin; then in the midst of sales.
    process.kill(await postgresPid(application.dataDir), 'SIGKILL');
    await sellsAgain();
    process.kill(await postgresPid(application.dataDir), 'SIGKILL');
    await sellsAgain();
    buying = false;
    await Promise.all(buyers);
    await application.until(() => allCompleted(purchases));
    await application.until(async () => (await count('AdminCreated')) > 0);
    expect(await count('AdminCreated')).toBe(1);
    expect(await count('ReportGenerated')).toBeGreaterThanOrEqual(purchases.length);
    await application.until(() => application.isReady());
  });

  it(
    `[PL-06] [AF-04] completes every paid report and demo once and shares every sale once, within 30 s of a restart, when the server is killed ${kills} times`,
    async () => {
      const sold: Purchase[] = [];
      const demos: Demo[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        const purchase = await Purchase.begin(application, { referralCode: 'NOBODY2222' });
        await purchase.pay();
        sold.push(purchase);
        const demo = await Demo.process(application);
        demos.push(demo);
        void purchase.report().catch(() => undefined);
        await pause(Math.random() * 400);
        await application.kill('SIGKILL');
        await application.launch();
        await withinSeconds(30, () => purchase.isCompleted());
        await withinSeconds(30, () => demo.isComplete());
        expect((await fetch(`${application.url}/html-report/${purchase.reportId}`)).status).toBe(200);
      }
      const streamsOf = (thing: 'payment' | 'sale'): string[] =>
        sold.map(({ intent }) => `${thing}-simulated-${intent.paymentIntent.id}`);
      await withinSeconds(30, async () => (await count('SaleSplit', streamsOf('sale'))) === kills);
      expect(await count('PaymentSucceeded', streamsOf('payment'))).toBe(kills);
      const reports = sold.map(({ reportId }) => `report-${reportId}`);
      expect(await count('ReportGenerated', reports)).toBe(kills);
      const written = demos.map(({ reportId }) => `demo-report-${reportId}`);
      expect(await count('DemoReportCompleted', written)).toBe(kills);
    },
    Math.max(300_000, kills * 60_000),
  );

  // Nearer: refinement.integration and premium.integration let the process die at the same places.
  withTime(() => {
    it('[PL-06] makes one version, which can be read, of a refinement in which the server is killed', async () => {
      const purchase = await Purchase.begin(application);
      await purchase.pay();
      await purchase.report();
      await application.until(() => purchase.isCompleted());
      const stream = `report-${purchase.reportId}`;
      for (let version = 1; version <= kills; version += 1) {
        const key = randomUUID();
        const refined = purchase.refine({ version, key, changes: { hoaMonthlyCents: version * 100 } });
        void refined.catch(() => undefined);
        await application.until(async () => (await count('ReportRefined', [stream])) === version);
        await application.kill('SIGKILL');
        await application.launch();
        const again = () => purchase.refine({ version, key, changes: { hoaMonthlyCents: version * 100 } });
        await withinSeconds(30, async () => (await again()).isReady);
        expect(await again()).toMatchObject({ version: version + 1, isNew: false });
      }
      expect(await count('ReportRefined', [stream])).toBe(kills);
      expect(await count('ReportGenerated', [stream])).toBe(kills + 1);
    });

    it('[PL-06] [RP-05] writes a report with premium once, and takes and shares its payment once, when the server is killed between the two', async () => {
      const upgrades: Record<'report' | 'payment' | 'sale', string>[] = [];
      const countOf = (type: string, stream: 'report' | 'payment' | 'sale'): Promise<number> =>
        count(
          type,
          upgrades.map((upgrade) => upgrade[stream]),
        );
      for (let kill = 1; kill <= kills; kill += 1) {
        const purchase = await Purchase.begin(application, { referralCode: 'NOBODY2222' });
        await purchase.pay();
        await purchase.report();
        await application.until(() => purchase.isCompleted());
        const premium = await purchase.openPremium();
        const payment = `simulated-${premium.paymentIntent.id}`;
        upgrades.push({
          report: `report-${purchase.reportId}`,
          payment: `payment-${payment}`,
          sale: `sale-${payment}`,
        });
        await whileClosed(application.dataDir, 'durable.report_documents', async () => {
          await purchase.payFor(premium);
          // By turns as soon as the payment is known, and once the report has begun to be written.
          const isFar = () =>
            kill % 2 === 0 ? countOf('PaymentSucceeded', 'payment') : countOf('ReportUpgraded', 'report');
          await application.until(async () => (await isFar()) === kill);
          await application.kill('SIGKILL');
        });
        await application.launch();
        await withinSeconds(30, async () => (await purchase.premiumStatus()) === 'ready');
      }
      expect(await countOf('PaymentSucceeded', 'payment')).toBe(kills);
      expect(await countOf('ReportUpgraded', 'report')).toBe(kills);
      expect(await countOf('ReportGenerated', 'report')).toBe(2 * kills);
      await withinSeconds(30, async () => (await countOf('SaleSplit', 'sale')) === kills);
    });
  });
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Counts the pauses alone, so that a machine that hangs or is slow to answer does not fail the test. */
async function withinSeconds(seconds: number, condition: () => Promise<boolean>): Promise<void> {
  const pauseMs = 50;
  for (let waitedMs = 0; !(await condition()); waitedMs += pauseMs) {
    if (waitedMs >= seconds * 1000) throw new Error(`Not within ${seconds} s`);
    await pause(pauseMs);
  }
}

async function allCompleted(purchases: readonly Purchase[]): Promise<boolean> {
  for (const purchase of purchases) if (!(await purchase.isCompleted())) return false;
  return true;
}
