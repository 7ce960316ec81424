import type { APIResponse, BrowserContext, Page } from 'playwright-core';
import { personalDataIn } from '@closewise/domain/events';
import { scripts } from '../../apps/api/test/attacks/hostile-texts.js';
import { runCommand } from '../../apps/api/test/process/command-line.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { firstAdmin } from '../support/first-admin.js';
import { linkIn, mailedLink, newestMailTo } from '../support/outbox.js';
import type { Site } from '../support/site.js';

/** Each purchase takes its time; each of them is read in a page, in the list of orders and in its own story. */
const addresses = scripts.slice(0, 25);
const [first = ''] = scripts;

/** A text that is stored permanently must not contain what may be an email address. */
const isKeptForGood = (text: string): boolean => personalDataIn(text) === null;

/** Screens of the admin area, and whether they show names or words of strangers. */
const screens: readonly (readonly [query: string, awaited: RegExp | string])[] = [
  ['', /Total revenue/i],
  ['?tab=overview&view=orders', `Main Street ${addresses.at(-1)}`],
  ['?tab=affiliates', first],
  ['?tab=affiliates&view=organizations', `Board ${first}`],
  ['?tab=affiliates&view=ledger', first],
  ['?tab=security', `Reason ${scripts.findLast(isKeptForGood)}`],
];

/**
 * What attackers write stands in every field that is shown to others. The browser does without our policies of content, so that it
 * runs all that was not made words.
 */
export function hostileTextsStayWords(sharedSite: () => Site): void {
  let site: Site;
  let context: BrowserContext;
  let page: Page;
  const run: string[] = [];

  beforeAll(async () => {
    site = sharedSite();
    context = await site.newContext({ bypassCSP: true, viewport: { width: 1280, height: 900 } });
    await context.exposeFunction('hit', () => run.push(page.url()));
    page = await context.newPage();
  });
  afterAll(() => context?.close());

  const send = async (method: 'post' | 'put', path: string, data: object): Promise<unknown> =>
    bodyOf(await context.request[method](site.application.url + path, { data }));

  it('run in this browser when they are inserted unescaped', async () => {
    const written = await context.newPage();
    await written.setContent(first);
    await written.getByRole('link').or(written.locator('*')).first().waitFor({ state: 'attached' });
    await written.setContent(scripts.join('\n'));
    await written.waitForFunction(() => document.readyState === 'complete');
    await site.application.until(() => Promise.resolve(run.length > 0));
    await written.close();
    run.length = 0;
  });

  it('[PL-04] [AD-07] are words on the screens of admins, and on the pages of reports', async () => {
    await send('post', '/api/auth/login', await firstAdmin(site.application));
    const codes: string[] = [];
    for (const [index, text] of scripts.entries()) {
      const { affiliate } = (await send('post', '/api/admin/affiliate/create', {
        name: text,
        email: `hostile-${index}@example.com`,
      })) as { affiliate: { id: string; referralCode: string } };
      codes.push(affiliate.referralCode);
      const rate = { rate: 30, reason: isKeptForGood(text) ? `Reason ${text}` : 'Reason' };
      await send('put', `/api/admin/affiliate/${affiliate.id}/commission-rate`, rate);
      await send('post', '/api/organization/create-master-account', {
        organizationName: `Board ${text}`,
        organizationTag: `H${index}`,
        contactName: text,
        contactEmail: `board-${index}@example.com`,
        loginPassword: 'four unrelated words here',
      });
      // At once: the outbox shows the newest mails alone.
      if (index === 0) await confirmRegistration('board-0@example.com');
    }
    const purchases: Purchase[] = [];
    for (const [index, text] of addresses.entries()) {
      const purchase = await Purchase.begin(site.application, {
        address: `1600 Main Street ${text}, Houston, TX 77002`,
        userEmail: `reader-${index}@example.com`,
        referralCode: codes[index]!,
      });
      await purchase.pay();
      await purchase.report();
      purchases.push(purchase);
    }
    for (const purchase of purchases) await site.application.until(() => purchase.isCompleted());
    await site.untilSplit(...purchases);

    for (const [query, awaited] of screens) await isWords(`/admin${query}`, awaited);
    for (const [index, { reportId }] of purchases.entries()) {
      const street = `1600 Main Street ${addresses[index]}`;
      await isWords(`/html-report/${reportId}`, street);
      await isWords(`/thank-you/${reportId}`, 'Your report is ready');
      await isWords(`/report/${reportId}/refine`, 'Correct and refine your report');
    }
    await isWords(`/admin?tab=overview&view=orders&search=${purchases[0]!.reportId}`, addresses[0]!);
    await page.getByRole('link', { name: /^Open the order/ }).click();
    await page.getByText(/was split:/).waitFor();
    expect(run).toEqual([]);
  });

  it('[PL-04] are words on the dashboards of partners, and in mails', async () => {
    const { url, dataDir } = site.application;
    const approval = ['organizations', 'approve', 'H0', '--note', `Called ${first}`];
    expect(await runCommand({ DATA_DIR: dataDir }, approval)).toMatchObject({ code: 0 });
    const member = { name: first, email: 'hostile-member@example.com', organizationTag: 'H0' };
    const agreed = { organizationMemberId: 'M-1', acceptTerms: true };
    await send('post', '/api/affiliate/signup', { ...member, ...agreed });
    await site.untilCaughtUp();
    await isWords('/organization/h0/dashboard', 'Log in');
    await page.getByLabel('Email address').fill('board-0@example.com');
    await page.getByLabel('Password', { exact: true }).fill('four unrelated words here');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('listitem').filter({ hasText: first }).waitFor();
    await page.waitForLoadState('networkidle');
    const mail = await newestMailTo(page, url, member.email);
    await isWords(new URL(linkIn(mail, '/affiliate/dashboard')).pathname, `Welcome, ${first}`);
    await page.goto(`${url}/dev/outbox`);
    const mails = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const written = mails.filter((path) => path.endsWith('/html'));
    expect(written.length).toBeGreaterThan(addresses.length);
    for (const path of written) await isWords(path, /./);
  });

  async function confirmRegistration(email: string): Promise<void> {
    const { url } = site.application;
    const link = await mailedLink(page, url, email, '/organization/registration/');
    await send('post', '/api/organization/confirm-registration', { token: link.split('/').at(-1) });
  }

  /** The page shows them as they were written, and nothing of them has run. */
  async function isWords(path: string, awaited: RegExp | string): Promise<void> {
    await page.goto(site.application.url + path);
    await page.getByText(awaited).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect({ path, run }).toEqual({ path, run: [] });
  }
}

async function bodyOf(answer: APIResponse): Promise<unknown> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
