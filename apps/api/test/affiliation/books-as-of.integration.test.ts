import { randomUUID } from 'node:crypto';
import { affiliationPostings } from '@closewise/domain/affiliation';
import type { JsonValue } from '@closewise/domain/events';
import { type AccountRef, move, PostingRulebook } from '@closewise/domain/ledger';
import { CommissionSummaries } from '../../src/affiliation/affiliates/dashboard/affiliate-dashboards.js';
import type { Affiliate } from '../../src/affiliation/affiliates/affiliates.js';
import { parseAsOf } from '../../src/affiliation/ledger/as-of.js';
import { EarningsTrend } from '../../src/affiliation/ledger/earnings-trend.js';
import { Ledger } from '../../src/affiliation/ledger/ledger.js';
import { ledgerProjection } from '../ledger-projection.js';
import { createLedgerProjection } from '../../src/affiliation/ledger/ledger.projection.js';
import type { AccountHolder, NamedPayee } from '../../src/affiliation/ledger/payees.js';
import { performanceProjection } from '../../src/organizations/dashboard/performance.projection.js';
import { Performance } from '../../src/organizations/dashboard/performance.js';
import { statisticsProjection } from '../../src/reporting/statistics/statistics.projection.js';
import { Statistics } from '../../src/reporting/statistics/statistics.js';
import type { Position, RecordedEvent } from '../../src/platform/event-store/event-store.js';
import { createTables, project } from '../../src/platform/projections/projection-tables.js';
import type { Projection, Projections } from '../../src/platform/projections/projection.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';

const october = '2026-10-31T23:59:59.999Z';
const november = '2026-11-01T00:00:00.000Z';
const noon = '2026-11-02T12:00:00.000Z';
const after = (time: string, ms = 1): string => new Date(Date.parse(time) + ms).toISOString();

type Happened = Readonly<{ at: string; type: string; stream: string; revision?: number }>;
type Data = Record<string, JsonValue>;

const event = ({ at, type, stream, revision = 0 }: Happened, data: Data): RecordedEvent => ({
  id: randomUUID(),
  type,
  data,
  meta: { actor: 'system', correlationId: 'c', causationId: null, schemaVersion: 1, at },
  stream,
  revision,
  position: '1' as Position,
  recordedAt: at,
});

/** A sale of $25 by an affiliate, and for an organization if given. */
function sold(at: string, payment: string, affiliateId: string, tag: string | null = 'AUSTIN') {
  const override = tag === null ? null : { organizationTag: tag, ratePercent: 10 };
  const overrideCents = tag === null ? 0 : 250;
  return event(
    { at, type: 'SaleSplit', stream: `sale-${payment}` },
    {
      paymentId: payment,
      amountCents: 2500,
      commission: { affiliateId, ratePercent: 40, rateEventId: null },
      override,
      shares: { commissionCents: 1000, overrideCents, houseCents: 1500 - overrideCents },
    },
  );
}
const reversed = (at: string, payment: string, affiliateId: string) =>
  event(
    { at, type: 'SaleReversed', stream: `sale-${payment}`, revision: 1 },
    {
      paymentId: payment,
      affiliateId,
      organizationTag: 'AUSTIN',
      givenBackCents: 2500,
      amountCents: -2500,
      shares: { commissionCents: -1000, overrideCents: -250, houseCents: -1250 },
    },
  );
/** A sale that earns the affiliate this amount and the house nothing. */
const earned = (at: string, affiliateId: string, cents: number) =>
  event(
    { at, type: 'SaleSplit', stream: `sale-${randomUUID()}` },
    {
      paymentId: randomUUID(),
      amountCents: cents,
      commission: { affiliateId, ratePercent: 40, rateEventId: null },
      override: null,
      shares: { commissionCents: cents, overrideCents: 0, houseCents: 0 },
    },
  );
const terminated = (at: string, affiliateId: string) =>
  event(
    { at, type: 'AffiliateTerminated', stream: `affiliate-${affiliateId}` },
    { affiliateId, reason: 'spam' },
  );
const affiliate = (id: string): NamedPayee => ({ kind: 'affiliate', id, label: id });
const organization = (id: string): NamedPayee => ({ kind: 'organization', id, label: id });

describe('read models at an exact time', () => {
  let test: TestDatabase;
  const schemaOf = (name: string): string => name.replaceAll(/\W/g, '_');
  const projections = { schemaOf } as Projections;
  const performed = (tag: string, since: string | null, atMost = 10) =>
    new Performance(test.database, projections).summarize(tag, { since, monthBegins: '2026-11-01', atMost });
  const fold = (projection: Projection, ...batches: RecordedEvent[][]): Promise<void> =>
    test.database.transaction(async (client) => {
      const schema = schemaOf(projection.name);
      await createTables(client, schema, projection);
      for (const events of batches) await project(client, schema, projection, events);
    });
  beforeAll(async () => {
    test = await freshDatabase();
  });
  afterAll(() => test.close());

  describe('the ledger', () => {
    let ledger: Ledger;
    beforeAll(async () => {
      await fold(
        ledgerProjection,
        [
          sold('2026-09-30T12:00:00.000Z', 'p-0', 'bob'),
          sold(october, 'p-1', 'ana'),
          sold(november, 'p-2', 'ana'),
          // The same id as an organization's tag, so that only the kind differs.
          sold(november, 'p-3', 'AUSTIN', 'HOUSTON'),
        ],
        [sold(noon, 'p-4', 'ana'), reversed(noon, 'p-1', 'ana'), terminated(noon, 'ana')],
      );
      ledger = new Ledger(test.database, projections);
    });

    it.each([
      [october, [0, 0], [250, 1]],
      [after(october), [1000, 1], [500, 2]],
      [november, [1000, 1], [500, 2]],
      [after(november), [2000, 2], [750, 3]],
      [noon, [2000, 2], [750, 3]],
      [after(noon), [0, 5], [750, 5]],
      [null, [0, 5], [750, 5]],
    ])(
      '[LE-03] has at %s the entries %j of the affiliate and %j of the organization',
      async (asOf, own, its) => {
        for (const [payee, expected] of [
          [affiliate('ana'), own],
          [organization('AUSTIN'), its],
        ] as const) {
          const { balanceCents, total } = await ledger.balance(payee, asOf);
          expect([balanceCents, total]).toEqual(expected);
          const all = await ledger.entries(payee, asOf, { offset: 0, limit: 100 });
          expect([all.at(-1)?.balanceCents ?? 0, all.length]).toEqual(expected);
        }
      },
    );

    it.each([
      ['2020-01-01T00:00:00.000Z', 0, 0, 0, 0, 0],
      [october, 1, 2500, 1000, 250, 1250],
      [after(october), 2, 5000, 2000, 500, 2500],
      [november, 2, 5000, 2000, 500, 2500],
      [after(november), 4, 10_000, 4000, 1000, 5000],
      [noon, 4, 10_000, 4000, 1000, 5000],
      [after(noon), 7, 10_000, 2000, 1000, 7000],
      [null, 7, 10_000, 2000, 1000, 7000],
    ])('[LE-02] is in balance at %s', async (asOf, entries, cash, affiliates, organizations, house) => {
      expect(await ledger.trialBalance(asOf)).toEqual({
        entries,
        cashCents: cash,
        affiliatesCents: affiliates,
        organizationsCents: organizations,
        houseCents: house,
        inTransitCents: 0,
        paidOutCents: 0,
        providerFeesCents: 0,
        differenceCents: 0,
      });
    });

    it('[LE-03] includes the whole day for a date, and nothing of the next day', async () => {
      const on = async (day: string) => (await ledger.balance(affiliate('ana'), parseAsOf(day))).balanceCents;
      expect([await on('2026-10-30'), await on('2026-10-31'), await on('2026-11-01')]).toEqual([
        0, 1000, 2000,
      ]);
    });

    it('[LE-03] is read page by page, each entry of the account once', async () => {
      const page = async (offset: number, limit: number, asOf: string | null = null) =>
        (await ledger.entries(affiliate('ana'), asOf, { offset, limit })).map(({ number }) => number);
      expect([await page(0, 2), await page(2, 2), await page(4, 2), await page(5, 2)]).toEqual([
        [1, 2],
        [3, 4],
        [5],
        [],
      ]);
      expect([await page(0, 2, noon), await page(1, 1, noon), await page(2, 2, noon)]).toEqual([
        [1, 2],
        [2],
        [],
      ]);
    });

    it('[LE-03] has for each entry the event and its effect on the requested account', async () => {
      const entries = await ledger.entries(organization('AUSTIN'), null, { offset: 0, limit: 9 });
      expect(entries.map(({ at, kind, cents, balanceCents }) => [at, kind, cents, balanceCents])).toEqual([
        ['2026-09-30T12:00:00.000Z', 'sale', 250, 250],
        [october, 'sale', 250, 500],
        [november, 'sale', 250, 750],
        [noon, 'sale', 250, 1000],
        [noon, 'reversal', -250, 750],
      ]);
      expect(entries[4]).toMatchObject({ paymentId: 'p-1', stream: 'sale-p-1', version: 1, number: 5 });
      const [own] = await ledger.entries(affiliate('AUSTIN'), null, { offset: 0, limit: 9 });
      expect(own).toMatchObject({ cents: 1000, balanceCents: 1000, paymentId: 'p-3' });
    });

    it('[LE-03] has the earnings of each month, newest first', async () => {
      const months = async (payee: NamedPayee) => (await ledger.earnings(payee)).months;
      expect(await months(affiliate('ana'))).toEqual([
        { month: '2026-11', sales: 2, cents: -1000 },
        { month: '2026-10', sales: 0, cents: 1000 },
      ]);
      expect(await months(organization('AUSTIN'))).toEqual([
        { month: '2026-11', sales: 2, cents: 250 },
        { month: '2026-10', sales: 0, cents: 250 },
        { month: '2026-09', sales: 1, cents: 250 },
      ]);
      expect(await months(affiliate('AUSTIN'))).toEqual([{ month: '2026-11', sales: 1, cents: 1000 }]);
    });

    it.each([
      ['9999 cents', [9999], false, 0.01],
      ['exactly $100.00', [9999, 1], true, 0],
      ['a cent more', [10_001], true, 0],
      ['a debt', [-1000], false, 110],
    ])(
      '[AF-05] pay an affiliate who has %s: %s',
      async (name, amounts, payoutEligible, amountUntilPayout) => {
        const id = `minimum ${name}`;
        await test.database.transaction((client) =>
          project(
            client,
            schemaOf(ledgerProjection.name),
            ledgerProjection,
            amounts.map((cents) => earned(noon, id, cents)),
          ),
        );
        const summaries = new CommissionSummaries(ledger, { now: () => new Date(noon) });
        expect(await summaries.summarize({ affiliateId: id, code: 'C' } as Affiliate)).toMatchObject({
          minimumThreshold: 100,
          payoutEligible,
          amountUntilPayout,
        });
      },
    );

    it('[AF-05] carries a negative month forward', async () => {
      const month = [earned(october, 'cyd', 15_000), earned(noon, 'cyd', -10_000)];
      await test.database.transaction((client) =>
        project(client, schemaOf(ledgerProjection.name), ledgerProjection, month),
      );
      const summaries = new CommissionSummaries(ledger, { now: () => new Date(noon) });
      expect(await summaries.summarize({ affiliateId: 'cyd', code: 'C' } as Affiliate)).toMatchObject({
        totalEarnings: 50,
        payoutEligible: false,
        amountUntilPayout: 50,
      });
    });

    it.each([
      [october, '2026-10', 0, 10],
      [november, '2026-11', 2, -10],
    ])('[AF-05] shows at %s the month %s', async (now, month, referralCount, totalCommission) => {
      const summaries = new CommissionSummaries(ledger, { now: () => new Date(now) });
      const summary = await summaries.summarize({ affiliateId: 'ana', code: 'C' } as Affiliate);
      expect(summary).toMatchObject({
        currentMonth: { month, referralCount, totalCommission },
        totalEarnings: 0,
        totalMonths: 2,
      });
    });
  });

  it('[LE-01] the ledger is the same, whether events are projected one by one or in one batch', async () => {
    const december = '2026-12-01T00:00:00.000Z';
    const back = (at: string, revision: number, payment: string, share: number) =>
      event(
        { at, type: share < 0 ? 'SaleReversed' : 'SaleRestored', stream: `sale-${payment}`, revision },
        {
          paymentId: payment,
          affiliateId: 'ana',
          organizationTag: 'AUSTIN',
          amountCents: 2500 * share,
          shares: { commissionCents: 1000 * share, overrideCents: 250 * share, houseCents: 1250 * share },
        },
      );
    const facts = [
      sold(october, 'p-1', 'ana'),
      sold(november, 'p-2', 'ana'),
      back(november, 1, 'p-1', -0.4),
      sold(noon, 'p-3', 'bob'),
      back(december, 2, 'p-1', -0.6),
      back(december, 1, 'p-2', -1),
      sold(december, 'p-4', 'bob', null),
      terminated(december, 'ana'),
      back(december, 3, 'p-1', 0.6),
      sold(december, 'p-5', 'ana'),
    ];
    const books = schemaOf(ledgerProjection.name);
    const rows = async (table: string, order: string) =>
      test.database.query<Record<string, unknown>>(`select * from ${books}.${table} order by ${order}`);
    const made = async (...batches: RecordedEvent[][]) => {
      await fold(ledgerProjection, ...batches);
      return {
        entries: await rows('ledger_entries', 'number'),
        postings: await rows('ledger_postings', 'entry, account'),
        accounts: await rows('ledger_accounts', 'kind, id'),
        months: await rows('ledger_months', 'kind, id, month'),
      };
    };
    const atOnce = await made(facts);
    expect(await made(...facts.map((fact) => [fact]))).toEqual(atOnce);
    expect(atOnce.months.filter(({ kind }) => kind === 'affiliate')).toEqual([
      { kind: 'affiliate', id: 'ana', month: '2026-10', sales: 1, cents: 1000 },
      { kind: 'affiliate', id: 'ana', month: '2026-11', sales: 0, cents: 600 },
      { kind: 'affiliate', id: 'ana', month: '2026-12', sales: 1, cents: -1600 },
      { kind: 'affiliate', id: 'bob', month: '2026-11', sales: 1, cents: 1000 },
      { kind: 'affiliate', id: 'bob', month: '2026-12', sales: 1, cents: 1000 },
    ]);
  });

  it('[LE-02] the trial balance shows the difference of an incorrect ledger', async () => {
    await fold(ledgerProjection, [sold(noon, 'p-1', 'ana')]);
    const books = schemaOf(ledgerProjection.name);
    await test.database.query(`update ${books}.ledger_postings set balance_cents = balance_cents - 7
      where account = (select number from ${books}.ledger_accounts where kind = 'house')`);
    const { differenceCents } = await new Ledger(test.database, projections).trialBalance(null);
    expect(differenceCents).toBe(7);
  });

  it('[LE-01] an eighth account is data: no new column, field or branch', async () => {
    const reserve = { kind: 'reserve', id: 'reserve' } as unknown as AccountRef;
    const rules = new PostingRulebook(affiliationPostings, {
      ReserveFilled: ({ data: { cents } }: { data: { cents: number } }) => ({
        kind: 'correction',
        paymentId: null,
        runId: null,
        parties: [],
        cashCents: 0,
        postings: move({ kind: 'house', id: 'house' }, reserve, cents),
      }),
    });
    const filled = (at: string, cents: number, revision: number) =>
      event({ at, type: 'ReserveFilled', stream: 'reserve', revision }, { cents });
    await fold(
      createLedgerProjection(rules),
      [sold(october, 'p-1', 'ana'), filled(october, 300, 0)],
      [filled(noon, -100, 1)],
    );
    const ledger = new Ledger(test.database, projections);
    const holder = { ...reserve, label: 'reserve' } as AccountHolder;
    const { balanceCents, entries } = await ledger.account(holder, null, { offset: 0, limit: 10 });
    expect(balanceCents).toBe(200);
    expect(entries.map(({ number, cents, balanceCents: after }) => [number, cents, after])).toEqual([
      [1, 300, 300],
      [2, -100, 200],
    ]);
    expect(await ledger.balance(holder, november)).toEqual({ balanceCents: 300, total: 1 });
    expect(await ledger.trialBalance(null)).toMatchObject({
      entries: 3,
      cashCents: 2500,
      houseCents: 1050,
      differenceCents: 0,
    });
  });

  it('[OR-03] an organization’s dashboard counts a day from its beginning', async () => {
    await fold(
      performanceProjection,
      [sold(october, 'p-1', 'ana'), sold(november, 'p-2', 'bob'), sold(noon, 'p-3', 'ana', 'HOUSTON')],
      [reversed(noon, 'p-1', 'ana')],
    );
    const sales = async (since: string | null) => {
      const { total, best } = await performed('AUSTIN', since);
      return [total.sales, total.overrideCents, best.map(({ affiliateId }) => affiliateId)];
    };
    expect(await sales(null)).toEqual([1, 250, ['bob']]);
    expect(await sales('2026-10-31')).toEqual([1, 250, ['bob']]);
    expect(await sales('2026-11-01')).toEqual([1, 0, ['bob']]);
    expect(await sales('2026-11-02')).toEqual([0, -250, []]);
    expect((await performed('AUSTIN', null, 0)).best).toEqual([]);
    expect((await performed('HOUSTON', null)).total).toEqual({ sales: 1, overrideCents: 250 });
  });

  it('[OR-03] an organization’s dashboard lists the best members first, by sales and then by earnings', async () => {
    const movedBack = (revision: number, givenBackCents: number) =>
      event(
        { at: noon, type: 'SaleReversed', stream: 'sale-p-7', revision },
        {
          paymentId: 'p-7',
          affiliateId: 'eve',
          organizationTag: 'BOISE',
          givenBackCents,
          shares: { commissionCents: 0, overrideCents: 0, houseCents: 0 },
        },
      );
    const partly = (payment: string, affiliateId: string, share: number) => {
      const shares = {
        commissionCents: -1000 * share,
        overrideCents: -250 * share,
        houseCents: -1250 * share,
      };
      return event(
        { at: noon, type: 'SaleReversed', stream: `sale-${payment}`, revision: 1 },
        { paymentId: payment, affiliateId, organizationTag: 'AUSTIN', givenBackCents: 2500 * share, shares },
      );
    };
    await fold(
      performanceProjection,
      [
        sold(november, 'p-1', 'ana'),
        sold(november, 'p-2', 'bob'),
        sold(november, 'p-3', 'cyd'),
        sold(november, 'p-4', 'cyd'),
        sold(november, 'p-5', 'dan', null),
      ],
      [
        partly('p-1', 'ana', 0.5),
        partly('p-3', 'cyd', 0.96),
        partly('p-4', 'cyd', 0.6),
        sold(noon, 'p-6', 'eve'),
        sold(noon, 'p-7', 'eve', 'BOISE'),
      ],
      [reversed(noon, 'p-6', 'eve'), movedBack(1, 2500)],
      [movedBack(2, 2499)],
    );
    expect((await performed('AUSTIN', null)).best).toEqual([
      { affiliateId: 'cyd', sales: 2, commissionCents: 440, overrideCents: 110 },
      { affiliateId: 'bob', sales: 1, commissionCents: 1000, overrideCents: 250 },
      { affiliateId: 'ana', sales: 1, commissionCents: 500, overrideCents: 125 },
    ]);
    expect((await performed('AUSTIN', null)).total).toEqual({ sales: 4, overrideCents: 485 });
    expect((await performed('BOISE', null)).total).toEqual({ sales: 1, overrideCents: 250 });
  });

  it('[LE-01] an eighth account is data: no new column, field or branch', async () => {
    const reserve = { kind: 'reserve', id: 'reserve' } as unknown as AccountRef;
    const rules = new PostingRulebook(affiliationPostings, {
      ReserveFilled: ({ data: { cents } }: { data: { cents: number } }) => ({
        kind: 'correction',
        paymentId: null,
        runId: null,
        parties: [],
        cashCents: 0,
        postings: move({ kind: 'house', id: 'house' }, reserve, cents),
      }),
    });
    const filled = (at: string, cents: number, revision: number) =>
      event({ at, type: 'ReserveFilled', stream: 'reserve', revision }, { cents });
    await fold(
      createLedgerProjection(rules),
      [sold(october, 'p-1', 'ana'), filled(october, 300, 0)],
      [filled(noon, -100, 1)],
    );
    const ledger = new Ledger(test.database, projections);
    const holder = { ...reserve, label: 'reserve' } as AccountHolder;
    const { balanceCents, entries } = await ledger.account(holder, null, { offset: 0, limit: 10 });
    expect(balanceCents).toBe(200);
    expect(entries.map(({ number, cents, balanceCents: after }) => [number, cents, after])).toEqual([
      [1, 300, 300],
      [2, -100, 200],
    ]);
    expect(await ledger.balance(holder, november)).toEqual({ balanceCents: 300, total: 1 });
    expect(await ledger.trialBalance(null)).toMatchObject({
      entries: 3,
      cashCents: 2500,
      houseCents: 1050,
      differenceCents: 0,
    });
  });

  it('[OR-03] an organization’s dashboard counts its members with earning referrals, without itself', async () => {
    const registered = (affiliateId: string, organizationTag: string | null, isMaster = false) =>
      event(
        { at: october, type: 'AffiliateRegistered', stream: `affiliate-${affiliateId}` },
        { affiliateId, isMaster, membership: organizationTag && { organizationTag, memberId: null } },
      );
    const then = (affiliateId: string, type: string, data: Data = {}) =>
      event({ at: noon, type, stream: `affiliate-${affiliateId}` }, { affiliateId, ...data });
    await fold(
      performanceProjection,
      [
        registered('ana', 'AUSTIN'),
        registered('bob', 'AUSTIN'),
        registered('cyd', 'HOUSTON'),
        registered('dan', null),
        registered('master', 'AUSTIN', true),
        then('bob', 'AffiliateDeactivated'),
      ],
      [
        then('dan', 'AffiliateMembershipCorrected', {
          membership: { organizationTag: 'AUSTIN', memberId: null },
        }),
      ],
    );
    const active = async (...events: RecordedEvent[]): Promise<number> => {
      await test.database.transaction((client) =>
        project(client, schemaOf(performanceProjection.name), performanceProjection, events),
      );
      return (await performed('AUSTIN', null)).activeAgents;
    };
    expect(await active()).toBe(2);
    expect(await active(then('bob', 'AffiliateReactivated'))).toBe(3);
    expect(await active(then('bob', 'AffiliateTerminated'))).toBe(2);
    expect(await active(then('dan', 'AffiliateDeleted'))).toBe(1);
    expect(await active(then('ana', 'AffiliateMembershipCorrected', { membership: null }))).toBe(0);
    expect((await performed('HOUSTON', null)).activeAgents).toBe(1);
  });

  it('[AD-02] the overview shows orders, sales and refunds by day, week and month (UTC)', async () => {
    const money = (at: string, type: string, data: Data) =>
      event({ at, type, stream: 'payment-p-1', revision: 1 }, { paymentId: 'p-1', ...data });
    const order = (at: string) => event({ at, type: 'ReportRequested', stream: 'report-1' }, {});
    const drawn = { schemaOf: (name: string) => `drawn_${schemaOf(name)}` } as Projections;
    await test.database.transaction(async (client) => {
      const schema = drawn.schemaOf(statisticsProjection.name);
      await createTables(client, schema, statisticsProjection);
      await project(client, schema, statisticsProjection, [
        order('2026-10-25T23:30:00.000Z'), // a Sunday
        order(october),
        money(october, 'PaymentSucceeded', { reportId: 1, amountCents: 2500 }),
        order(november),
        money(noon, 'PaymentRefunded', { refundId: 're_1', amountCents: 1000, refundedCents: 1000 }),
      ]);
    });
    const trend = async (kind: 'day' | 'week' | 'month', now: string) =>
      (await new Statistics(test.database, drawn, { now: () => new Date(now) }).trend(kind))
        .filter(({ reports, revenueCents }) => reports > 0 || revenueCents !== 0)
        .map(({ from, reports, paidReports, revenueCents }) => [from, reports, paidReports, revenueCents]);
    expect(await trend('day', noon)).toEqual([
      ['2026-10-25', 1, 0, 0],
      ['2026-10-31', 1, 1, 2500],
      ['2026-11-01', 1, 0, 0],
      ['2026-11-02', 0, 0, -1000],
    ]);
    expect(await trend('week', noon)).toEqual([
      ['2026-10-19', 1, 0, 0],
      ['2026-10-26', 2, 1, 2500],
      ['2026-11-02', 0, 0, -1000],
    ]);
    expect(await trend('month', october)).toEqual([['2026-10-01', 2, 1, 2500]]);
    expect(await trend('month', november)).toEqual([
      ['2026-10-01', 2, 1, 2500],
      ['2026-11-01', 1, 0, -1000],
    ]);
    // Thirty days up to today.
    expect(await trend('day', '2026-11-23T23:59:59.999Z')).toHaveLength(4);
    expect(await trend('day', '2026-11-24T00:00:00.000Z')).toHaveLength(3);
  });

  it('[AD-02] the overview shows partners’ earnings by day, week and month (UTC), without payouts', async () => {
    const paid = event(
      { at: noon, type: 'TransferRequested', stream: 'payout-book' },
      {
        runId: '2026-10',
        payee: { kind: 'affiliate', id: 'ana' },
        payCents: 700,
      },
    );
    const drawn = { schemaOf: (name: string) => `drawn_${schemaOf(name)}` } as Projections;
    await test.database.transaction(async (client) => {
      const schema = drawn.schemaOf(ledgerProjection.name);
      await createTables(client, schema, ledgerProjection);
      await project(client, schema, ledgerProjection, [
        sold('2026-10-25T23:30:00.000Z', 'p-0', 'bob'),
        sold(october, 'p-1', 'ana'),
        sold(november, 'p-2', 'ana', null),
        reversed(noon, 'p-1', 'ana'),
        paid,
      ]);
    });
    const trend = async (kind: 'day' | 'week' | 'month', now = noon) =>
      (await new EarningsTrend(test.database, drawn, { now: () => new Date(now) }).read(kind))
        .filter(({ commissionCents, overrideCents }) => commissionCents !== 0 || overrideCents !== 0)
        .map(({ from, commissionCents, overrideCents }) => [from, commissionCents, overrideCents]);
    expect(await trend('day')).toEqual([
      ['2026-10-25', 1000, 250],
      ['2026-10-31', 1000, 250],
      ['2026-11-01', 1000, 0],
      ['2026-11-02', -1000, -250],
    ]);
    expect(await trend('week')).toEqual([
      ['2026-10-19', 1000, 250],
      ['2026-10-26', 2000, 250],
      ['2026-11-02', -1000, -250],
    ]);
    expect(await trend('month')).toEqual([
      ['2026-10-01', 2000, 500],
      ['2026-11-01', 0, -250],
    ]);
    expect(await trend('month', october)).toEqual([['2026-10-01', 2000, 500]]);
  });

  it('[AD-02] the overview counts the reports of the current day (UTC)', async () => {
    const ordered = (at: string) => event({ at, type: 'ReportRequested', stream: 'report-1' }, {});
    await fold(statisticsProjection, [ordered(october), ordered(november)], [ordered(after(october, -1))]);
    const todays = async (now: string) =>
      (await new Statistics(test.database, projections, { now: () => new Date(now) }).read()).todayReports;
    expect([await todays(october), await todays(november), await todays(noon)]).toEqual([2, 1, 0]);
  });
});
