import type { APIResponse, BrowserContext, Page } from 'playwright-core';
import { personalDataIn } from '@closewise/domain/events';
import { scripts } from '../../apps/api/test/attacks/hostile-texts.js';
import { runCommand } from '../../apps/api/test/process/command-line.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { readFirstAdmin } from '../support/admins.js';
import { linkIn, awaitMailedLink, readNewestMail } from '../support/outbox.js';
import type { Site } from '../support/site.js';

/** A part of them only, since each purchase and its pages take time. */
const addresses = scripts.slice(0, 25);
const [first = ''] = scripts;

/** Whether a permanently stored field accepts the text: it may contain nothing like an email address. */
const isStorable = (text: string): boolean => personalDataIn(text) === null;

/** Screens of the admin area that show texts of strangers, with a text that appears once they have loaded. */
const screens: readonly (readonly [query: string, awaited: RegExp | string])[] = [
  ['', /Total revenue/i],
  ['?tab=overview&view=orders', `Main Street ${addresses.at(-1)}`],
  ['?tab=affiliates', first],
  ['?tab=affiliates&view=organizations', `Board ${first}`],
  ['?tab=affiliates&view=ledger', first],
  ['?tab=security', `Reason ${scripts.findLast(isStorable)}`],
];

/**
 * Attackers fill every field that others can see with scripts. The browser ignores our content security policy, so that any
 * text that is not escaped runs.
 */
export function testHostileTexts(sharedSite: () => Site): void {
  let site: Site;
  let context: BrowserContext;
  let page: Page;
  const run: string[] = [];
  let purchases: readonly Purchase[];
  beforeAll(async () => {
    site = sharedSite();
    context = await site.newContext({ bypassCSP: true, viewport: { width: 1280, height: 900 } });
    await context.exposeFunction('hit', () => run.push(page.url()));
    page = await context.newPage();
    await send('post', '/api/auth/login', await readFirstAdmin(site.application));
    const codes = await createPartners();
    purchases = await buyReports(codes);
  }, 1_200_000);
  afterAll(() => context?.close());

  const send = async (method: 'post' | 'put', path: string, data: object): Promise<unknown> =>
    bodyOf(await context.request[method](site.application.url + path, { data }));

  /** Returns the referral codes of the affiliates. The first organization confirms its registration and is approved. */
  async function createPartners(): Promise<string[]> {
    const codes: string[] = [];
    for (const [index, text] of scripts.entries()) {
      const { affiliate } = (await send('post', '/api/admin/affiliate/create', {
        name: text,
        email: `hostile-${index}@example.com`,
      })) as { affiliate: { id: string; referralCode: string } };
      codes.push(affiliate.referralCode);
      const rate = { rate: 30, reason: isStorable(text) ? `Reason ${text}` : 'Reason' };
      await send('put', `/api/admin/affiliate/${affiliate.id}/commission-rate`, rate);
      await send('post', '/api/organization/create-master-account', {
        organizationName: `Board ${text}`,
        organizationTag: `H${index}`,
        contactName: text,
        contactEmail: `board-${index}@example.com`,
        loginPassword: 'four unrelated words here',
      });
      // Before the next ones, since the outbox shows only the newest mails.
      if (index === 0) await confirmRegistration('board-0@example.com');
    }
    const approval = ['organizations', 'approve', 'H0', '--note', `Called ${first}`];
    const { dataDir } = site.application;
    expect(await runCommand({ DATA_DIR: dataDir }, approval)).toMatchObject({ code: 0 });
    return codes;
  }

  async function buyReports(codes: readonly string[]): Promise<Purchase[]> {
    const bought: Purchase[] = [];
    for (const [index, text] of addresses.entries()) {
      const purchase = await Purchase.begin(site.application, {
        address: `1600 Main Street ${text}, Houston, TX 77002`,
        userEmail: `reader-${index}@example.com`,
        referralCode: codes[index]!,
      });
      await purchase.pay();
      await purchase.report();
      bought.push(purchase);
    }
    for (const purchase of bought) await site.application.until(() => purchase.isCompleted());
    await site.waitUntilSplit(...bought.map(({ reportId }) => reportId));
    return bought;
  }

  it('run in this browser when they are not escaped', async () => {
    const unescaped = await context.newPage();
    await unescaped.setContent(first);
    await unescaped.getByRole('link').or(unescaped.locator('*')).first().waitFor({ state: 'attached' });
    await unescaped.setContent(scripts.join('\n'));
    await unescaped.waitForFunction(() => document.readyState === 'complete');
    await site.application.until(() => Promise.resolve(run.length > 0));
    await unescaped.close();
    run.length = 0;
  });

  it('[PL-04] [AD-07] stay plain text on the screens of admins and the pages of reports', async () => {
    for (const [query, awaited] of screens) await expectPlainText(`/admin${query}`, awaited);
    for (const [index, { reportId }] of purchases.entries()) {
      const street = `1600 Main Street ${addresses[index]}`;
      await expectPlainText(`/html-report/${reportId}`, street);
      await expectPlainText(`/thank-you/${reportId}`, 'Your report is ready');
      await expectPlainText(`/report/${reportId}/refine`, 'Correct and refine your report');
    }
    await expectPlainText(`/admin?tab=overview&view=orders&search=${purchases[0]!.reportId}`, addresses[0]!);
    await page.getByRole('link', { name: /^Open the order/ }).click();
    await page.getByText(/was split:/).waitFor();
    expect(run).toEqual([]);
  });

  it('[PL-04] stay plain text on the dashboards of partners and in mails', async () => {
    const { url } = site.application;
    const member = { name: first, email: 'hostile-member@example.com', organizationTag: 'H0' };
    const agreed = { organizationMemberId: 'M-1', acceptTerms: true };
    await send('post', '/api/affiliate/signup', { ...member, ...agreed });
    await site.waitUntilCaughtUp();
    await expectPlainText('/organization/h0/dashboard', 'Log in');
    await page.getByLabel('Email address').fill('board-0@example.com');
    await page.getByLabel('Password', { exact: true }).fill('four unrelated words here');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('listitem').filter({ hasText: first }).waitFor();
    await page.waitForLoadState('networkidle');
    const mail = await readNewestMail(page, url, member.email);
    await expectPlainText(new URL(linkIn(mail, '/affiliate/dashboard')).pathname, `Welcome, ${first}`);
    await page.goto(`${url}/dev/outbox`);
    const mails = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const pages = mails.filter((path) => path.endsWith('/html'));
    expect(pages.length).toBeGreaterThan(addresses.length);
    for (const path of pages) await expectPlainText(path, /./);
  });

  async function confirmRegistration(email: string): Promise<void> {
    const { url } = site.application;
    const link = await awaitMailedLink(page, url, email, '/organization/registration/');
    await send('post', '/api/organization/confirm-registration', { token: link.split('/').at(-1) });
  }

  /** Opens the page and checks that it shows the text and that no script has run. */
  async function expectPlainText(path: string, awaited: RegExp | string): Promise<void> {
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
