import type { Page } from 'playwright-core';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { translate } from '../../apps/web/src/test/translate.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { readFirstAdmin } from '../support/admins.js';
import { linkIn, readNewestMail } from '../support/outbox.js';
import type { Site } from '../support/site.js';
import { adminScreens } from './admin-by-keyboard.js';
import { contentPages, otherPages } from './public-pages.js';

/** React's error about unexpected texts in a server-rendered page, which it then renders again. */
const textMismatch = 'React error #418';
/** The message on a failed screen. */
const failure = /An error occurred|Ocurrió un error/;

const password = 'four unrelated words here';

/** Opens a page whose texts the browser translates immediately, and again after each change. */
async function openTranslatedPage(site: Site): Promise<{ page: Page; findErrors: () => Promise<string[]> }> {
  const context = await site.newContext({ viewport: { width: 390, height: 800 } });
  await context.addInitScript(`(${translate.toString()})(document)`);
  const page = await context.newPage();
  const consoleErrors = collectConsoleErrors(page);
  const findErrors = async (): Promise<string[]> => {
    const shown = await page.locator('body').innerText();
    const found = consoleErrors.splice(0).filter((complaint) => !complaint.includes(textMismatch));
    return [...found, ...(failure.test(shown) ? [`failed: ${page.url()}`] : [])];
  };
  return { page, findErrors };
}

/** Runs in the page: whether React has hydrated the element and keeps typed text. */
const isHydrated = (selector: string): boolean =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));

export function testTranslatedScreens(sharedSite: () => Site): void {
  let site: Site;
  let url: string;
  beforeAll(() => {
    site = sharedSite();
    url = site.application.url;
  });

  it('breaks no public page', async () => {
    const { page, findErrors } = await openTranslatedPage(site);
    const found: Record<string, string[]> = {};
    for (const path of [...contentPages.map(([content]) => content), ...otherPages]) {
      await page.goto(url + path);
      await page.locator('h1 font font').first().waitFor();
      await page.waitForLoadState('networkidle');
      const errors = await findErrors();
      if (errors.length > 0) found[path] = errors;
    }
    expect(found).toEqual({});
    await page.context().close();
  });

  it('lets a buyer correct a report after invalid input', async () => {
    const purchase = await Purchase.begin(site.application);
    await purchase.pay();
    await purchase.report();
    await site.application.until(() => purchase.isCompleted());
    const { page, findErrors } = await openTranslatedPage(site);
    await page.goto(`${url}/html-report/${purchase.reportId}?lang=en`);
    await page.getByRole('link', { name: 'Correct or refine' }).click();
    const update = page.getByRole('button', { name: 'Update my report' });
    await page.getByLabel('Down payment').last().fill('much');
    await page.getByLabel('Interest rate').fill('99%');
    await update.click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await page.getByLabel('Interest rate').fill('6.5%');
    await page.getByLabel('Down payment').last().fill('10%');
    await page.getByLabel('Loan type').selectOption('Conventional');
    await update.click();
    await page.getByRole('heading', { name: 'Version 2 of your report is ready' }).waitFor();
    expect(await findErrors()).toEqual([]);
    await page.context().close();
  });

  it('lets an affiliate sign up after invalid input and open the dashboard', async () => {
    const email = 'traducida@example.com';
    const { page, findErrors } = await openTranslatedPage(site);
    await page.goto(`${url}/affiliate/register`);
    await page.waitForFunction(isHydrated, 'input[name=email]');
    const join = page.getByRole('button', { name: 'Create my affiliate account' });
    await page.locator('input[name=email]').first().fill('nothing');
    await join.click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await page.locator('input[name=name]').fill('Ana Lopez');
    await page.locator('input[name=email]').first().fill(email);
    await page.getByLabel(/I am 18 or older/).check();
    await join.click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const mail = await readNewestMail(page, url, email);
    await page.goto(linkIn(mail, '/affiliate/dashboard'));
    await page.getByRole('heading', { name: 'Welcome, Ana Lopez' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Replace my link' }).click();
    await page.getByRole('button', { name: 'Replace it' }).waitFor();
    expect(await findErrors()).toEqual([]);
    await page.context().close();
  });

  it('lets an organization enroll and log in after a wrong password', async () => {
    const { page, findErrors } = await openTranslatedPage(site);
    await page.goto(`${url}/organization/master-setup`);
    await page.waitForFunction(isHydrated, 'input[name=organizationTag]');
    const create = page.getByRole('button', { name: 'Create master account' });
    await create.click();
    await page.getByText('All fields are required').waitFor();
    for (const [name, text] of [
      ['organizationName', 'Board of Translators'],
      ['organizationTag', 'tradux'],
      ['contactName', 'Eva Ruiz'],
      ['contactEmail', 'eva.tradux@example.com'],
      ['loginPassword', password],
      ['confirmPassword', password],
    ] as const)
      await page.locator(`input[name=${name}]`).fill(text);
    await create.click();
    await page.getByRole('heading', { name: /created successfully/ }).waitFor();
    await page.getByRole('link', { name: 'Open the dashboard' }).click();
    for (const typed of ['not the password', password]) {
      await page.locator('input[type=email]').fill('eva.tradux@example.com');
      await page.locator('input[type=password]').fill(typed);
      await page.getByRole('button', { name: 'Log in' }).click();
      if (typed !== password) await page.getByRole('main').getByText('Invalid credentials').waitFor();
    }
    await page
      .locator('h1', { hasText: 'Board of Translators' })
      .or(page.getByText('Waiting for approval'))
      .first()
      .waitFor();
    expect(await findErrors()).toEqual([]);
    await page.context().close();
  });

  it('breaks no screen of the admin area', async () => {
    const { username, password: printed } = await readFirstAdmin(site.application);
    const { page, findErrors } = await openTranslatedPage(site);
    await page.goto(`${url}/admin`);
    for (const typed of ['not the password', printed]) {
      await page.locator('input[autocomplete=username]').fill(username);
      await page.locator('input[type=password]').fill(typed);
      await page.locator('form button[type=submit], form button:not([type])').first().click();
      if (typed !== printed) await page.getByRole('main').getByText('Invalid credentials').waitFor();
    }
    await page.getByRole('tab').first().waitFor();
    const found: Record<string, string[]> = {};
    for (const query of adminScreens) {
      await page.goto(`${url}/admin${query}`);
      await page.getByRole('tab', { selected: true }).waitFor();
      await page.waitForLoadState('networkidle');
      const errors = await findErrors();
      if (errors.length > 0) found[query] = errors;
    }
    expect(found).toEqual({});
    await page.goto(`${url}/admin?tab=settings`);
    const price = page.getByLabel('Buyer Report Price');
    await price.fill('');
    await price.fill('26');
    await price.blur();
    await page.getByRole('button', { name: 'Save Settings' }).waitFor();
    expect(await findErrors()).toEqual([]);
    await page.context().close();
  });
}
