import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { widths } from '../support/browser.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { createAdmin } from '../support/admins.js';
import { queryDatabase } from '../support/database.js';
import { registerOrganization } from '../support/organizations.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import { waitForToast } from '../support/toasts.js';

const buyer = 'carla.moss@example.com';

/**
 * An operator finds an order, mails its link again, refunds part of it, retries a failed report and a failed job, approves
 * an organization and erases the buyer.
 */
export function testOperatorsDay(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it('[AD-07] is done by clicks alone', async () => {
    const { url, dataDir } = site.application;
    const purchase = await Purchase.begin(site.application, { userEmail: buyer });
    await purchase.pay();
    await purchase.report();
    const board = await registerOrganization(site, 'Waco Board of Realtors', 'WACO');
    await site.application.until(() => purchase.isCompleted());
    await site.waitUntilSplit(purchase.reportId);
    const { username, password } = await createAdmin(site.application);
    const page = await site.newPage({ viewport: { width: widths[1], height: 900 } });
    const consoleErrors = collectConsoleErrors(page);
    await page.goto(`${url}/admin`);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Access Admin Dashboard' }).click();

    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByLabel('Search orders').fill('carla.moss');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const row = page.getByRole('row', { name: /carla\.moss@example\.com/ });
    await row.waitFor();
    await checkAtAllWidths(page, 'orders');
    await row.getByRole('link', { name: /^Open the order/ }).click();
    await page.getByText('The report is ready').waitFor();
    await page.getByText(/was split:/).waitFor();
    await checkAtAllWidths(page, 'order');

    await waitForToast(page, 'The link is on its way to the buyer', () =>
      page.getByRole('button', { name: 'Send the link again' }).click(),
    );
    await page.getByText('The link will be mailed again').waitFor();

    await queryDatabase(
      dataDir,
      `update durable.sessions set confirmed_at = confirmed_at - interval '1 hour'`,
    );
    await page.getByRole('button', { name: /^Refund the payment/ }).click();
    await page.getByLabel('Amount ($)').fill('5.00');
    await page.getByLabel('Reason').fill('The county was wrong');
    await checkAtAllWidths(page, 'refund');
    await page.getByRole('button', { name: 'Refund now' }).click();
    await page.getByRole('heading', { name: 'Enter your password again' }).waitFor();
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
    await waitForToast(page, '$5.00 was refunded', () =>
      page.getByRole('button', { name: 'Continue' }).click(),
    );
    await page.getByText('$5.00 was refunded, $5.00 in all').waitFor();
    await page.getByText('Partly refunded').waitFor();

    await markAsFailed(dataDir, purchase.reportId);
    await page.getByRole('link', { name: 'Operations', exact: true }).click();
    await page.getByText('No rules for this place').waitFor();
    await checkAtAllWidths(page, 'operations');
    // From bottom to top: a finished entry leaves its list, and what is below moves, perhaps during a click.
    await waitForToast(page, 'The job is running again', () =>
      page
        .getByRole('button', { name: /^Run the job .* again$/ })
        .first()
        .click(),
    );
    await waitForToast(page, 'The report is being generated', () =>
      page.getByRole('button', { name: `Generate report ${purchase.reportId} again` }).click(),
    );
    await site.application.until(() => purchase.isCompleted());
    await site.waitUntilCaughtUp();
    await page.getByRole('link', { name: 'Admin actions' }).press('Enter');
    await page.getByText(`Had report ${purchase.reportId} generated again`).waitFor();
    await page.getByText(/^Refunded \$5\.00 of the payment/).waitFor();

    await page.getByRole('tab', { name: 'Overview' }).click();
    await page.getByRole('link', { name: /^Review (it|them)$/ }).click();
    const decision = page.getByRole('form', { name: `Decide on ${board.name}` });
    await decision.getByLabel('What did you check?').fill('Called the number on their own website');
    await checkAtAllWidths(page, 'approval');
    await waitForToast(page, 'WACO was approved', () =>
      decision.getByRole('button', { name: `Approve ${board.name}` }).click(),
    );
    await decision.waitFor({ state: 'detached' });

    await page.getByRole('tab', { name: 'Overview' }).click();
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await row.getByRole('link', { name: /^Open the order/ }).click();
    await page.getByRole('link', { name: 'Export or erase the person' }).click();
    await eraseBuyer(page, purchase.reportId);
    expect((await page.request.get(`${url}/html-report/${purchase.reportId}`)).status()).toBe(404);
    await page.getByRole('link', { name: 'Accounts', exact: true }).click();
    for (const done of ['Looked up', 'Exported', 'Erased'])
      await page
        .getByText(new RegExp(`^${done} the (personal )?data of the subject [0-9a-f]{8}…$`))
        .waitFor();
    expect(consoleErrors).toEqual([]);
  });
}

/** Exports a person's data, erases it permanently, and is shown that nothing is left to erase. */
async function eraseBuyer(page: Page, reportId: number): Promise<void> {
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('link', { name: `Open report ${reportId}` }).waitFor();
  await checkAtAllWidths(page, 'person');

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByLabel('Reason').fill('On their request');
  await checkAtAllWidths(page, 'export');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ about: buyer, kept: { reports: [{ status: 'completed' }] } });

  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByLabel('Reason').fill('On their request');
  await page.getByLabel(`Type ${buyer} to confirm`).fill(buyer);
  await checkAtAllWidths(page, 'erase');
  await waitForToast(page, 'Permanently erased', () =>
    page.getByRole('button', { name: 'Erase permanently' }).click(),
  );
  await page.getByText('Already erased, nothing is left').waitFor();
}

/** Marks the report and the newest mail job as failed, as after errors of the engine and the mail server. */
async function markAsFailed(dataDir: string, reportId: number): Promise<void> {
  await queryDatabase(
    dataDir,
    `update rm_reporting_reports_v1.reports set status = 'failed', reason = 'No rules for this place' where report_id = $1`,
    [reportId],
  );
  await queryDatabase(
    dataDir,
    `update jobs.job set state = 'failed', output = '{"message": "The mail server was unreachable"}', completed_on = now()
      where id = (select id from jobs.job where name = 'send-mail' and state = 'completed'
        order by completed_on desc limit 1)`,
  );
}

async function checkAtAllWidths(page: Page, step: string): Promise<void> {
  const violations = await findViolations(page, `operator-${step}`);
  expect({ step, violations }).toEqual({ step, violations: [] });
}
