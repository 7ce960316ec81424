import type { Page } from 'playwright-core';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { translate } from '../../apps/web/src/test/translate.js';
import { complaintsOf } from '../support/complaints.js';
import { firstAdmin } from '../support/first-admin.js';
import { linkIn, newestMailTo } from '../support/outbox.js';
import type { Site } from '../support/site.js';
import { adminScreens } from './admin-by-keyboard.js';
import { contentPages, otherPages } from './public-pages.js';

/** React's report that a written page has other texts than expected: it renders the page again. */
const otherTexts = 'React error #418';
/** The message on a screen that failed. */
const broken = /An error occurred|Ocurrió un error/;

const password = 'four unrelated words here';

/** A page in a browser that translates it from the first text on, and whatever comes to it. */
async function translatedPage(site: Site): Promise<{ page: Page; troubles: () => Promise<string[]> }> {
  const context = await site.newContext({ viewport: { width: 390, height: 800 } });
  await context.addInitScript(`(${translate.toString()})(document)`);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const troubles = async (): Promise<string[]> => {
    const shown = await page.locator('body').innerText();
    const found = complaints.splice(0).filter((complaint) => !complaint.includes(otherTexts));
    return [...found, ...(broken.test(shown) ? [`is broken: ${page.url()}`] : [])];
  };
  return { page, troubles };
}

/** In the page: React has taken over what the server wrote, so that it keeps what is typed. */
const isTakenOver = (selector: string): boolean =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));

export function everyScreenIsTranslated(sharedSite: () => Site): void {
  let site: Site;
  let url: string;
  beforeAll(() => {
    site = sharedSite();
    url = site.application.url;
  });

  it('no public page breaks', async () => {
    const { page, troubles } = await translatedPage(site);
    const found: Record<string, string[]> = {};
    for (const path of [...contentPages.map(([content]) => content), ...otherPages]) {
      await page.goto(url + path);
      await page.locator('h1 font font').first().waitFor();
      await page.waitForLoadState('networkidle');
      const troubled = await troubles();
      if (troubled.length > 0) found[path] = troubled;
    }
    expect(found).toEqual({});
    await page.context().close();
  });

  it('a report is corrected, with what was entered wrongly first', async () => {
    const purchase = await Purchase.begin(site.application);
    await purchase.pay();
    await purchase.report();
    await site.application.until(() => purchase.isCompleted());
    const { page, troubles } = await translatedPage(site);
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
    expect(await troubles()).toEqual([]);
    await page.context().close();
  });

  it('an affiliate signs up, after what was entered wrongly, and opens the dashboard', async () => {
    const email = 'traducida@example.com';
    const { page, troubles } = await translatedPage(site);
    await page.goto(`${url}/affiliate/register`);
    await page.waitForFunction(isTakenOver, 'input[name=email]');
    const join = page.getByRole('button', { name: 'Create my affiliate account' });
    await page.locator('input[name=email]').first().fill('nothing');
    await join.click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await page.locator('input[name=name]').fill('Ana Lopez');
    await page.locator('input[name=email]').first().fill(email);
    await page.getByLabel(/I am 18 or older/).check();
    await join.click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const mail = await newestMailTo(page, url, email);
    await page.goto(linkIn(mail, '/affiliate/dashboard'));
    await page.getByRole('heading', { name: 'Welcome, Ana Lopez' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Replace my link' }).click();
    await page.getByRole('button', { name: 'Replace it' }).waitFor();
    expect(await troubles()).toEqual([]);
    await page.context().close();
  });

  it('an organization enrolls, mistypes its password and signs in', async () => {
    const { page, troubles } = await translatedPage(site);
    await page.goto(`${url}/organization/master-setup`);
    await page.waitForFunction(isTakenOver, 'input[name=organizationTag]');
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
    expect(await troubles()).toEqual([]);
    await page.context().close();
  });

  it('no screen of the admin area breaks', async () => {
    const { username, password: printed } = await firstAdmin(site.application);
    const { page, troubles } = await translatedPage(site);
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
      const troubled = await troubles();
      if (troubled.length > 0) found[query] = troubled;
    }
    expect(found).toEqual({});
    await page.goto(`${url}/admin?tab=settings`);
    const price = page.getByLabel('Buyer Report Price');
    await price.fill('');
    await price.fill('26');
    await price.blur();
    await page.getByRole('button', { name: 'Save Settings' }).waitFor();
    expect(await troubles()).toEqual([]);
    await page.context().close();
  });
}
