import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { postJson } from '../../apps/api/test/process/post-json.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { widths } from '../support/browser.js';
import { complaintsOf } from '../support/complaints.js';
import { firstAdmin } from '../support/first-admin.js';
import { queryLog } from '../support/log.js';
import { mailedLink } from '../support/outbox.js';
import { troublesAtAllWidths } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import { untilSaid } from '../support/until-said.js';

const buyer = 'carla.moss@example.com';
const board = {
  organizationName: 'Waco Board of Realtors',
  organizationTag: 'WACO',
  contactName: 'Eva Ruiz',
  contactEmail: 'eva.ruiz@example.com',
  loginPassword: 'four unrelated words here',
};

/**
 * An order is looked for, paid back in part and mailed again; a failed report and a failed job are tried again; an organization
 * is approved; at last the buyer is erased.
 */
export function operatorsDay(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it('[AD-07] is walked by clicks alone', async () => {
    const { url, dataDir } = site.application;
    const purchase = await Purchase.begin(site.application, { userEmail: buyer });
    await purchase.pay();
    await purchase.report();
    await postJson(site.application, '/api/organization/create-master-account', board);
    await site.application.until(() => purchase.isCompleted());
    await site.untilSplit(purchase);
    const { username, password } = await firstAdmin(site.application);
    const page = await site.newPage({ viewport: { width: widths[1], height: 900 } });
    const link = await mailedLink(page, url, board.contactEmail, '/organization/registration/');
    await postJson(site.application, '/api/organization/confirm-registration', {
      token: link.split('/').at(-1),
    });
    const complaints = complaintsOf(page);
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

    await untilSaid(page, 'The link is on its way to the buyer', () =>
      page.getByRole('button', { name: 'Send the link again' }).click(),
    );
    await page.getByText('The link will be mailed again').waitFor();

    await queryLog(dataDir, `update durable.sessions set confirmed_at = confirmed_at - interval '1 hour'`);
    await page.getByRole('button', { name: /^Refund the payment/ }).click();
    await page.getByLabel('Amount ($)').fill('5.00');
    await page.getByLabel('Reason').fill('The county was wrong');
    await checkAtAllWidths(page, 'refund');
    await page.getByRole('button', { name: 'Refund now' }).click();
    await page.getByRole('heading', { name: 'Enter your password again' }).waitFor();
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
    await untilSaid(page, '$5.00 was refunded', () => page.getByRole('button', { name: 'Continue' }).click());
    await page.getByText('$5.00 was refunded, $5.00 in all').waitFor();
    await page.getByText('Partly refunded').waitFor();

    await failBehindTheScenes(dataDir, purchase.reportId);
    await page.getByRole('link', { name: 'Operations', exact: true }).click();
    await page.getByText('No rules for this place').waitFor();
    await checkAtAllWidths(page, 'operations');
    // Upwards: what is done goes from its list, and what is below moves, perhaps while the mouse is pressed on it.
    await untilSaid(page, 'The job runs again', () =>
      page
        .getByRole('button', { name: /^Run the job .* again$/ })
        .first()
        .click(),
    );
    await untilSaid(page, 'The report is being generated', () =>
      page.getByRole('button', { name: `Generate report ${purchase.reportId} again` }).click(),
    );
    await site.application.until(() => purchase.isCompleted());
    await site.untilCaughtUp();
    await page.getByRole('link', { name: 'Admin actions' }).press('Enter');
    await page.getByText(`Had report ${purchase.reportId} generated again`).waitFor();
    await page.getByText(/^Refunded \$5\.00 of the payment/).waitFor();

    await page.getByRole('tab', { name: 'Overview' }).click();
    await page.getByRole('link', { name: 'Review it', exact: true }).click();
    const decision = page.getByRole('form', { name: `Decide on ${board.organizationName}` });
    await decision.getByLabel('What did you check?').fill('Called the number on their own website');
    await checkAtAllWidths(page, 'approval');
    await untilSaid(page, 'WACO was approved', () =>
      decision.getByRole('button', { name: `Approve ${board.organizationName}` }).click(),
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
      await page.getByText(new RegExp(`^${done} what is .* of the subject [0-9a-f]{8}…$`)).waitFor();
    expect(complaints).toEqual([]);
  });
}

/** From the search to the end: exports a person's data, erases it permanently, and cannot erase it again. */
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
  await untilSaid(page, 'Erased for ever', () =>
    page.getByRole('button', { name: 'Erase permanently' }).click(),
  );
  await page.getByText('Already erased, nothing is left').waitFor();
}

/** As after a fault of the engine and of the mail server: the report is shown as failed, and a job as given up. */
async function failBehindTheScenes(dataDir: string, reportId: number): Promise<void> {
  await queryLog(
    dataDir,
    `update rm_reporting_reports_v1.reports set status = 'failed', reason = 'No rules for this place' where report_id = $1`,
    [reportId],
  );
  await queryLog(
    dataDir,
    `update jobs.job set state = 'failed', output = '{"message": "The mail server was away"}', completed_on = now()
      where name = 'send-mail' and state = 'completed'`,
  );
}

async function checkAtAllWidths(page: Page, step: string): Promise<void> {
  const troubles = await troublesAtAllWidths(page, `operator-${step}`);
  expect({ step, troubles }).toEqual({ step, troubles: [] });
}
