import { randomUUID } from 'node:crypto';
import { Demo } from '../../apps/api/test/process/demo.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { withTime } from '../../apps/api/test/with-time.js';
import { Application } from '../support/application.js';
import { countEvents, readPostgresPid, whileLocked } from '../support/database.js';
import type { Site } from '../support/site.js';

const kills = process.env['LONG'] ? 20 : 1;

export function testKills(sharedSite: () => Site): void {
  let application: Application;
  beforeAll(() => {
    ({ application } = sharedSite());
  });

  const count = (type: string, streams?: readonly string[]): Promise<number> =>
    countEvents(application.dataDir, type, streams);

  it('[PL-06] recovers from a Postgres killed under load, even during the first start, and loses nothing', async () => {
    const fresh = await Application.start({ RATE_LIMIT_FACTOR: '1000' });
    try {
      await killPostgresUnderLoad(fresh);
    } finally {
      await fresh.stop();
    }
  });

  it(
    `[PL-06] [AF-04] completes each paid report and demo once and splits each sale once within 30 s, after ${kills} kills of the server`,
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

  // Also covered by refinement.integration and premium.integration, which end the process at the same points.
  withTime(() => {
    it('[PL-06] makes one readable version of a refinement during which the server is killed', async () => {
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

    it('[PL-06] [RP-05] writes a premium report once and splits its payment once when the server is killed between payment and report', async () => {
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
        await whileLocked(application.dataDir, 'durable.report_documents', async () => {
          await purchase.payFor(premium);
          // Alternately after the payment and after the start of the report.
          const isReached = () =>
            kill % 2 === 0 ? countOf('PaymentSucceeded', 'payment') : countOf('ReportUpgraded', 'report');
          await application.until(async () => (await isReached()) === kill);
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

/** Kills Postgres twice and checks that each paid report is generated. */
async function killPostgresUnderLoad(fresh: Application): Promise<void> {
  const purchases: Purchase[] = [];
  let buying = true;
  const buyers = Array.from({ length: process.env['LONG'] ? 4 : 2 }, async () => {
    while (buying) {
      const purchase = await Purchase.begin(fresh).catch(() => null);
      const paid = await purchase?.pay().then(
        () => true,
        () => false,
      );
      if (purchase && paid) purchases.push(purchase);
      await purchase?.report().catch(() => undefined);
      if (!paid) await pause(200);
    }
  });
  /** More sales than buyers, since each buyer may have paid just before. */
  const awaitNewSales = async (): Promise<void> => {
    const soldBefore = purchases.length;
    await fresh.until(async () => purchases.length > soldBefore + buyers.length);
  };
  // As soon as it responds, while it still creates the first admin; then during sales.
  process.kill(await readPostgresPid(fresh.dataDir), 'SIGKILL');
  await awaitNewSales();
  process.kill(await readPostgresPid(fresh.dataDir), 'SIGKILL');
  await awaitNewSales();
  buying = false;
  await Promise.all(buyers);
  await fresh.until(() => allCompleted(purchases));
  await fresh.until(async () => (await countEvents(fresh.dataDir, 'AdminCreated')) > 0);
  expect(await countEvents(fresh.dataDir, 'AdminCreated')).toBe(1);
  expect(await countEvents(fresh.dataDir, 'ReportGenerated')).toBeGreaterThanOrEqual(purchases.length);
  await fresh.until(() => fresh.isReady());
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Counts only its own pauses, so that a slow or blocked machine does not fail the test. */
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
