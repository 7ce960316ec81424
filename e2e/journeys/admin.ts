import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { eventually } from '../../apps/api/test/eventually.js';
import { runHere } from '../../apps/api/test/process/run-here.js';
import { widths } from '../support/browser.js';
import { complaintsOf } from '../support/complaints.js';
import { firstAdmin } from '../support/first-admin.js';
import { pressTo } from '../support/keyboard.js';
import { troublesAtAllWidths } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import { untilSaid } from '../support/until-said.js';

const newPassword = 'plum stairwell 94 kettle';

export function adminRunsSite(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it('[AD-01] [AD-04] [AD-05] [AD-07] [RT-11] by keyboard alone, from the printed password to the way out', async () => {
    const { url } = site.application;
    const { password } = await firstAdmin(site.application);
    const context = await site.newContext({ viewport: { width: widths[1], height: 900 } });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const keys = page.keyboard;
    const check = (step: string) => checkAtAllWidths(page, step);

    await page.goto(`${url}/admin`);
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
    await check('sign-in');
    await signIn(page, 'admin', 'not the password');
    await page.getByRole('main').getByText('Invalid credentials').waitFor();
    await pressTo(page, page.getByLabel('Password', { exact: true }));
    await keys.press('ControlOrMeta+a');
    await untilSaid(page, 'Login successful', () => keys.type(`${password}\n`));
    await page.getByText('$25.00', { exact: true }).waitFor();
    await check('overview');

    await openTab(page, 'Settings');
    await pressTo(page, page.getByLabel('Buyer Report Price ($)'));
    await keys.press('ControlOrMeta+a');
    await keys.type('31.50');
    await pressTo(page, page.getByRole('switch', { name: 'Maintenance Mode' }));
    await keys.press('Space');
    await pressTo(page, page.getByLabel('Reason'));
    await untilSaid(page, 'Settings saved', () => keys.type('Price of the autumn\n'));
    await check('settings');
    const buyer = await (await site.newContext()).newPage();
    await eventually(async () => expect((await buyer.goto(url))?.status()).toBe(503));
    await buyer.getByText('Site Under Renovation').first().waitFor();
    await pressTo(page, page.getByRole('switch', { name: 'Maintenance Mode' }));
    await keys.press('Space');
    await pressTo(page, page.getByRole('button', { name: 'Save Settings' }));
    await keys.press('Enter');
    await page.getByText('Nothing has changed yet.').waitFor();
    await eventually(async () => expect((await buyer.goto(url))?.status()).toBe(200));
    await buyer.getByText('$31.50').first().waitFor();

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
    await pressTo(page, page.getByRole('button', { name: 'Update Admin Credentials' }));
    await keys.press('Enter');
    await pressTo(page, page.getByLabel('Current Password'));
    await keys.type(password);
    await pressTo(page, page.getByLabel('New Password', { exact: true }));
    await keys.type(newPassword);
    await pressTo(page, page.getByLabel('Confirm New Password'));
    await untilSaid(page, 'Credentials updated', () => keys.type(`${newPassword}\n`));
    await page.getByText('You are signed in nowhere else.').waitFor();
    expect((await elsewhere.request.get(`${url}/api/auth/user`)).status()).toBe(401);

    for (const tab of ['Affiliates', 'Marketing']) {
      await openTab(page, tab);
      await check(tab.toLowerCase());
    }
    for (const isShown of process.env['LONG'] ? [false, true] : [false]) {
      await pressTo(page, page.getByRole('switch', { name: 'Ready in under 2 minutes' }));
      await keys.press('Space');
      await pressTo(page, page.getByRole('button', { name: 'Save claims' }));
      await untilSaid(page, 'Settings saved', () => keys.press('Enter'));
      await eventually(async () => {
        await buyer.goto(url);
        await buyer.getByText('47,000+').waitFor();
        expect(await buyer.getByText(/2 minutes/).count()).toBe(isShown ? 2 : 0);
      });
    }
    await pressTo(page, page.getByRole('button', { name: 'Logout' }));
    await untilSaid(page, 'Logged out', () => keys.press('Enter'));
    await page.waitForURL(`${url}/`);
    await page.goto(`${url}/super-admin/dashboard`);
    await page.waitForURL(`${url}/admin`);
    await untilSaid(page, 'Login successful', () => signIn(page, 'admin', newPassword));
    expect(complaints).toEqual([]);
  });

  it('[AD-01] with a phone, whose codes and recovery codes a sign-in then asks for', async () => {
    const { url, dataDir } = site.application;
    const made = await runHere({ DATA_DIR: dataDir }, ['admin', 'create', 'ann', '--json']);
    const { password } = JSON.parse(made.out) as { password: string };
    const context = await site.newContext({ viewport: { width: widths[0], height: 900 } });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const keys = page.keyboard;

    await page.goto(`${url}/admin`);
    await signIn(page, 'ann', password);
    await openTab(page, 'Security');
    await pressTo(page, page.getByRole('button', { name: 'Set up second factor' }));
    await keys.press('Enter');
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    const codeOf = (steps: number) =>
      new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
    await checkAtAllWidths(page, 'second-factor-set-up');
    await pressTo(page, page.getByLabel('Code from the app'));
    await keys.type(`${codeOf(9)}\n`);
    await page.getByText('This code is not right, or was used already').waitFor();
    await keys.press('ControlOrMeta+a');
    await keys.type(`${codeOf(0)}\n`);
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await checkAtAllWidths(page, 'recovery-codes');
    const [recoveryCode = ''] = await page
      .getByRole('listitem')
      .filter({ hasText: /^.{4}-.{4}$/ })
      .allInnerTexts();
    await pressTo(page, page.getByRole('button', { name: 'I have kept them' }));
    await keys.press('Enter');
    await page.getByText('10 recovery codes are left.').waitFor();
    await site.untilCaughtUp();
    await page.reload();
    await page.getByText('Turned on the second factor of “ann”').waitFor();

    let usedCode = '';
    for (const takesRecoveryCode of [false, true]) {
      await pressTo(page, page.getByRole('button', { name: 'Logout' }));
      await keys.press('Enter');
      await page.waitForURL(`${url}/`);
      await page.goto(`${url}/admin`);
      await signIn(page, 'ann', password);
      await pressTo(page, page.getByLabel('Authentication code'));
      if (!takesRecoveryCode) await checkAtAllWidths(page, 'sign-in-code');
      await keys.type(`${usedCode}\n`);
      await page
        .getByText(usedCode === '' ? 'Enter the code' : 'This code is not right')
        .first()
        .waitFor();
      await keys.press('ControlOrMeta+a');
      usedCode = takesRecoveryCode ? recoveryCode.toLowerCase() : codeOf(1);
      await untilSaid(page, 'Login successful', () => keys.type(`${usedCode}\n`));
    }
    expect(complaints).toEqual([]);
  });
}

async function checkAtAllWidths(page: Page, step: string): Promise<void> {
  const troubles = await troublesAtAllWidths(page, `admin-${step}`);
  expect({ step, troubles }).toEqual({ step, troubles: [] });
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await pressTo(page, page.getByLabel('Username'));
  await page.keyboard.type(username);
  await pressTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(`${password}\n`);
}

async function openTab(page: Page, name: string): Promise<void> {
  await pressTo(page, page.getByRole('tab', { selected: true }));
  const tab = page.getByRole('tab', { name });
  await pressTo(page, tab, 'ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name, selected: true }).waitFor();
}
