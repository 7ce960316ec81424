import type { BrowserContext, Page } from 'playwright-core';
import { widths } from '../support/browser.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { waitForFigure } from '../support/figures.js';
import { countReportEvents } from '../support/database.js';
import { orderReport } from '../support/order.js';
import { addOrganization, type OrganizationAccount } from '../support/organizations.js';
import { linkIn, readNewestMail } from '../support/outbox.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import { payPastRefusals } from '../support/stripe-page.js';
import type { StripeSite } from '../support/stripe-site.js';
import { withTime } from '../../apps/api/test/with-time.js';
import { words } from '../support/words.js';

const dashboardPath = '/affiliate/dashboard';

export function testPartners(sharedShop: () => StripeSite): void {
  let shop: StripeSite;
  let site: Site;
  beforeAll(async () => {
    shop = sharedShop();
    ({ site } = shop);
    await site.waitUntilCaughtUp(); // with the organization of the first start, which pages name
  });

  type Visitor = Readonly<{
    context: BrowserContext;
    page: Page;
    consoleErrors: readonly string[];
    strays: readonly string[];
  }>;
  const openVisitor = async (width: number): Promise<Visitor> => {
    const { context, strays } = await shop.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    return { context, page, consoleErrors: collectConsoleErrors(page), strays };
  };

  it('[AF-01] [AF-02] [AF-09] [CO-02] [CO-03] [CO-04] [OR-04] [OR-06] an agent signs up and shares a link, a buyer pays with Stripe after failed attempts that charge nothing, and each partner sees its share', async () => {
    const { url } = site.application;
    const agent = await openVisitor(widths[0]);
    const organization = await addOrganization(site, 'Tyler Board of Realtors', 'TYLER');
    const form = { name: 'Ana Lopez', email: 'ana@example.com', organization, memberId: 'T-12' };
    await signUp(agent.page, url, form, () => check(agent.page, 'register-member-390'));
    await check(agent.page, 'signed-up');
    const mail = await readNewestMail(agent.page, url, 'ana@example.com');
    await agent.page.goto(linkIn(mail, dashboardPath));
    await agent.page.getByRole('heading', { name: 'Welcome, Ana Lopez' }).waitFor();
    await agent.page.waitForURL(url + dashboardPath);
    await agent.page.getByText('No commissions yet').waitFor();
    const link = await agent.page.getByLabel('Referral link', { exact: true }).inputValue();

    const buyer = await openVisitor(widths[0]);
    await buyer.page.goto(link);
    await orderReport(buyer.page, 'en');
    const reportId = Number(buyer.page.url().split('/').at(-1));
    await payPastRefusals(buyer.page, 'en', {
      whenRefused: async () => {
        const answer = await buyer.page.request.get(`${url}/api/reports/${reportId}/status`);
        expect(await answer.json()).toMatchObject({ status: 'draft' });
      },
      whenMistyped: () => check(buyer.page, 'stripe-390'),
    });
    await buyer.page.waitForURL(words.en.thankYouPath);
    expect((await buyer.page.request.get(`${url}/html-report/${reportId}`)).status()).toBe(200);

    await site.waitUntilSplit(reportId);
    expect(await countReportEvents(site.application.dataDir, 'PaymentSucceeded', [reportId])).toBe(1);
    await agent.page.reload();
    await waitForFigure(agent.page, 'Total Earnings', '$10.00');
    await waitForFigure(agent.page, 'Total Referrals', '1');
    await agent.page.getByText('$90.00 until payout').waitFor();
    await agent.page.getByRole('row', { name: /^Total 1 \$10\.00$/ }).waitFor();
    await check(agent.page, 'dashboard-sold');

    const board = await openVisitor(widths[1]);
    await board.page.goto(`${url}/organization/${organization.tag.toLowerCase()}/dashboard`);
    await board.page.getByLabel('Email address').fill(organization.email);
    await board.page.getByLabel('Password', { exact: true }).fill(organization.password);
    await board.page.getByRole('button', { name: 'Log in' }).click();
    await waitForFigure(board.page, 'Total Override Earnings', '$2.50');
    await waitForFigure(board.page, 'Reports Sold', '1');
    await board.page.getByRole('row', { name: /Ana Lopez.*T-12.*1 \$10\.00 \$2\.50/ }).waitFor();
    await check(board.page, 'organization');

    for (const { consoleErrors, strays, context } of [agent, buyer, board]) {
      expect([consoleErrors, strays]).toEqual([[], []]);
      await context.close();
    }
  });

  withTime(() => {
    it.each(widths)('[AF-02] [AF-10] an agent replaces a leaked link (%d px)', async (width) => {
      const { url } = site.application;
      const email = `rosa-${width}@example.com`;
      const { page, consoleErrors, context } = await openVisitor(width);
      await signUp(page, url, { name: 'Rosa Diaz', email }, () => check(page, `register-alone-${width}`));
      const first = await readNewestMail(page, url, email);
      const old = linkIn(first, dashboardPath);
      await page.goto(old.replace('dashboard', 'onboard'));
      await page.getByRole('heading', { name: 'Your account is ready, Rosa Diaz' }).waitFor();
      await check(page, `onboard-${width}`);
      await page.getByRole('link', { name: 'Open my dashboard' }).click();
      await page.waitForURL(url + dashboardPath);
      await page.getByRole('button', { name: 'Replace my link' }).click();
      await check(page, `replace-${width}`);
      await page.getByRole('button', { name: 'Replace it' }).click();
      await page.getByRole('heading', { name: 'Your new link is on its way' }).waitFor();
      await check(page, `replaced-${width}`);
      await page.goto(old);
      await page.getByRole('heading', { name: 'Access Error' }).waitFor();
      await check(page, `old-link-${width}`);
      await page.goto(url + dashboardPath);
      await page.getByRole('heading', { name: 'Invalid Dashboard Link' }).waitFor();
      const second = await readNewestMail(page, url, email, first);
      await page.goto(`${url}${dashboardPath}?token=${linkIn(second, dashboardPath).split('/').at(-1)}`);
      await page.getByRole('heading', { name: 'Welcome, Rosa Diaz' }).waitFor();
      await page.waitForURL(url + dashboardPath);
      expect(consoleErrors).toEqual([]);
      await context.close();
    });

    it.each(widths)(
      'the link "this was not me" erases a sign-up with another person\'s address (%d px)',
      async (width) => {
        const { url } = site.application;
        const email = `victim-${width}@example.com`;
        const { page, consoleErrors, context } = await openVisitor(width);
        await signUp(page, url, { name: 'Victor Victim', email });
        const mail = await readNewestMail(page, url, email);
        await page.goto(linkIn(mail, '/affiliate/not-me'));
        await page.getByRole('heading', { name: 'Not you?' }).waitFor();
        await check(page, `not-me-${width}`);
        await page.getByRole('button', { name: 'Erase the sign-up' }).click();
        await page.getByRole('heading', { name: 'The sign-up is erased' }).waitFor();
        await page.goto(linkIn(mail, dashboardPath));
        await page.getByRole('heading', { name: 'Access Error' }).waitFor();
        expect(consoleErrors).toEqual([]);
        await context.close();
      },
    );
  });
}

type SignUp = Readonly<{
  name: string;
  email: string;
  organization?: OrganizationAccount;
  memberId?: string;
}>;

async function signUp(
  page: Page,
  url: string,
  { name, email, organization, memberId }: SignUp,
  whenFilledIn = async (): Promise<void> => undefined,
): Promise<void> {
  await page.goto(`${url}/affiliate/register${organization ? `?organization=${organization.tag}` : ''}`);
  // First: the form changes once it knows the organization.
  if (organization && memberId) {
    const membership = page.getByRole('group', { name: `Are you a member of ${organization.tag}?` });
    await membership.getByLabel('Yes').check();
    await page.getByLabel(`${organization.tag} Member ID`).fill(memberId);
  }
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel(/I am 18 or older/).check();
  await whenFilledIn();
  await page.getByRole('button', { name: 'Create my affiliate account' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
}

async function check(page: Page, step: string): Promise<void> {
  const violations = await findViolations(page, `partners-${step}`);
  expect({ step, violations }).toEqual({ step, violations: [] });
}
