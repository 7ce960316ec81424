import { Purchase } from '../../apps/api/test/process/purchase.js';
import { widths } from '../support/browser.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { readFirstAdmin } from '../support/admins.js';
import { FocusWalk } from '../support/focus.js';
import type { Site } from '../support/site.js';
import { findUnreachableControls } from '../support/unreachable-controls.js';

/** Each screen of the admin area, with a text that appears once it has loaded. */
const screens: readonly (readonly [query: string, awaited: RegExp])[] = [
  ['', /Total revenue/i],
  ['?tab=overview&view=orders', /ines\.ruiz@example\.com/],
  ['?tab=overview&view=operations', /^All \d+ are running/],
  ['?tab=affiliates', /Total Affiliates/],
  ['?tab=affiliates&view=organizations', /Houston Association of Realtors/],
  ['?tab=affiliates&view=ledger', /The books balance/],
  ['?tab=affiliates&view=payouts', /No runs yet/],
  ['?tab=settings', /Buyer Report Price/],
  ['?tab=security', /Set up second factor/],
  ['?tab=security&view=persons', /Email address or report number/],
  ['?tab=marketing', /Ready in under 2 minutes/],
];

export const adminScreens = screens.map(([query]) => query);

/** An admin reaches every control of every screen by Tab, sees the focus and opens each form. */
export function testAdminByKeyboard(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it('[AD-07] reaches every control of the admin area by keyboard, with a visible focus', async () => {
    const { url } = site.application;
    const purchase = await Purchase.begin(site.application, { userEmail: 'ines.ruiz@example.com' });
    await purchase.pay();
    await purchase.report();
    await site.application.until(() => purchase.isCompleted());
    await site.waitUntilSplit(purchase.reportId);
    const { username, password } = await readFirstAdmin(site.application);
    const context = await site.newContext({ viewport: { width: widths[1], height: 900 } });
    const page = await context.newPage();
    const consoleErrors = collectConsoleErrors(page);
    const walk = new FocusWalk(page);
    await page.goto(`${url}/admin`);
    await walk.type(page.getByLabel('Username'), username);
    await walk.type(page.getByLabel('Password', { exact: true }), `${password}\n`);
    await page.getByRole('tab', { name: 'Overview' }).waitFor();

    for (const [query, awaited] of screens) {
      await page.goto(`${url}/admin${query}`);
      await page.getByText(awaited).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect({ query, unreachable: await findUnreachableControls(page, walk) }).toEqual({
        query,
        unreachable: [],
      });
    }

    await page.goto(`${url}/admin?tab=overview&view=orders`);
    await walk.press(
      page.getByRole('row', { name: /ines\.ruiz/ }).getByRole('link', { name: /^Open the order/ }),
    );
    await walk.press(page.getByRole('button', { name: /^Refund the payment/ }));
    await walk.type(page.getByLabel('Reason'), 'Wrong county');
    await walk.press(page.getByRole('button', { name: 'Cancel' }));
    expect(await page.getByRole('button', { name: /^Refund the payment/ }).evaluate(isFocused)).toBe(true);
    await walk.press(page.getByRole('link', { name: 'Export or erase the person' }));
    await walk.press(page.getByRole('button', { name: 'Find', exact: true }));
    await walk.press(page.getByRole('button', { name: 'Erase', exact: true }));
    await walk.type(page.getByLabel('Reason'), 'On their request');
    await walk.press(page.getByRole('button', { name: 'Cancel' }));
    expect(await page.getByRole('button', { name: 'Erase', exact: true }).evaluate(isFocused)).toBe(true);
    expect(await findUnreachableControls(page, walk)).toEqual([]);
    expect(walk.violations).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
}

/** Runs in the page. */
const isFocused = (element: Element): boolean => element === document.activeElement;
