import { PrivacyConfig } from '../../src/platform/config/privacy-config.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { Erasure } from '../../src/platform/privacy/erasure.js';
import { Subjects } from '../../src/platform/privacy/subjects.js';
import { Projections } from '../../src/platform/projections/projection.js';
import { EraseExpiredReports } from '../../src/reporting/privacy/erase-expired-reports.job.js';
import { ReportPayments } from '../../src/reporting/privacy/report-payments.js';
import { KeptReports } from '../../src/reporting/privacy/kept-reports.js';
import { cards } from '../buyer/order.js';
import { Shop } from '../buyer/shop.js';

const DAY_MS = 86_400_000;

describe('reports that are kept too long', () => {
  let shop: Shop;
  const never = new AbortController().signal;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop?.close());

  const get = <Type>(type: abstract new (...args: never[]) => Type): Type =>
    shop.application.get<Type>(type as never, { strict: false });

  /** The run as it will be after this many days. */
  async function runAfter(days: number, config = new PrivacyConfig(), signal = never): Promise<void> {
    await shop.caughtUp('reporting.kept-reports@1');
    const clock = { now: () => new Date(Date.now() + days * DAY_MS) };
    await new EraseExpiredReports(
      get(KeptReports),
      get(ReportPayments),
      get(Subjects),
      get(Erasure),
      clock,
      config,
    ).run(signal);
  }

  /** As if the report had been asked for and paid that many days earlier. */
  async function age(reportId: number, days: number): Promise<void> {
    await shop.caughtUp('reporting.kept-reports@1');
    await shop.test.database.query(
      `update ${get(Projections).schemaOf('reporting.kept-reports@1')}.reports
        set requested_at = requested_at - $2 * interval '1 day', paid_at = paid_at - $2 * interval '1 day'
        where report_id = $1`,
      [reportId, days],
    );
  }

  const isErased = async (reportId: number): Promise<boolean> =>
    (await shop.facts(`report-${reportId}`)).includes('ReportErased');
  const pageOf = async (reportId: number): Promise<number> =>
    (await shop.get(`/html-report/${reportId}`)).statusCode;

  it('are erased 30 days after they were asked for when nobody paid', async () => {
    const unpaid = await shop.createReport({ userEmail: 'ann@example.com' });
    const declined = await shop.createReport();
    await shop.pay(await shop.openPayment(declined), cards.declined);
    const paid = await shop.sell({ userEmail: 'ann@example.com' });
    await runAfter(29);
    expect(await Promise.all([unpaid, declined, paid].map(isErased))).toEqual([false, false, false]);
    await runAfter(31);
    expect(await Promise.all([unpaid, declined, paid].map(isErased))).toEqual([true, true, false]);
    expect(await pageOf(paid)).toBe(200);
    expect(await shop.facts(`subject-report-${declined}`)).toEqual(['PersonErased']);
  });

  it('are erased when their days are over, without the younger ones of the same person', async () => {
    const old = await shop.sell({ userEmail: 'bob@example.com' });
    const young = await shop.sell({ userEmail: 'bob@example.com' });
    await age(old, 300);
    await runAfter(64);
    expect([await isErased(old), await isErased(young)]).toEqual([false, false]);
    await runAfter(66);
    expect([await isErased(old), await isErased(young)]).toEqual([true, false]);
    expect([await pageOf(old), await pageOf(young)]).toEqual([404, 200]);
    const sealed = await shop.test.database.query(
      'select from durable.report_documents where report_id = $1',
      [old],
    );
    expect(sealed).toEqual([]);
    await runAfter(66);
    expect(await shop.facts(`report-${old}`)).toEqual([
      'ReportRequested',
      'ReportGenerationStarted',
      'ReportGenerated',
      'ReportErased',
    ]);
  });

  it('are erased after RETENTION_DAYS when that is set', async () => {
    const reportId = await shop.sell();
    await runAfter(31, Object.assign(new PrivacyConfig(), { retentionDays: 30 }));
    expect(await isErased(reportId)).toBe(true);
  });

  it('are not erased as unpaid when the money came just now', async () => {
    const reportId = await shop.sell();
    await age(reportId, 40);
    await shop.test.database.query(
      `update ${get(Projections).schemaOf('reporting.kept-reports@1')}.reports set paid_at = null`,
    );
    await runAfter(0);
    expect(await pageOf(reportId)).toBe(200);
  });

  it('of which one cannot be erased do not keep the others', async () => {
    const bad = await shop.createReport();
    const good = await shop.createReport();
    const keys = await get(PersonalData).keysOf(`report-${bad}`);
    const sick = `alter table durable.subject_keys add constraint sick check (key_id <> '${keys[0]!.keyId}' or destroyed_at is null)`;
    await shop.test.database.query(sick);
    await runAfter(31);
    expect(await isErased(good)).toBe(true);
    await shop.test.database.query('alter table durable.subject_keys drop constraint sick');
    await runAfter(31);
    expect(await isErased(bad)).toBe(true);
  });

  it('wait for the next run when the server stops', async () => {
    const reportId = await shop.createReport();
    await runAfter(31, new PrivacyConfig(), AbortSignal.abort());
    expect(await isErased(reportId)).toBe(false);
  });
});
