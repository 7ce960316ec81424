import { jest } from '@jest/globals';
import type { AdminActionsView } from '@closewise/contracts/admin';
import type {
  OrganizationDashboardData,
  OrganizationMembersView,
  OrganizationMonthsView,
} from '@closewise/contracts/organizations';
import type { SaleSplit } from '@closewise/domain/affiliation';
import { performanceProjection } from '../../src/organizations/dashboard/performance.projection.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { EventStore, type RecordedEvent } from '../../src/platform/event-store/event-store.js';
import { createTables, project } from '../../src/platform/projections/projection-tables.js';
import type { Browser } from '../administration/browser.js';
import { Bookkeeping } from '../affiliation/bookkeeping.js';
import { liveAndRebuilt } from '../buyer/rebuilt-rows.js';
import { avoidMidnight } from '../avoid-midnight.js';
import { until } from '../processing.js';
import { Associations, told } from './associations.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const forbidden = [403, expect.stringContaining('You are signed in as another organization')];

describe("the organization's dashboard", () => {
  let books: Bookkeeping;
  let associations: Associations;
  let austin: Browser;
  let boise: Browser;
  const codes: Record<string, string> = {};
  beforeAll(async () => {
    await avoidMidnight();
    books = await Bookkeeping.open();
    associations = new Associations(books.partners);
    [austin, boise] = [await approved('AUSTIN'), await approved('BOISE')];
    await member('Ana Lopez', 'AUSTIN', '7');
    await member('Bob Ray', 'AUSTIN', null);
    await member('Cyd Moe', 'BOISE', '9');
    for (const name of ['Ana Lopez', 'Ana Lopez', 'Bob Ray', 'Cyd Moe'])
      await books.partners.sell(codes[name]!);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => books?.close());

  async function approved(tag: string): Promise<Browser> {
    const { browser } = await associations.signedIn(tag);
    await associations.approve(tag);
    return browser;
  }
  const addressOf = (name: string): string => `${name.split(' ')[0]!.toLowerCase()}@example.com`;
  async function member(name: string, organizationTag: string, memberId: string | null): Promise<void> {
    const person = { name, email: addressOf(name), website: null };
    const membership = { organizationTag, memberId };
    codes[name] = (await books.affiliate(person.email, { person, membership })).code;
  }
  const ask = (browser: Browser, tag: string, query = '') =>
    browser.send('GET', `/api/organization/${tag}/dashboard${query}`);
  const dashboard = async (browser: Browser, tag: string, query = ''): Promise<OrganizationDashboardData> =>
    (await ask(browser, tag, query)).json<{ data: OrganizationDashboardData }>().data;
  /** The dashboard once it shows so. */
  async function onceIt(
    shows: (data: OrganizationDashboardData) => boolean,
    browser = austin,
    tag = 'AUSTIN',
  ) {
    await until(async () => shows(await dashboard(browser, tag)));
    return dashboard(browser, tag);
  }
  /** What organizations did, in the list of admin actions. */
  const actions = async (admin: Browser) =>
    (await admin.send('GET', '/api/admin/audit'))
      .json<AdminActionsView>()
      .actions.filter(
        ({ action }) => action.startsWith('AffiliateMembership') && action !== 'AffiliateMembershipCorrected',
      );
  const change = async (name: string, what: Parameters<typeof books.partners.change>[1]) => {
    const { affiliateId } = await books.partners.affiliate(addressOf(name));
    await books.partners.change(affiliateId, what);
  };

  it('[OR-03] [OR-04] shows what the members have sold and earned it, to the cent', async () => {
    const isBooked = ({ totalReportsSold, balance }: OrganizationDashboardData) =>
      totalReportsSold === 3 && balance === 7.5;
    expect(await onceIt(isBooked)).toEqual({
      tag: 'AUSTIN',
      name: 'Austin Board of Realtors',
      status: 'approved',
      linkOpened: true,
      totalActiveAgents: 2,
      totalOverrideEarnings: 7.5,
      currentMonthOverrideEarnings: 7.5,
      balance: 7.5,
      totalReportsSold: 3,
      currentMonthReportsSold: 3,
      topPerformingAgents: [
        {
          agentName: 'Ana Lopez',
          agentEmail: 'ana@example.com',
          organizationMemberId: '7',
          reportsSold: 2,
          agentEarnings: 20,
          organizationOverride: 5,
        },
        {
          agentName: 'Bob Ray',
          agentEmail: 'bob@example.com',
          organizationMemberId: null,
          reportsSold: 1,
          agentEarnings: 10,
          organizationOverride: 2.5,
        },
      ],
      stripeConnected: false,
      stripeDashboardUrl: null,
    });
  });

  it('[OR-06] shows each organization itself alone, whatever it asks for', async () => {
    const own = await onceIt(({ totalReportsSold }) => totalReportsSold === 1, boise, 'BOISE');
    expect(own.topPerformingAgents.map(({ agentName }) => agentName)).toEqual(['Cyd Moe']);
    for (const tag of ['AUSTIN', 'austin', 'NOBODY', 'BOISE%2F..%2FAUSTIN'])
      expect(told(await ask(boise, tag))).toEqual(forbidden);
    expect((await ask(boise, 'boise')).statusCode).toBe(200);
    expect((await ask(books.partners.browser(), 'BOISE')).statusCode).toBe(401);
    const agent = books.partners.browser();
    const { token } = await books.partners.join('agent@example.com', { organizationTag: 'BOISE' });
    await books.partners.dashboard(agent, token);
    expect((await ask(agent, 'BOISE')).statusCode).toBe(401);
  });

  it('[AD-02] shows every organization to an admin, who may be signed in as one of them, too', async () => {
    const admin = await associations.admin();
    expect((await dashboard(admin, 'AUSTIN')).totalReportsSold).toBe(3);
    expect((await dashboard(admin, 'BOISE')).totalReportsSold).toBe(1);
    await associations.signIn('eva@boise.example', undefined, admin);
    expect((await dashboard(admin, 'AUSTIN')).totalReportsSold).toBe(3);
    expect(told(await ask(admin, 'NOBODY'))).toEqual([404, 'There is no organization with this tag']);
  });

  it('[OR-03] counts the last 30, 90 or 365 days, today included, and nothing else', async () => {
    const now = new Date();
    const clock = jest.spyOn(books.partners.get(Clock), 'now');
    const after = async (days: number, range: string): Promise<number[]> => {
      clock.mockImplementation(() => new Date(now.getTime() + days * DAY_MS));
      const browser = books.partners.browser();
      await associations.signIn('eva@austin.example', undefined, browser);
      const shown = await dashboard(browser, 'AUSTIN', range);
      return [shown.totalReportsSold, shown.totalOverrideEarnings, shown.topPerformingAgents.length];
    };
    expect(await after(29, '?range=30')).toEqual([3, 7.5, 2]);
    expect(await after(30, '?range=30')).toEqual([0, 0, 0]);
    expect(await after(89, '?range=90')).toEqual([3, 7.5, 2]);
    expect(await after(90, '?range=90')).toEqual([0, 0, 0]);
    expect(await after(364, '?range=365')).toEqual([3, 7.5, 2]);
    expect(await after(365, '?range=365')).toEqual([0, 0, 0]);
    expect(await after(365, '')).toEqual([3, 7.5, 2]);
    const browser = books.partners.browser();
    await associations.signIn('eva@austin.example', undefined, browser);
    expect(await dashboard(browser, 'AUSTIN')).toMatchObject({
      currentMonthOverrideEarnings: 0,
      currentMonthReportsSold: 0,
    });
  });

  it.each(['?range=7', '?range=all', '?range=30&range=90', '?days=30'])(
    '[OR-03] refuses %s',
    async (query) => {
      expect((await ask(austin, 'AUSTIN', query)).statusCode).toBe(400);
    },
  );

  it('[OR-04] takes back of a refund what it took from the sale, and counts no sale that is given back whole', async () => {
    const terms = await books.paidAtProvider(codes['Ana Lopez']!);
    await onceIt(({ totalReportsSold }) => totalReportsSold === 4);
    const part = { refundId: 're_1', amountCents: 1000, status: 'made' } as const;
    await books.tell(terms, { refunds: [part] });
    const partly = await onceIt(({ totalOverrideEarnings }) => totalOverrideEarnings === 9);
    expect(partly).toMatchObject({ totalReportsSold: 4, topPerformingAgents: [{ agentEarnings: 26 }, {}] });
    await books.tell(terms, { refunds: [part, { ...part, refundId: 're_2', amountCents: 1500 }] });
    const wholly = await onceIt(({ totalOverrideEarnings }) => totalOverrideEarnings === 7.5);
    expect(wholly).toMatchObject({ totalReportsSold: 3, topPerformingAgents: [{ agentEarnings: 20 }, {}] });
  });

  it('[OR-06] shows of an agent who has left what they sold here, and neither their address nor their new number', async () => {
    const membership = { organizationTag: 'BOISE', memberId: '12' };
    await change('Bob Ray', { type: 'CorrectMembership', membership, reason: 'moved' });
    await books.partners.sell(codes['Bob Ray']!);
    await onceIt(({ totalReportsSold }) => totalReportsSold === 2, boise, 'BOISE');
    const { topPerformingAgents } = await onceIt(({ totalActiveAgents }) => totalActiveAgents === 1);
    expect(topPerformingAgents[1]).toEqual({
      agentName: 'Bob Ray',
      agentEmail: '',
      organizationMemberId: null,
      reportsSold: 1,
      agentEarnings: 10,
      organizationOverride: 2.5,
    });
  });

  it('[OR-03] counts as active agents those whose referrals earn', async () => {
    await change('Ana Lopez', { type: 'DeactivateAffiliate', reason: 'asked for it' });
    const without = await onceIt(({ totalActiveAgents }) => totalActiveAgents !== 1);
    await change('Ana Lopez', { type: 'ReactivateAffiliate', reason: null });
    const again = await onceIt(({ totalActiveAgents }) => totalActiveAgents !== 0);
    expect([without, again].map(({ totalActiveAgents }) => totalActiveAgents)).toEqual([0, 1]);
  });

  it('lists all members, those without a sale too, and what was sold by month', async () => {
    await member('Dee Silent', 'AUSTIN', '=1+1');
    const list = (show: string) => austin.send('GET', `/api/organization/AUSTIN/members?show=${show}`);
    const read = async (show: string) => (await list(show)).json<OrganizationMembersView>();
    await until(async () => (await read('all')).counts.all === 2);
    const { members, counts } = await read('all');
    expect(counts).toEqual({ all: 2, unconfirmed: 2, withoutSale: 1 });
    const common = { id: expect.any(String), active: true, confirmed: false };
    expect(members).toEqual([
      {
        ...common,
        name: 'Ana Lopez',
        email: 'ana@example.com',
        organizationMemberId: '7',
        reportsSold: 2,
        agentEarnings: 20,
        organizationOverride: 5,
      },
      {
        ...common,
        name: 'Dee Silent',
        email: 'dee@example.com',
        organizationMemberId: '=1+1',
        reportsSold: 0,
        agentEarnings: 0,
        organizationOverride: 0,
      },
    ]);
    expect((await read('without-sale')).members.map(({ name }) => name)).toEqual(['Dee Silent']);
    expect((await list('nobody')).statusCode).toBe(400);
    const file = await austin.send('GET', '/api/organization/AUSTIN/members.csv');
    expect(file.body.split('\r\n')[2]).toBe("Dee Silent,dee@example.com,'=1+1,yes,no,0,0.00,0.00");
    const months = await austin.send('GET', '/api/organization/AUSTIN/months');
    const month = new Date().toISOString().slice(0, 7);
    expect(months.json<OrganizationMonthsView>().months).toEqual([
      { month, newMembers: 2, reportsSold: 3, agentEarnings: 30, organizationOverride: 7.5 },
    ]);
    for (const path of ['members', 'members.csv', 'months'])
      expect(told(await boise.send('GET', `/api/organization/AUSTIN/${path}`))).toEqual(forbidden);
  });

  it('[OR-04] [AD-07] confirms and rejects members: a rejection ends the override of later sales, and takes back none', async () => {
    const { affiliateId } = await books.partners.affiliate('dee@example.com');
    const decide = (verdict: string, body: object = {}, browser = austin, tag = 'AUSTIN') =>
      browser.send('POST', `/api/organization/${tag}/members/${affiliateId}/${verdict}`, body);
    expect(told(await decide('confirm', {}, boise))).toEqual(forbidden);
    expect(told(await decide('confirm', {}, boise, 'BOISE'))).toEqual([
      404,
      'This affiliate is not a member of BOISE; load the list of members again',
    ]);
    for (let time = 0; time < 2; time++)
      expect(told(await decide('confirm'))).toEqual([200, 'The membership is confirmed.']);
    const sold = await books.partners.sell(codes['Dee Silent']!);
    await onceIt(({ totalReportsSold }) => totalReportsSold === 4);
    const unsaid = await decide('reject', { reason: ' ' });
    expect(told(unsaid)).toEqual([400, 'Please say why they are not your member']);
    for (let time = 0; time < 2; time++)
      expect(told(await decide('reject', { reason: 'Not on our list' }))).toEqual([
        200,
        'The membership is rejected.',
      ]);
    expect(await books.partners.shop.facts(`affiliate-${affiliateId}`)).toEqual([
      'AffiliateRegistered',
      'AffiliateMembershipConfirmed',
      'AffiliateMembershipRejected',
    ]);
    const later = await books.partners.sell(codes['Dee Silent']!);
    const shares = async (paymentId: string) => {
      const store = books.partners.get(EventStore);
      const [split] = (await store.readStream(`sale-${paymentId}`)) as RecordedEvent<SaleSplit>[];
      return split!.data.shares;
    };
    expect(await shares(sold)).toEqual({ commissionCents: 1000, overrideCents: 250, houseCents: 1250 });
    expect(await shares(later)).toEqual({ commissionCents: 1000, overrideCents: 0, houseCents: 1500 });
    expect((await dashboard(austin, 'AUSTIN')).totalOverrideEarnings).toBe(10);
    const admin = await associations.admin();
    await until(async () => (await actions(admin)).length === 2);
    expect(await actions(admin)).toMatchObject([
      {
        admin: 'organization:AUSTIN',
        summary: expect.stringMatching(/^Rejected Dee Silent .* as a member of AUSTIN: their later sales/),
        reason: 'Not on our list',
      },
      {
        admin: 'organization:AUSTIN',
        summary: expect.stringMatching(/^Confirmed Dee Silent .* as a member of AUSTIN$/),
      },
    ]);
  });

  it('[OR-03] names ten agents at most, the best first', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, n) => books.soldByMember(`agent-${n}`, 'AUSTIN')));
    const { topPerformingAgents } = await onceIt(({ totalReportsSold }) => totalReportsSold === 14);
    expect(topPerformingAgents).toHaveLength(10);
    expect(topPerformingAgents[0]).toMatchObject({ agentName: 'Ana Lopez', reportsSold: 2 });
  });

  it('[OR-03] books a refund on its own day, and takes the sale from the day on which it was made', async () => {
    const shares = { commissionCents: 1000, overrideCents: 250, houseCents: 1250 };
    const back = { commissionCents: -1000, overrideCents: -250, houseCents: -1250 };
    const whose = { affiliateId: 'ana', organizationTag: 'AUSTIN' };
    const terms = { commission: whose, override: whose, amountCents: 2500 };
    const facts: [string, string, object][] = [
      ['2026-10-31', 'SaleSplit', { ...terms, shares }],
      ['2026-11-02', 'SaleReversed', { ...whose, givenBackCents: 2500, shares: back }],
    ];
    const rows = await books.partners.shop.test.database.transaction(async (client) => {
      await createTables(client, 'tried', performanceProjection);
      for (const [day, type, data] of facts) {
        const recordedAt = `${day}T23:59:59.000Z`;
        const event = { type, recordedAt, data: { paymentId: 'p1', ...data } } as unknown as RecordedEvent;
        await project(client, 'tried', performanceProjection, [event]);
      }
      const columns = 'day::text, sales, commission_cents as commission, override_cents as override';
      return (await client.query(`select ${columns} from agent_days order by day`)).rows as object[];
    });
    expect(rows).toEqual([
      { day: '2026-10-31', sales: 0, commission: 1000, override: 250 },
      { day: '2026-11-02', sales: 0, commission: -1000, override: -250 },
    ]);
  });

  it('[PL-02] is the same after organizations.performance@2 and organizations.directory@2 were replayed twice', async () => {
    for (const name of ['organizations.performance@2', 'organizations.directory@2'] as const) {
      const { live, rebuilt } = await liveAndRebuilt(books.partners.shop, name, 2);
      expect([name, rebuilt]).toEqual([name, [live, live]]);
    }
  });
});
