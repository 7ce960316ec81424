import type { Page } from 'playwright-core';
import { runHere } from '../../apps/api/test/process/run-here.js';
import { widths } from '../support/browser.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { awaitMailedLink } from '../support/outbox.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import { waitForToast } from '../support/toasts.js';

const password = 'four unrelated words here';

export function testOrganizationEnrollment(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it.each(widths)(
    '[OR-01] [OR-02] [OR-05] [OR-07] enrolls, confirms by the mailed link, is approved, invites members and changes its password (%d px)',
    async (width) => {
      const { url, dataDir } = site.application;
      const [tag, email] = [`AUSTIN${width}`, `eva${width}@example.com`];
      const name = `Austin Board ${width}`;
      const context = await site.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      const consoleErrors = collectConsoleErrors(page);
      const check = async (step: string) => expect(await findViolations(page, step)).toEqual([]);

      await page.goto(url);
      await page.getByRole('link', { name: 'Organization enrollment' }).click();
      await page.waitForURL('**/organization/master-setup');
      await page.getByRole('button', { name: 'Create master account' }).click();
      await page.getByText('All fields are required').waitFor();
      await check('organization-enrollment');
      await enroll(page, name, tag, email);
      await page.getByRole('heading', { name: new RegExp(`^${name} .*created successfully!$`) }).waitFor();
      await check('organization-enrolled');
      await page.getByRole('link', { name: 'Open the dashboard' }).click();
      await logIn(page, email, 'not the password');
      await page.getByRole('main').getByText('Invalid credentials').waitFor();
      await check('organization-login');
      await logIn(page, email, password);
      await page.getByRole('heading', { name: 'Open the link that we emailed you' }).waitFor();
      await check('organization-unconfirmed');
      const approval = ['organizations', 'approve', tag, '--note', 'Called back'];
      expect(await runHere({ DATA_DIR: dataDir }, approval)).toMatchObject({
        code: 2,
        err: expect.stringContaining('The contact has not opened the emailed link yet'),
      });
      await confirmByMail(page, url, email);
      await check('organization-confirmed');
      await page.getByRole('link', { name: 'Open the dashboard' }).click();
      await page.getByText('Waiting for approval', { exact: true }).waitFor();
      await check('organization-waiting');

      expect((await runHere({ DATA_DIR: dataDir }, approval)).code).toBe(0);
      await site.waitUntilCaughtUp();
      await page.reload();
      await page.getByText('View-Only Access').waitFor();
      await page.getByText('No sales yet').waitFor();
      const invitation = await page.getByRole('textbox', { name: 'Sign-up link' }).inputValue();
      await check('organization-approved');
      await waitForToast(page, 'Credentials updated successfully', () =>
        changePassword(page, 'five other unrelated words'),
      );
      await page.getByRole('button', { name: 'Logout' }).click();
      await logIn(page, email, 'five other unrelated words');
      await page.getByText('View-Only Access').waitFor();

      const agent = await (await site.newContext()).newPage();
      await agent.goto(invitation);
      await agent.getByRole('group', { name: `Are you a member of ${tag}?` }).waitFor();
      await agent.getByRole('contentinfo').getByText(name).first().waitFor();
      expect(consoleErrors).toEqual([]);
      await agent.context().close();
      await context.close();
    },
  );
}

/** Opens the mailed link in both languages and confirms the registration. */
async function confirmByMail(page: Page, url: string, email: string): Promise<void> {
  await page.goto(await awaitMailedLink(page, url, email, '/organization/registration/'));
  await page.getByRole('heading', { name: 'Confirm your registration' }).waitFor();
  expect(await findViolations(page, 'organization-registration')).toEqual([]);
  await page.getByRole('button', { name: 'Ver esta página en español' }).click();
  await page.getByRole('heading', { name: 'Confirme su registro' }).waitFor();
  expect(await findViolations(page, 'organization-registration-es')).toEqual([]);
  await page.getByRole('button', { name: 'Show this page in English' }).click();
  await page.getByRole('button', { name: 'Confirm the registration' }).click();
  await page.getByRole('heading', { name: 'Your registration is confirmed' }).waitFor();
}

async function enroll(page: Page, name: string, tag: string, email: string): Promise<void> {
  await page.getByLabel('Organization name').fill(name);
  await page.getByLabel('Organization tag').fill(tag.toLowerCase());
  await page.getByLabel('Contact name').fill('Eva Ruiz');
  await page.getByLabel('Contact email').fill(email);
  await page.getByLabel('Login password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create master account' }).click();
}

async function logIn(page: Page, email: string, typed: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function changePassword(page: Page, next: string): Promise<void> {
  const open = page.getByRole('button', { name: 'Update credentials' });
  await open.click();
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password').fill(next);
  await open.click();
}
