import { jest } from '@jest/globals';
import { PrivacyConfig, EraseExpiredReports } from '../../src/reporting/privacy/erase-expired-reports.job.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { Erasure } from '../../src/privacy/erasure.js';
import { Subjects } from '../../src/privacy/subjects.js';
import { Projections } from '../../src/platform/projections/projection.js';
import { ReportPayments } from '../../src/reporting/privacy/report-payments.js';
import { ReportRetention } from '../../src/reporting/privacy/report-retention.projection.js';
import { cards } from '../buyer/order.js';
import { Shop } from '../buyer/shop.js';

const DAY_MS = 86_400_000;

describe('reports that are kept too long', () => {
  let shop: Shop;
  const never = new AbortController().signal;
  beforeAll(async () => {
    shop = await Shop.open();
    // The application's own run each minute goes by the date of today.
    jest.spyOn(get(EraseExpiredReports), 'run').mockResolvedValue();
  });
  afterAll(() => shop?.close());

  const get = <Type>(type: abstract new (...args: never[]) => Type): Type =>
    shop.application.get<Type>(type as never, { strict: false });

  const reports = (): string => `${get(Projections).schemaOf('reporting.kept-reports@1')}.reports`;

  /** The run as it will be after this many days. */
  async function runAfter(days: number, config = new PrivacyConfig(), signal = never): Promise<void> {
    await shop.caughtUp('reporting.kept-reports@1');
    await runAt(new Date(Date.now() + days * DAY_MS), config, signal);
  }

  async function runAt(now: Date, config = new PrivacyConfig(), signal = never): Promise<void> {
    const clock = { now: () => now };
    await new EraseExpiredReports(
      get(ReportRetention),
      get(ReportPayments),
      get(Subjects),
      get(Erasure),
      clock,
      config,
    ).run(signal);
  }

  /** As if the report had been ordered and paid that many days earlier. */
  async function age(reportId: number, days: number): Promise<void> {
    await shop.caughtUp('reporting.kept-reports@1');
    await shop.test.database.query(
      `update ${reports()}
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

  it('are erased on the very day, and not a moment before', async () => {
    const unpaid = await shop.createReport();
    const paid = await shop.sell();
    const both = 'twice@example.com';
    const [asked, bought] = [
      await shop.createReport({ userEmail: both }),
      await shop.sell({ userEmail: both }),
    ];
    await shop.caughtUp('reporting.kept-reports@1');
    await shop.test.database.query(
      `update ${reports()} set requested_at = '2026-01-01T12:00:00Z',
         paid_at = paid_at - paid_at + timestamptz '2026-01-02T12:00:00Z' where report_id = any($1)`,
      [[unpaid, paid, asked, bought]],
    );
    const erasedAt = async (time: string): Promise<boolean[]> => {
      await runAt(new Date(time));
      return Promise.all([unpaid, asked, paid, bought].map(isErased));
    };
    expect(await erasedAt('2026-01-31T11:59:59.999Z')).toEqual([false, false, false, false]);
    expect(await erasedAt('2026-01-31T12:00:00.000Z')).toEqual([true, true, false, false]);
    expect(await erasedAt('2027-01-02T11:59:59.999Z')).toEqual([true, true, false, false]);
    expect(await erasedAt('2027-01-02T12:00:00.000Z')).toEqual([true, true, true, true]);
  });

  it('wait for the younger ones of the same subject, paid or not', async () => {
    const [old, young] = [await shop.createReport(), await shop.createReport()];
    await shop.caughtUp('reporting.kept-reports@1');
    const share = `update ${reports()} set subject_id = $2, requested_at = $3 where report_id = $1`;
    await shop.test.database.query(share, [old, `report-${old}`, '2026-01-01T12:00:00Z']);
    await shop.test.database.query(share, [young, `report-${old}`, '2026-01-02T12:00:00Z']);
    await runAt(new Date('2026-01-31T12:00:00Z'));
    expect(await isErased(old)).toBe(false);
    await runAt(new Date('2026-02-01T12:00:00Z'));
    expect(await isErased(old)).toBe(true);
  });

  it('are all erased in one run, although as many as fit into a batch cannot be', async () => {
    const last = await shop.createReport();
    await shop.caughtUp('reporting.kept-reports@1');
    await shop.test.database.query(
      `insert into ${reports()} select 4503599627370496 + n, 'nobody-' || n, '2026-01-01T12:00:00Z', null
         from generate_series(1, 200) as n`,
    );
    await runAfter(31);
    expect(await isErased(last)).toBe(true);
    await shop.test.database.query(`delete from ${reports()} where subject_id like 'nobody-%'`);
  });

  it('are erased after RETENTION_DAYS when that is set', async () => {
    const reportId = await shop.sell();
    await runAfter(31, Object.assign(new PrivacyConfig(), { retentionDays: 30 }));
    expect(await isErased(reportId)).toBe(true);
  });

  it('are not erased as unpaid when the money came just now', async () => {
    const reportId = await shop.sell();
    await age(reportId, 40);
    await shop.test.database.query(`update ${reports()} set paid_at = null`);
    await runAfter(0);
    expect(await pageOf(reportId)).toBe(200);
  });

  it('are not erased as unpaid while the read model has not come to their payment', async () => {
    const reportId = await shop.sell();
    await age(reportId, 40);
    await shop.test.database.query(`update ${reports()} set paid_at = null where report_id = ${reportId}`);
    const payments = reports().replace(/reports$/, 'payments');
    await shop.test.database.query(`delete from ${payments} where report_id = ${reportId}`);
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
