import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { openTab, signIn } from '../support/admin-by-keys.js';
import { createAdmin } from '../support/admins.js';
import { widths } from '../support/browser.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { pressTo } from '../support/keyboard.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import { waitForToast } from '../support/toasts.js';

export function testSecondFactor(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it('[AD-01] sets up an authenticator app and signs in with its codes and with a recovery code', async () => {
    const { url } = site.application;
    const { password } = await createAdmin(site.application, 'ann');
    const context = await site.newContext({ viewport: { width: widths[0], height: 900 } });
    const page = await context.newPage();
    const consoleErrors = collectConsoleErrors(page);
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
    await page.getByText('This code is wrong or was already used').waitFor();
    await keys.press('ControlOrMeta+a');
    await keys.type(`${codeOf(0)}\n`);
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await checkAtAllWidths(page, 'recovery-codes');
    const [recoveryCode = ''] = await page
      .getByRole('listitem')
      .filter({ hasText: /^.{4}-.{4}$/ })
      .allInnerTexts();
    await pressTo(page, page.getByRole('button', { name: 'I have saved them' }));
    await keys.press('Enter');
    await page.getByText('10 recovery codes are left.').waitFor();
    await site.waitUntilCaughtUp();
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
        .getByText(usedCode === '' ? 'Enter the code' : 'This code is wrong')
        .first()
        .waitFor();
      await keys.press('ControlOrMeta+a');
      usedCode = takesRecoveryCode ? recoveryCode.toLowerCase() : codeOf(1);
      await waitForToast(page, 'Login successful', () => keys.type(`${usedCode}\n`));
    }
    expect(consoleErrors).toEqual([]);
  });
}

async function checkAtAllWidths(page: Page, step: string): Promise<void> {
  const violations = await findViolations(page, `admin-${step}`);
  expect({ step, violations }).toEqual({ step, violations: [] });
}
