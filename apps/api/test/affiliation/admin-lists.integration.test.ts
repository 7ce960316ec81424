import { fullReader } from '../../src/platform/access/reader.js';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { affiliateListQuery, type AdminStatsView } from '@closewise/contracts/admin';
import { saleDecider, saleStream, type CommissionTerms } from '@closewise/domain/affiliation';
import type { PaymentStatement, PaymentTerms } from '@closewise/domain/billing';
import { AffiliateList } from '../../src/affiliation/admin/affiliate-list.js';
import { directoryProjection } from '../../src/affiliation/admin/directory.projection.js';
import { ledgerProjection } from '../ledger-projection.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { CommandExecutor } from '../../src/platform/event-store/command-executor.js';
import { Erasure } from '../../src/privacy/erasure.js';
import { Subjects } from '../../src/privacy/subjects.js';
import { ProjectionRegistry } from '../../src/platform/projections/projection-registry.js';
import { liveAndRebuilt } from '../buyer/rebuilt-rows.js';
import { avoidMidnight } from '../avoid-midnight.js';
import { waitTimeoutMs } from '../wait-for.js';
import { AdminBrowser } from './admin-browser.js';
import { Bookkeeping } from './bookkeeping.js';
import { operator, type Partners } from './partners.js';

const projections = [
  'affiliation.directory@2',
  'affiliation.recent-activity@1',
  'administration.statistics@1',
] as const;

const sorts =
  'Sort must be one of name, email, code, referrals, monthly, rate, earnings, status, registered, optionally with a leading minus sign for descending order';

describe('an admin’s lists of affiliates and sales', () => {
  let bookkeeping: Bookkeeping;
  let partners: Partners;
  let admin: AdminBrowser;
  beforeAll(async () => {
    await avoidMidnight();
    bookkeeping = await Bookkeeping.open();
    ({ partners } = bookkeeping);
    admin = await AdminBrowser.signIn(partners);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await bookkeeping?.close();
  });

  /** Records a sale of $25 by the affiliate, of which `givenBackCents` were refunded. */
  async function sell(affiliateId: string, givenBackCents = 0): Promise<string> {
    const paymentId = `test-${randomUUID()}`;
    const paidAt = '2026-11-21T10:00:00.000Z';
    const sale = { paymentId, reportId: 1, amountCents: 2500, currency: 'usd', paidAt };
    const commission: CommissionTerms = { affiliateId, ratePercent: 40, rateEventId: null };
    const attribution = { code: 'C', codeFrom: 'order', affiliateId, outcome: 'credited' } as const;
    const terms = { commission, override: null };
    const givenBack = { refundedCents: givenBackCents, lostCents: 0 };
    const split = { type: 'SplitSale', sale, attribution, terms, givenBack } as const;
    await partners.get(CommandExecutor).execute(saleDecider, saleStream(paymentId), split, operator());
    return paymentId;
  }

  /** Reads until the result is as expected, or returns the last one. */
  async function once<Read>(read: () => Promise<Read>, expected: (value: Read) => boolean): Promise<Read> {
    const giveUpAt = Date.now() + waitTimeoutMs;
    for (;;) {
      const value = await read();
      if (expected(value) || Date.now() > giveUpAt) return value;
      await pause(25);
    }
  }

  const names = async (query: string): Promise<string[]> =>
    (await admin.list(query)).affiliates.map(({ name }) => name);

  const statsOnce = (totalRevenue: string): Promise<AdminStatsView['stats']> =>
    once(
      async () => (await admin.read<AdminStatsView>('/api/admin/stats')).stats,
      (stats) => stats.totalRevenue === totalRevenue,
    );

  it('[AD-03] show affiliates with referrals, earnings, labels and totals', async () => {
    await bookkeeping.affiliate('ana@example.com', {
      person: { name: 'Ána 100%_Top', email: 'ana@example.com', website: null },
    });
    const member = { membership: { organizationTag: 'HAR', memberId: '7' } };
    await bookkeeping.affiliate('bo@example.com', {
      person: { name: 'bo Member', email: 'bo@example.com', website: null },
      ...member,
    });
    await bookkeeping.affiliate('master@example.com', {
      person: { name: 'Cy Master', email: 'master@example.com', website: null },
      membership: { organizationTag: 'AUSTIN', memberId: null },
      isMaster: true,
    });
    const [ana, bo] = [
      await partners.affiliate('ana@example.com'),
      await partners.affiliate('bo@example.com'),
    ];
    for (let sale = 0; sale < 5; sale++) await sell(ana.affiliateId);
    await sell(bo.affiliateId);
    await sell(bo.affiliateId, 2500);
    for (const name of [directoryProjection.name, ledgerProjection.name]) await partners.shop.caughtUp(name);
    const { affiliates, total, summary } = await admin.list('sort=-earnings');
    const allListed = { totalAffiliates: 3, monthlyReferrals: 6, totalCommissions: 60 };
    expect([total, summary]).toEqual([3, allListed]);
    expect(
      affiliates.map(({ name, label, totalReferrals, monthlyReferrals, totalEarnings }) => [
        name,
        label,
        totalReferrals,
        monthlyReferrals,
        totalEarnings,
      ]),
    ).toEqual([
      ['Ána 100%_Top', 'Top Performer', 5, 5, 50],
      ['bo Member', 'Active', 1, 1, 10],
      ['Cy Master', 'New', 0, 0, 0],
    ]);
    expect(affiliates[1]).toMatchObject({ isHarMember: true, harMemberId: '7', organizationTag: 'HAR' });
    expect(affiliates[2]).toMatchObject({ isMasterAccount: true, isOrganizationMember: false });
  });

  it('[AD-03] count the referrals of the current month (UTC) for the label', async () => {
    const inAMonth = new Date(Date.now() + 31 * 24 * 3_600_000);
    jest.spyOn(partners.get(Clock), 'now').mockReturnValue(inAMonth);
    const query = affiliateListQuery.parse({ sort: '-referrals' });
    const { affiliates, summary } = await partners.get(AffiliateList).list(query, fullReader);
    jest.restoreAllMocks();
    expect(affiliates[0]).toMatchObject({ label: 'Active', monthlyReferrals: 0, totalReferrals: 5 });
    expect(summary.monthlyReferrals).toBe(0);
  });

  it.each([
    ['search=ANA', ['Ána 100%_Top']],
    ['search=%C3%A1na', ['Ána 100%_Top']],
    ['search=BO%40EXAMPLE', ['bo Member']],
    ['search=%25', ['Ána 100%_Top']],
    ['search=_', ['Ána 100%_Top']],
    ['search=%5C', []],
    ["search='", []],
    ['filter=all&sort=name', ['Ána 100%_Top', 'bo Member', 'Cy Master']],
    ['sort=-name', ['Cy Master', 'bo Member', 'Ána 100%_Top']],
    ['filter=regular', ['Ána 100%_Top']],
    ['filter=HAR', ['bo Member']],
    ['filter=master', ['Cy Master']],
    ['filter=master&search=ana', []],
    ['sort=-referrals', ['Ána 100%_Top', 'bo Member', 'Cy Master']],
    ['sort=registered', ['Ána 100%_Top', 'bo Member', 'Cy Master']],
    ['sort=name&page=2&pageSize=2', ['Cy Master']],
    ['sort=-monthly&page=2&pageSize=1', ['bo Member']],
    ['page=9', []],
  ])('[AD-03] answer %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('[AD-03] find a referral code in any letter case and count all matches', async () => {
    const { code } = await partners.affiliate('bo@example.com');
    expect(await names(`search=${code.toLowerCase()}`)).toEqual(['bo Member']);
    expect((await admin.list('pageSize=1')).total).toBe(3);
  });

  it.each([
    ['pageSize=501', 'Page size must be a whole number from 1 to 500'],
    ['page=0', 'Page must be a whole number from 1 to 100000'],
    ['page=1.5', 'Page must be a whole number from 1 to 100000'],
    ['filter=none', 'Filter must be one of all, regular, har, master'],
    ['sort=password', sorts],
    ['sort=name;drop', sorts],
    ['hint=1', "Unknown field 'hint'"],
  ])('[AD-03] refuse %s with a message', async (query, message) => {
    expect(await admin.list(query)).toMatchObject({ success: false, message });
  });

  it('[AD-03] show recent activity, newest first', async () => {
    const { affiliateId } = await partners.affiliate('bo@example.com');
    const rate = { type: 'SetCommissionRate', ratePercent: 30, reason: null } as const;
    await partners.change(affiliateId, rate);
    const activity = await once(
      () => admin.activity(),
      ([newest]) => newest?.kind === 'rate-change',
    );
    expect(activity.slice(0, 2)).toMatchObject([
      { kind: 'rate-change', name: 'bo Member', summary: 'Commission rate set to 30%' },
      { kind: 'sale', name: 'bo Member', summary: 'Earned $10.00 from a sale of $25.00' },
    ]);
    expect(activity.map(({ kind }) => kind).filter((kind) => kind === 'sign-up')).toHaveLength(3);
  });

  it('[AD-02] count reports, paid reports, today’s reports, and revenue after refunds', async () => {
    const none = { totalReports: 0, paidReports: 0, todayReports: 0, averageOrderCents: null };
    expect(await statsOnce('$0.00')).toEqual({ ...none, totalRevenue: '$0.00' });
    await partners.shop.createReport();
    await bookkeeping.buy({});
    const refunded = await bookkeeping.paidAtProvider(null);
    const disputed = await bookkeeping.paidAtProvider(null);
    const counts = { totalReports: 4, paidReports: 3, todayReports: 4 };
    const averageOrderCents = expect.any(Number);
    expect(await statsOnce('$75.00')).toEqual({ ...counts, totalRevenue: '$75.00', averageOrderCents: 2500 });
    const refund = { refundId: 're_1', amountCents: 1000, status: 'made' } as const;
    const dispute = { disputeId: 'dp_1', amountCents: 2700, status: 'lost' } as const;
    const told = async (terms: PaymentTerms, more: Partial<PaymentStatement>, revenue: string) => {
      await bookkeeping.tell(terms, more);
      expect(await statsOnce(revenue)).toEqual({ ...counts, totalRevenue: revenue, averageOrderCents });
    };
    await told(refunded, { refunds: [refund] }, '$65.00');
    await told(disputed, { disputes: [dispute] }, '$40.00');
    // $40 from three reports.
    expect((await statsOnce('$40.00')).averageOrderCents).toBe(1333);
    await told(refunded, { refunds: [{ ...refund, status: 'failed' }] }, '$50.00');
    await told(disputed, { disputes: [{ ...dispute, status: 'won' }] }, '$75.00');
    // A report that was paid twice counts once.
    await told({ ...disputed, intentId: 'pi_second', paymentId: 'simulated-pi_second' }, {}, '$100.00');
  });

  it('[PL-02] are the same after a rebuild, without the names of erased affiliates', async () => {
    const { affiliateId } = await partners.affiliate('bo@example.com');
    const { id } = (await admin.list('search=ana')).affiliates[0]!;
    await admin.ask('PUT', id, { name: 'Ana Changed', email: 'ana.changed@example.com', active: false });
    expect((await admin.ask('DELETE', affiliateId)).status).toBe(200);
    const master = await partners.affiliate('master@example.com');
    await admin.ask('POST', `${master.affiliateId}/terminate`, { reason: 'Unwanted mail' });
    const person = await partners.get(Subjects).require('master@example.com');
    await partners.get(Erasure).erase(person, 'request', operator());
    expect(
      await once(
        () => names('filter=master'),
        ([name]) => name === '(erased)',
      ),
    ).toEqual(['(erased)']);
    for (const name of projections) {
      const { live, rebuilt } = await liveAndRebuilt(partners.shop, name);
      expect([name, rebuilt]).toEqual([name, [live]]);
    }
    const schema = partners.get(ProjectionRegistry).schemaOf(projections[0]);
    const [{ erased } = { erased: 0 }] = await partners.shop.test.database.query<{ erased: number }>(
      `select count(*)::integer as erased from ${schema}.affiliates
       where name is null and email is null and sought not like '%example%'`,
    );
    expect(erased).toBe(2);
  });
});
