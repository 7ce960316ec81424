import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import type { APIResponse, Page } from 'playwright-core';
import type { EnrolmentView } from '@closewise/contracts/admin';
import type { AffiliateDashboardView, StripeOnboardView } from '@closewise/contracts/affiliates';
import type { StatementKeysView } from '@closewise/contracts/statements';
import { dayAfterMonth, daysAfter } from '@closewise/domain/calendar';
import { avoidMidnight } from '../../apps/api/test/avoid-midnight.js';
import { runVerifier } from '../../apps/api/test/payouts/run-verifier.js';
import { runHere } from '../../apps/api/test/process/run-here.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { widths } from '../support/browser.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { queryDatabase } from '../support/database.js';
import { linkIn, readNewestMail } from '../support/outbox.js';
import { findViolations } from '../support/page-checks.js';
import { AdminApi, createAdmin, readFirstAdmin } from '../support/admins.js';
import type { Site } from '../support/site.js';
import { keepToasts } from '../support/toasts.js';

const dashboardPath = '/affiliate/dashboard';

/** From the first sale to the signed statement: a payee on a phone, and two admins who pay the month. */
export function testPayouts(sharedSite: () => Site): void {
  let site: Site;
  let folder: string;
  beforeAll(async () => {
    site = sharedSite();
    await avoidMidnight();
    folder = await mkdtemp(join(tmpdir(), 'statements-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const relaunch = async (settings: NodeJS.ProcessEnv): Promise<void> => {
    await site.application.kill('SIGINT');
    await site.application.launch(settings);
    await site.waitUntilCaughtUp();
  };

  it('[LE-05] [AF-03] lets payees onboard and earn, finance pay the month, and everyone see the result', async () => {
    const { url, dataDir } = site.application;
    const month = new Date().toISOString().slice(0, 7);
    const payday = Date.parse(`${daysAfter(dayAfterMonth(month), 22)}T12:00:00Z`);
    const aheadSeconds = Math.round((payday - Date.now()) / 1000);
    const later = { CLOCK_OFFSET: String(aheadSeconds) };
    const { password } = await readFirstAdmin(site.application);
    // The affiliate earns $120.00 of a sale.
    const settings = await AdminApi.signIn(site.application);
    await settings.setSetting('BUYER_REPORT_PRICE', '300');

    const context = await site.newContext({
      viewport: { width: widths[0], height: 900 },
      acceptDownloads: true,
    });
    const page = await context.newPage();
    const consoleErrors = collectConsoleErrors(page);
    const paid = await onboard(page, url, 'Ana Lopez', 'ana@example.com');
    const refused = await onboardByHttp(page, url, 'Rosa Diaz', 'rosa@example.com');
    const sold = [await sell(site, paid.code), await sell(site, refused.code)];
    await site.waitUntilSplit(...sold);

    await relaunch(later);
    const finance = new Finance(site, month, aheadSeconds * 1000);
    await finance.prepare(password);
    await finance.approve();
    // Rosa's account misses data again, before the provider has sent a webhook.
    await queryDatabase(
      dataDir,
      `update durable.simulated_payout_accounts set due = '{external_account}' where payee_id =
        (select data->>'affiliateId' from events.events where type = 'AffiliateRegistered' and data->>'code' = $1)`,
      [refused.code],
    );
    await finance.execute(paid.code, refused.code);

    // The month is over, so the restarted server seals the books.
    await queryDatabase(dataDir, `delete from durable.recurring_runs where name = 'seal-ledger'`);
    await relaunch(later);

    await page.goto(paid.link);
    await page.getByText(/^Paid on /).waitFor();
    await checkAtAllWidths(page, 'dashboard');
    const csv = page.getByRole('link', { name: /^Statement of .* as CSV$/ });
    const address = (await csv.getAttribute('href')) ?? '';
    await site.application.until(async () => (await context.request.get(url + address)).ok());
    const saved = await save(page, folder, 'statement.csv', () => csv.click());
    const keys = (await (await context.request.get(`${url}/api/statement-keys`)).json()) as StatementKeysView;
    const verdict = await runVerifier(saved, '--key', keys.keys[0]!.publicKey);
    expect(verdict).toMatchObject({ code: 0 });
    const text = await readFile(saved, 'utf8');
    expect(text).toContain('earned,,,,,120.00');
    expect(text).toContain('paid out,,,,,120.00');
    await writeFile(saved, text.replaceAll('120.00', '120.01'));
    expect(await runVerifier(saved)).toMatchObject({ code: 1 });

    await page.getByRole('button', { name: 'Ver las cifras y los pagos en español' }).click();
    await page.getByText(/^Pagado el /).waitFor();
    await checkAtAllWidths(page, 'dashboard-es');
    const pdf = await save(page, folder, 'statement.pdf', () =>
      page.getByRole('link', { name: /^Estado de cuenta de .* en PDF$/ }).click(),
    );
    expect((await readFile(pdf)).subarray(0, 5).toString()).toBe('%PDF-');

    await page.goto(refused.link);
    await page.getByText(/no se pudo hacer\. El dinero sigue siendo suyo/).waitFor();
    await checkAtAllWidths(page, 'dashboard-refused-es');

    const shown = await runHere({ DATA_DIR: dataDir, ...later }, ['payouts', 'show', month]);
    expect(shown.out).toMatch(
      /^Prepared by admin \(admin\), .*\nApproved by omar \(admin\), .*\nExecuted by admin \(admin\), /m,
    );
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
}

/** Two admins: one prepares and executes the run on a phone, the other one approves it. */
class Finance {
  private prepares: Page | null = null;

  constructor(
    private readonly site: Site,
    private readonly month: string,
    /** The lead of the server's clock in milliseconds. */
    private readonly aheadMs: number,
  ) {}

  async prepare(password: string): Promise<void> {
    const page = await this.signIn('admin', password, widths[0]);
    this.prepares = page;
    await page.goto(`${this.site.application.url}/admin?tab=affiliates&view=payouts`);
    await page.getByText('No runs yet.').waitFor();
    await page.getByLabel('Month').fill(this.month);
    await checkAtAllWidths(page, 'admin-prepare');
    await page.getByRole('button', { name: 'Prepare run' }).click();
    await page.getByText(/^Prepared by admin \(admin\), /).waitFor();
    await page.getByText(`admin prepared the run ${this.month}: another person has to approve it`).waitFor();
    await closeToast(page);
    await checkAtAllWidths(page, 'admin-prepared');
  }

  async approve(): Promise<void> {
    const { password } = await createAdmin(this.site.application, 'omar');
    const page = await this.signIn('omar', password, widths[1]);
    const factor = `${this.site.application.url}/api/admin/second-factor`;
    const { secret } = (await (await page.request.post(`${factor}/enrol`)).json()) as EnrolmentView;
    const code = new TOTP({ secret }).generate({ timestamp: Date.now() + this.aheadMs });
    await expectOk(page.request.post(`${factor}/activate`, { data: { code } }));
    await page.goto(this.address);
    await page.getByRole('button', { name: 'Approve run' }).click();
    const question = page.getByRole('dialog', { name: `Approve run ${this.month}?` });
    await question.getByText('$240.00 to 2 payees').waitFor();
    await checkAtAllWidths(page, 'admin-approve');
    await question.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText(/^Approved by omar \(admin\), /).waitFor();
    await page.getByText(`omar approved the run ${this.month}: another person has to execute it`).waitFor();
    await page.context().close();
  }

  /** Pays one payee; the provider refuses the other one's line. */
  async execute(paid: string, refused: string): Promise<void> {
    const page = this.prepares!;
    await page.goto(this.address);
    await page.getByRole('button', { name: 'Execute run' }).click();
    const question = page.getByRole('dialog', { name: `Execute run ${this.month}?` });
    await question.getByText('$240.00 to 2 payees').waitFor();
    await checkAtAllWidths(page, 'admin-execute');
    await question.getByRole('button', { name: 'Pay now' }).click();
    await page.getByText(`Run ${this.month} is being paid`).waitFor();
    await closeToast(page);
    await page.getByRole('button', { name: 'Execute again' }).waitFor();
    await page.getByText('$120.00 of $240.00 paid, to 1 payee').waitFor();
    await page.getByRole('row', { name: new RegExp(`${paid}.*paid tr_sim_`) }).waitFor();
    await page
      .getByRole('row', { name: new RegExp(`${refused}.*insufficient_capabilities_for_transfer`) })
      .waitFor();
    await page.getByRole('button', { name: 'Close run' }).click();
    await checkAtAllWidths(page, 'admin-close');
    await page.getByRole('button', { name: 'Back' }).click();
    await checkAtAllWidths(page, 'admin-run');
    await page.context().close();
  }

  private get address(): string {
    return `${this.site.application.url}/admin?tab=affiliates&view=payouts&run=${this.month}`;
  }

  private async signIn(username: string, password: string, width: number): Promise<Page> {
    const context = await this.site.newContext({ viewport: { width, height: 900 } });
    await keepToasts(context);
    const page = await context.newPage();
    const login = `${this.site.application.url}/api/auth/login`;
    await expectOk(page.request.post(login, { data: { username, password } }));
    return page;
  }
}

/** Closes the toast, which would otherwise disappear during a check. */
const closeToast = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Close notification' }).click();

async function expectOk(call: Promise<APIResponse>): Promise<void> {
  const answer = await call;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
}

type Partner = Readonly<{ code: string; link: string }>;

/** Signs up and returns the mailed link. */
async function signUp(page: Page, url: string, name: string, email: string): Promise<string> {
  const form = { name, email };
  const answer = await page.request.post(`${url}/api/affiliate/signup`, { data: form });
  expect(answer.ok()).toBe(true);
  return linkIn(await readNewestMail(page, url, email), dashboardPath);
}

/** Signs up, opens the mailed link and sets up payouts at the simulated provider. */
async function onboard(page: Page, url: string, name: string, email: string): Promise<Partner> {
  const link = await signUp(page, url, name, email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Set up payouts' }).click();
  await page.getByRole('link', { name: 'Provide everything and get paid' }).click();
  await page.getByText('Your payout account is connected.').first().waitFor();
  const shared = await page.getByLabel('Referral link', { exact: true }).inputValue();
  return { code: codeOf(shared), link };
}

/** The same without the pages. */
async function onboardByHttp(page: Page, url: string, name: string, email: string): Promise<Partner> {
  const link = await signUp(page, url, name, email);
  const token = link.slice(link.lastIndexOf('/') + 1);
  const dashboard = await page.request.get(`${url}/api/affiliate/dashboard/${token}`);
  const { affiliate } = (await dashboard.json()) as AffiliateDashboardView;
  const back = { returnUrl: url + dashboardPath, refreshUrl: url + dashboardPath };
  const begun = await page.request.post(`${url}/api/affiliate/stripe/onboard`, { data: back });
  const { onboardingUrl } = (await begun.json()) as StripeOnboardView;
  for (const step of [onboardingUrl, `${onboardingUrl}/complete`])
    expect((await page.request.get(step)).ok()).toBe(true);
  return { code: codeOf(affiliate.referralLink), link };
}

const codeOf = (referralLink: string): string => new URL(referralLink).searchParams.get('ref') ?? '';

/** Sells a report with the referral code and returns its id. */
async function sell({ application }: Site, referralCode: string): Promise<number> {
  const purchase = await Purchase.begin(application, { referralCode });
  await purchase.pay();
  await purchase.report();
  return purchase.reportId;
}

/** Saves the download that `act` starts and returns its path. */
async function save(page: Page, folder: string, file: string, act: () => Promise<void>): Promise<string> {
  const begun = page.waitForEvent('download');
  await act();
  const path = join(folder, file);
  await (await begun).saveAs(path);
  return path;
}

async function checkAtAllWidths(page: Page, step: string): Promise<void> {
  const violations = await findViolations(page, `payouts-${step}`);
  expect({ step, violations }).toEqual({ step, violations: [] });
}
