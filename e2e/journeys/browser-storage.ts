import type { BrowserContext, Page } from 'playwright-core';
import { cards } from '../../apps/api/test/buyer/order.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { orderReport, payWith } from '../support/order.js';
import type { Site } from '../support/site.js';
import { words } from '../support/words.js';

/** Runs in the page: blocks storage and cookies, like the browser setting. */
function block(): void {
  const refuse = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, storage, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', {
    get: () => '',
    set: () => {
      // Ignored, like in the browser.
    },
  });
}

/** Runs in the page: the storage is full. */
function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

const keys = {
  localStorage: [
    'closewise_referral',
    'closewise_cookie_consent',
    'closewise_cookie_preferences',
    'closewise_cookie_banner',
    'closewise_social_proof',
    'closewise_social_proof_disable_mobile',
    'closewise_purchases_reported',
  ],
  sessionStorage: [
    'closewise_current_report',
    'closewise_current_order',
    'closewise_property_draft',
    'closewise_toast',
    'partner-language',
  ],
} as const;
const places = (['localStorage', 'sessionStorage'] as const).flatMap((storage) =>
  keys[storage].map((key) => ({ storage, key })),
);
const invalidValues = [
  '{broken',
  '{"reportId":"REPORT","asked":{},"place":{},"price":7,"title":"x","variant":7}',
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  JSON.stringify('x'.repeat(200_000)),
];
/** Each key gets another invalid value in each round. */
const rounds = [0, 1, 2, 3];
const obstacles = [
  ['blocks storage and cookies', block],
  ['has no space left', fill],
] as const;

/** Allowed console warnings. */
const expected = /could not be (read|stored|kept)|stored cookie choice cannot be read/;

export function testBrowserStorage(sharedSite: () => Site): void {
  let site: Site;
  let context: BrowserContext;
  beforeAll(() => {
    site = sharedSite();
  });
  afterEach(() => context.close());

  const unexpected = (consoleErrors: readonly string[]) =>
    consoleErrors.filter((text) => !expected.test(text));

  it.each(obstacles)('lets a visitor buy a report when it %s', async (_, obstruct) => {
    context = await site.newVisitor();
    await context.addInitScript(obstruct);
    const page = await context.newPage();
    const consoleErrors = collectConsoleErrors(page);
    await page.goto(`${site.application.url}/?ref=NOBODY2222`);
    await page.getByRole('button', { name: 'Decline all' }).click();
    await page.locator('[data-cookie-consent]').waitFor({ state: 'detached' });
    await orderReport(page, 'en');
    await payWith(page, 'en', cards.pays);
    await page.waitForURL(words.en.thankYouPath);
    await page.getByRole('link', { name: 'Open your report' }).waitFor();
    expect(unexpected(consoleErrors)).toEqual([]);
  });

  it.each(rounds)('shows all pages with invalid values in each storage key (round %d)', async (round) => {
    const { reportId } = await Purchase.begin(site.application);
    context = await site.newVisitor();
    const stored = places.map(({ storage, key }, at) => {
      const text = invalidValues[(at + round) % invalidValues.length]!;
      return { storage, key, value: text.replace('REPORT', String(reportId)) };
    });
    await context.addInitScript((all) => {
      for (const { storage, key, value } of all) window[storage].setItem(key, value);
    }, stored);
    const page = await context.newPage();
    const consoleErrors = collectConsoleErrors(page);
    const open = async (path: string): Promise<Page> => {
      await page.goto(site.application.url + path);
      return page;
    };
    await (await open(`/checkout/${reportId}`)).getByLabel(words.en.card).waitFor();
    await (await open('/footer.cookie')).getByRole('switch', { name: 'Analytics' }).waitFor();
    await (await open('/har/dashboard')).getByLabel('Password', { exact: true }).waitFor();
    await open('/');
    await page.getByRole('button', { name: 'Decline all' }).waitFor();
    await page.getByLabel(words.en.address).waitFor();
    expect(await page.getByLabel(words.en.address).inputValue()).toBe('');
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    expect(unexpected(consoleErrors)).toEqual([]);
  });
}
