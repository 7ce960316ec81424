import type { BrowserContext, Page } from 'playwright-core';
import type { AdminStatsView, AffiliateListView } from '@closewise/contracts/admin';
import type { OrganizationDashboardView } from '@closewise/contracts/organizations';
import { formatCents } from '@closewise/domain/money';
import { postJson } from '../../apps/api/test/process/post-json.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { openTab, signIn } from '../support/admin-by-keys.js';
import { widths } from '../support/browser.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { AdminApi, readFirstAdmin } from '../support/admins.js';
import { waitForFigure } from '../support/figures.js';
import { FocusWalk } from '../support/focus.js';
import { pressTo } from '../support/keyboard.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import type { StripeSite } from '../support/stripe-site.js';
import { findUnreachableControls } from '../support/unreachable-controls.js';
import { waitForToast } from '../support/toasts.js';

const newPassword = 'plum stairwell 94 kettle';
const agent = 'Olga Reyes';

/** A new password and a hidden claim also have tests in AccountsView.test, update-credentials.integration and MarketingView.test. */
const isLong = Boolean(process.env['LONG']);

/** An admin works by keyboard. Before that, a member of HAR has earned a commission. */
export function testAdmin(sharedShop: () => StripeSite): void {
  let site: Site;
  let totals: Totals;
  beforeAll(async () => {
    const shop = sharedShop();
    ({ site } = shop);
    const api = await AdminApi.signIn(site.application);
    totals = await readTotals(api);
    await sellAsHarMember(shop, api);
  });
  afterAll(async () => {
    const api = await AdminApi.signIn(site.application);
    await api.setSetting('BUYER_REPORT_PRICE', '25.00');
    await api.setSetting('maintenance_mode', 'false');
  });

  it('[AD-01] [AD-02] [AD-03] [AD-04] [AD-07] [LE-02] [RT-11] works by keyboard alone, from the printed password to the sign-out', async () => {
    const { url } = site.application;
    const { username, password } = await readFirstAdmin(site.application);
    const context = await site.newContext({ viewport: { width: widths[1], height: 900 } });
    const page = await context.newPage();
    const consoleErrors = collectConsoleErrors(page);
    const keys = page.keyboard;
    const walk = new FocusWalk(page);
    const check = (step: string) => checkAtAllWidths(page, step);
    /** Without the browser, which is slower than the server. */
    const untilServed = (isSo: (status: number, html: string) => boolean) =>
      site.application.until(async () => {
        const answer = await fetch(url);
        return isSo(answer.status, await answer.text());
      });

    /** Also ends all other sessions. */
    const changePassword = async (elsewhere: BrowserContext): Promise<void> => {
      await pressTo(page, page.getByRole('button', { name: 'Update Admin Credentials' }));
      await keys.press('Enter');
      await pressTo(page, page.getByLabel('Current Password'));
      await keys.type(password);
      await pressTo(page, page.getByLabel('New Password', { exact: true }));
      await keys.type(newPassword);
      await pressTo(page, page.getByLabel('Confirm New Password'));
      await waitForToast(page, 'Credentials updated', () => keys.type(`${newPassword}\n`));
      await page.getByText('You are not signed in anywhere else.').waitFor();
      expect((await elsewhere.request.get(`${url}/api/auth/user`)).status()).toBe(401);
    };
    const hideAndShowClaim = async (): Promise<void> => {
      for (const isShown of [false, true]) {
        await pressTo(page, page.getByRole('switch', { name: 'Ready in under 2 minutes' }));
        await keys.press('Space');
        await pressTo(page, page.getByRole('button', { name: 'Save claims' }));
        await waitForToast(page, 'Settings saved', () => keys.press('Enter'));
        await untilServed((_, html) => html.includes('47,000+') && html.includes('2 minutes') === isShown);
      }
    };

    await page.goto(`${url}/admin`);
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
    await check('sign-in');
    await signIn(page, username, 'not the password');
    await page.getByRole('main').getByText('Invalid credentials').waitFor();
    await pressTo(page, page.getByLabel('Password', { exact: true }));
    await keys.press('ControlOrMeta+a');
    await waitForToast(page, 'Login successful', () => keys.type(`${password}\n`));
    await waitForFigure(page, 'Total Revenue', formatCents(totals.revenueCents + 2500));
    await waitForFigure(page, 'Total HAR Earnings', formatCents(totals.harCents + 250));
    await check('overview');

    await openTab(page, 'Settings');
    await page.getByRole('switch', { name: 'Maintenance Mode' }).waitFor();
    expect([await findUnreachableControls(page, walk), walk.violations]).toEqual([[], []]);
    await pressTo(page, page.getByLabel('Buyer Report Price ($)'));
    await keys.press('ControlOrMeta+a');
    await keys.type('31.50');
    await pressTo(page, page.getByRole('switch', { name: 'Maintenance Mode' }));
    await keys.press('Space');
    await pressTo(page, page.getByLabel('Reason'));
    await waitForToast(page, 'Settings saved', () => keys.type('Fall price\n'));
    await check('settings');
    await untilServed((status, html) => status === 503 && html.includes('Site Under Renovation'));
    await pressTo(page, page.getByRole('switch', { name: 'Maintenance Mode' }));
    await keys.press('Space');
    await pressTo(page, page.getByRole('button', { name: 'Save Settings' }));
    await keys.press('Enter');
    await page.getByText('No changes yet.').waitFor();
    await untilServed((status, html) => status === 200 && html.includes('$31.50'));

    const elsewhere = await site.newContext();
    await elsewhere.request.post(`${url}/api/auth/login`, { data: { username, password } });
    expect((await elsewhere.request.get(`${url}/api/auth/user`)).status()).toBe(200);
    await site.waitUntilCaughtUp();
    await openTab(page, 'Security');
    await page.getByRole('button', { name: 'End all other sessions' }).waitFor();
    await page
      .getByText(/Changed the report price/)
      .first()
      .waitFor();
    await check('security');
    if (isLong) await changePassword(elsewhere);

    await openTab(page, 'Affiliates');
    await waitForFigure(page, 'Total Commissions', formatCents(totals.commissionCents + 1000));
    await check('affiliates');
    const ledger = page
      .getByRole('row', { name: new RegExp(agent) })
      .getByRole('link', { name: /: open the ledger$/ });
    const [code = ''] = (await ledger.getAttribute('aria-label'))?.split(':') ?? [];
    expect(code).toMatch(/^\w+$/);
    await pressTo(page, ledger);
    await keys.press('Enter');
    await waitForFigure(page, 'Balance', '$10.00');
    await checkExplanation(page, code);
    await check('ledger');

    await openTab(page, 'Marketing');
    await check('marketing');
    if (isLong) await hideAndShowClaim();

    await pressTo(page, page.getByRole('button', { name: 'Logout' }));
    await waitForToast(page, 'Logged out', () => keys.press('Enter'));
    await page.waitForURL(`${url}/`);
    await page.goto(`${url}/super-admin/dashboard`);
    await page.waitForURL(`${url}/admin`);
    await waitForToast(page, 'Login successful', () =>
      signIn(page, username, isLong ? newPassword : password),
    );
    expect(consoleErrors).toEqual([]);
  });
}

/** Checks that the entry is explained by the events that led to it. */
async function checkExplanation(page: Page, code: string): Promise<void> {
  const why = page.getByRole('region', { name: 'Explanation' });
  await why.getByText('PaymentSucceeded').waitFor();
  const explanation = await why.innerText();
  for (const part of [
    'AffiliateRegistered',
    'ReportRequested',
    'SaleSplit',
    code,
    '$10.00',
    '$2.50',
    '$12.50',
  ]) {
    expect(explanation).toContain(part);
  }
}

type Totals = Readonly<{ revenueCents: number; harCents: number; commissionCents: number }>;

/** The totals of all sales so far, which include those of other journeys. */
async function readTotals(api: AdminApi): Promise<Totals> {
  const { stats } = await api.get<AdminStatsView>('/api/admin/stats');
  const { data: har } = await api.get<OrganizationDashboardView>('/api/organization/HAR/dashboard');
  const { summary } = await api.get<AffiliateListView>('/api/admin/affiliate/list');
  return {
    revenueCents: toCents(stats.totalRevenue.replaceAll(/[$,]/g, '')),
    harCents: toCents(har.totalOverrideEarnings),
    commissionCents: toCents(summary.totalCommissions),
  };
}

const toCents = (dollars: number | string): number => Math.round(Number(dollars) * 100);

/** A member of HAR signs up, and a buyer with the referral code pays $25.00. */
async function sellAsHarMember({ site, stripe }: StripeSite, api: AdminApi): Promise<void> {
  const { application } = site;
  const email = 'olga.reyes@example.com';
  const membership = { isHarMember: true, harMemberId: 'T-77', acceptTerms: true };
  await postJson(application, '/api/affiliate/signup', { name: agent, email, ...membership });
  await site.waitUntilCaughtUp();
  const { affiliates } = await api.get<AffiliateListView>('/api/admin/affiliate/list?search=Olga');
  const purchase = await Purchase.begin(application, { referralCode: affiliates[0]!.referralCode });
  stripe.pay(purchase.intent.paymentIntent.id);
  await purchase.report();
  await application.until(() => purchase.isCompleted());
  await site.waitUntilSplit(purchase.reportId);
}

async function checkAtAllWidths(page: Page, step: string): Promise<void> {
  const violations = await findViolations(page, `admin-${step}`);
  expect({ step, violations }).toEqual({ step, violations: [] });
}
