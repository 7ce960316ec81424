import type { AffiliateSalesView, LinkVisitsView } from '@closewise/contracts/affiliates';
import type { Browser } from '../administration/browser.js';
import { waitFor } from '../wait-for.js';
import { avoidMidnight } from '../avoid-midnight.js';
import { Partners } from './partners.js';

describe('an affiliate’s dashboard', () => {
  let partners: Partners;
  let token: string;
  let browser: Browser;
  beforeAll(async () => {
    await avoidMidnight();
    partners = await Partners.open();
    ({ token } = await partners.join('ana@example.com'));
    browser = partners.browser();
  });
  afterAll(() => partners.close());

  const thisMonth = () => new Date().toISOString().slice(0, 7);
  const facts = async () => {
    const { affiliateId } = await partners.affiliate('ana@example.com');
    return partners.shop.facts(`affiliate-${affiliateId}`);
  };

  it('[AF-02] opens by the mailed link, records its first use once, and continues with a cookie', async () => {
    const { code } = await partners.affiliate('ana@example.com');
    expect(await facts()).toEqual(['AffiliateRegistered']);
    const answer = await browser.send('GET', `/api/affiliate/dashboard/${token}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        success: true,
        message: 'Welcome back, Ana Lopez!',
        affiliate: {
          id: expect.any(String),
          name: 'Ana Lopez',
          email: 'ana@example.com',
          website: null,
          referralCode: code,
          referralLink: `http://localhost:3000/?ref=${code}`,
          spanishReferralLink: `http://localhost:3000/es/?ref=${code}`,
          totalReferrals: 0,
          monthlyReferrals: 0,
          totalEarnings: 0,
          customRate: null,
          commissionRate: 40,
          active: true,
          isMasterAccount: false,
          isOrganizationMember: false,
          isHarMember: false,
          harMemberId: null,
          organizationTag: null,
          organizationMemberId: null,
          membershipRejectedBy: null,
          organizationStatus: null,
          stripeOnboardingComplete: false,
        },
      },
    ]);
    expect(answer.cookies).toMatchObject([{ name: 'closewise-affiliate', httpOnly: true, sameSite: 'Lax' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    await browser.send('GET', `/api/affiliate/dashboard/${token}`);
    expect(await facts()).toEqual(['AffiliateRegistered', 'DashboardLinkOpened']);
    expect((await partners.dashboard(browser)).referralCode).toBe(code);
  });

  it('[AF-10] shows the account on the onboarding page and starts a session', async () => {
    const other = partners.browser();
    const answer = await other.send('GET', `/api/affiliate/onboard/${token}`);
    const { code } = await partners.affiliate('ana@example.com');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        success: true,
        message: 'Your affiliate account has been created.',
        affiliate: {
          name: 'Ana Lopez',
          referralCode: code,
          referralLink: `http://localhost:3000/?ref=${code}`,
          isMasterAccount: false,
          organizationTag: null,
          organizationStatus: null,
          stripeOnboardingComplete: false,
        },
      },
    ]);
    expect((await partners.dashboard(other)).referralCode).toBe(code);
  });

  it('[AF-02] shows the affiliate’s organization', async () => {
    const member = await partners.join('har@example.com', { isHarMember: true, harMemberId: ' T-12 ' });
    expect(await partners.dashboard(partners.browser(), member.token)).toMatchObject({
      isOrganizationMember: true,
      isHarMember: true,
      harMemberId: 'T-12',
      organizationTag: 'HAR',
      organizationMemberId: 'T-12',
    });
  });

  it('[AF-02] [AF-05] shows the earnings, by cookie and by link', async () => {
    const nothing = { month: thisMonth(), referralCount: 0, totalCommission: 0 };
    expect(await partners.earnings(browser)).toEqual({
      totalEarnings: 0,
      monthlyBreakdown: [],
      currentMonth: nothing,
      totalMonths: 0,
      payoutEligible: false,
      minimumThreshold: 100,
      amountUntilPayout: 100,
    });
    const { code } = await partners.affiliate('ana@example.com');
    for (let i = 0; i < 2; i++) await partners.sell(code);
    const month = { month: thisMonth(), referralCount: 2, totalCommission: 20 };
    const earned = {
      totalEarnings: 20,
      monthlyBreakdown: [month],
      currentMonth: month,
      totalMonths: 1,
      payoutEligible: false,
      minimumThreshold: 100,
      amountUntilPayout: 80,
    };
    await waitFor(async () => expect(await partners.earnings(browser)).toEqual(earned));
    const byLink = await partners.browser().send('GET', `/api/affiliate/dashboard/${token}/commissions`);
    expect(byLink.json()).toEqual({ success: true, commissionSummary: earned });
    expect(await partners.dashboard(browser)).toMatchObject({
      totalReferrals: 2,
      monthlyReferrals: 2,
      totalEarnings: 20,
    });
  });

  it('lists the sales with commission and status, without data of the buyer', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const { sales, total } = (
      await browser.send('GET', '/api/affiliate/sales?pageSize=1')
    ).json<AffiliateSalesView>();
    expect(total).toBe(2);
    expect(sales).toEqual([
      {
        soldAt: expect.stringMatching(`^${day}T`),
        amountCents: 2500,
        givenBackCents: 0,
        commissionCents: 1000,
        state: 'pending',
        confirmedFrom: expect.stringMatching(/^\d{4}-\d{2}-22$/),
      },
    ]);
    const older = (
      await browser.send('GET', '/api/affiliate/sales?pageSize=1&page=2')
    ).json<AffiliateSalesView>();
    expect(older.sales[0]!.soldAt <= sales[0]!.soldAt).toBe(true);
    expect((await browser.send('GET', '/api/affiliate/sales?pageSize=101')).statusCode).toBe(400);
    const file = await browser.send('GET', '/api/affiliate/sales.csv');
    expect(file.headers['content-disposition']).toBe('attachment; filename="closewise-sales.csv"');
    const [head, ...rows] = file.body.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFsold_at,amount,given_back,commission,state,confirmed_from');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/Z,25\.00,0\.00,10\.00,pending,\d{4}-\d{2}-22$/);
  });

  it('counts visits by the link on any page, and the sales from them', async () => {
    const { code } = await partners.affiliate('ana@example.com');
    const visits = async () =>
      (await browser.send('GET', '/api/affiliate/visits')).json<LinkVisitsView>().visits;
    expect(await visits()).toMatchObject({ since: null, total: 0, conversionPercent: null, byDay: [] });
    const day = new Date().toISOString().slice(0, 10);
    const follow = (url: string, more: object = {}) =>
      partners.shop.get(url, {
        'user-agent': 'Mozilla/5.0 Firefox/145.0',
        'sec-fetch-dest': 'document',
        ...more,
      });
    const opened = await follow(`/?ref=${code}`);
    expect([opened.statusCode, opened.cookies]).toEqual([200, []]);
    await follow(`/es/?ref=${code.toLowerCase()}`);
    await follow(`/faq?referral=${code}`, { 'user-agent': 'Mozilla/5.0 Safari/605.1' });
    await follow(`/affiliate/dashboard?ref=${code}`, { 'user-agent': 'Mozilla/5.0 Chrome/142' });
    await follow(`/?ref=${code}`, { 'user-agent': 'Mozilla/5.0 Edge/142', 'sec-gpc': '1' });
    await follow(`/?ref=NOBODYS`, { 'user-agent': 'Mozilla/5.0 Opera/125' });
    await waitFor(async () =>
      expect(await visits()).toEqual({
        since: day,
        total: 2,
        days: 30,
        lately: 2,
        sales: 2,
        conversionPercent: 100,
        byDay: [{ day, visits: 2 }],
      }),
    );
  });

  it('starts no session for another site’s page', async () => {
    const answer = await partners.shop.get(`/api/affiliate/dashboard/${token}`, {
      'sec-fetch-site': 'cross-site',
    });
    expect([answer.statusCode, answer.cookies]).toEqual([200, []]);
  });

  it('ends with the session', async () => {
    const answer = await browser.send('POST', '/api/affiliate/logout');
    expect(answer.json()).toEqual({ success: true, message: 'Logged out' });
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect((await browser.send('GET', '/api/affiliate/dashboard')).statusCode).toBe(401);
    expect((await browser.send('GET', '/api/affiliate/commissions')).statusCode).toBe(401);
  });
});
