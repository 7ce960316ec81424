import type { BrowserContext, Page } from 'playwright-core';
import { openTab, signIn } from '../support/admin-by-keys.js';
import { widths } from '../support/browser.js';
import { complaintsOf } from '../support/complaints.js';
import { firstAdmin } from '../support/first-admin.js';
import { figure } from '../support/figure.js';
import { FocusWalk } from '../support/focus.js';
import { pressTo } from '../support/keyboard.js';
import { troublesAtAllWidths } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import { unreachedIn } from '../support/stops.js';
import { untilSaid } from '../support/until-said.js';

const newPassword = 'plum stairwell 94 kettle';

/** Nearer than a new password and a claim taken back: AccountsView.test, update-credentials.integration and MarketingView.test. */
const isLong = Boolean(process.env['LONG']);

/** Partners have earned from one sale before. */
export function adminRunsSite(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it('[AD-01] [AD-02] [AD-03] [AD-04] [AD-07] [LE-02] [RT-11] by keyboard alone, from the printed password to the way out', async () => {
    const { url } = site.application;
    const { password } = await firstAdmin(site.application);
    const context = await site.newContext({ viewport: { width: widths[1], height: 900 } });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const keys = page.keyboard;
    const walk = new FocusWalk(page);
    const check = (step: string) => checkAtAllWidths(page, step);
    /** By HTTP, since each page takes the browser longer to draw than the server to answer. */
    const untilServed = (isSo: (status: number, html: string) => boolean) =>
      site.application.until(async () => {
        const answer = await fetch(url);
        return isSo(answer.status, await answer.text());
      });

    /** Which ends all sessions but this one. */
    const changePassword = async (elsewhere: BrowserContext): Promise<void> => {
      await pressTo(page, page.getByRole('button', { name: 'Update Admin Credentials' }));
      await keys.press('Enter');
      await pressTo(page, page.getByLabel('Current Password'));
      await keys.type(password);
      await pressTo(page, page.getByLabel('New Password', { exact: true }));
      await keys.type(newPassword);
      await pressTo(page, page.getByLabel('Confirm New Password'));
      await untilSaid(page, 'Credentials updated', () => keys.type(`${newPassword}\n`));
      await page.getByText('You are not signed in anywhere else.').waitFor();
      expect((await elsewhere.request.get(`${url}/api/auth/user`)).status()).toBe(401);
    };
    const takeClaimBackAndMakeIt = async (): Promise<void> => {
      for (const isShown of [false, true]) {
        await pressTo(page, page.getByRole('switch', { name: 'Ready in under 2 minutes' }));
        await keys.press('Space');
        await pressTo(page, page.getByRole('button', { name: 'Save claims' }));
        await untilSaid(page, 'Settings saved', () => keys.press('Enter'));
        await untilServed((_, html) => html.includes('47,000+') && html.includes('2 minutes') === isShown);
      }
    };

    await page.goto(`${url}/admin`);
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
    await check('sign-in');
    await signIn(page, 'admin', 'not the password');
    await page.getByRole('main').getByText('Invalid credentials').waitFor();
    await pressTo(page, page.getByLabel('Password', { exact: true }));
    await keys.press('ControlOrMeta+a');
    await untilSaid(page, 'Login successful', () => keys.type(`${password}\n`));
    await figure(page, 'Total Revenue', '$25.00');
    await figure(page, 'Total HAR Earnings', '$2.50');
    await check('overview');

    await openTab(page, 'Settings');
    await page.getByRole('switch', { name: 'Maintenance Mode' }).waitFor();
    expect([await unreachedIn(page, walk), walk.troubles]).toEqual([[], []]);
    await pressTo(page, page.getByLabel('Buyer Report Price ($)'));
    await keys.press('ControlOrMeta+a');
    await keys.type('31.50');
    await pressTo(page, page.getByRole('switch', { name: 'Maintenance Mode' }));
    await keys.press('Space');
    await pressTo(page, page.getByLabel('Reason'));
    await untilSaid(page, 'Settings saved', () => keys.type('Price of the autumn\n'));
    await check('settings');
    await untilServed((status, html) => status === 503 && html.includes('Site Under Renovation'));
    await pressTo(page, page.getByRole('switch', { name: 'Maintenance Mode' }));
    await keys.press('Space');
    await pressTo(page, page.getByRole('button', { name: 'Save Settings' }));
    await keys.press('Enter');
    await page.getByText('No changes yet.').waitFor();
    await untilServed((status, html) => status === 200 && html.includes('$31.50'));

    const elsewhere = await site.newContext();
    await elsewhere.request.post(`${url}/api/auth/login`, { data: { username: 'admin', password } });
    expect((await elsewhere.request.get(`${url}/api/auth/user`)).status()).toBe(200);
    await site.untilCaughtUp();
    await openTab(page, 'Security');
    await page.getByRole('button', { name: 'End all other sessions' }).waitFor();
    await page
      .getByText(/Changed the report price/)
      .first()
      .waitFor();
    await check('security');
    if (isLong) await changePassword(elsewhere);

    await openTab(page, 'Affiliates');
    await figure(page, 'Total Commissions', '$10.00');
    await check('affiliates');
    const ledger = page
      .getByRole('row', { name: /Ana Lopez/ })
      .getByRole('link', { name: /: open the ledger$/ });
    const [code = ''] = (await ledger.getAttribute('aria-label'))?.split(':') ?? [];
    expect(code).toMatch(/^\w+$/);
    await pressTo(page, ledger);
    await keys.press('Enter');
    await figure(page, 'Balance', '$10.00');
    await checkExplanation(page, code);
    await check('ledger');

    await openTab(page, 'Marketing');
    await check('marketing');
    if (isLong) await takeClaimBackAndMakeIt();

    await pressTo(page, page.getByRole('button', { name: 'Logout' }));
    await untilSaid(page, 'Logged out', () => keys.press('Enter'));
    await page.waitForURL(`${url}/`);
    await page.goto(`${url}/super-admin/dashboard`);
    await page.waitForURL(`${url}/admin`);
    await untilSaid(page, 'Login successful', () => signIn(page, 'admin', isLong ? newPassword : password));
    expect(complaints).toEqual([]);
  });
}

/** From the entry back to the admin who set the rate: each fact with its position in the log. */
async function checkExplanation(page: Page, code: string): Promise<void> {
  const why = page.getByRole('region', { name: 'Explanation' });
  await why.getByText('PaymentSucceeded').waitFor();
  const told = await why.innerText();
  for (const part of [
    'AffiliateRegistered',
    'ReportRequested',
    'SaleSplit',
    code,
    '$10.00',
    '$2.50',
    '$12.50',
  ]) {
    expect(told).toContain(part);
  }
}

async function checkAtAllWidths(page: Page, step: string): Promise<void> {
  const troubles = await troublesAtAllWidths(page, `admin-${step}`);
  expect({ step, troubles }).toEqual({ step, troubles: [] });
}
