import type { BrowserContext, Page } from 'playwright-core';
import { cards } from '../../apps/api/test/buyer/order.js';
import { Purchase } from '../../apps/api/test/process/purchase.js';
import { complaintsOf } from '../support/complaints.js';
import { orderReport, payWith } from '../support/order.js';
import type { Site } from '../support/site.js';
import { words } from '../support/words.js';

/** In the page: the browser keeps nothing of the site, as for somebody who has blocked its data. */
function block(): void {
  const refuse = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, storage, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', {
    get: () => '',
    set: () => {
      // Dropped, as the browser does.
    },
  });
}

/** In the page: the disk is full. */
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
const rubbish = [
  '{broken',
  '{"reportId":"REPORT","asked":{},"place":{},"price":7,"title":"x","variant":7}',
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  JSON.stringify('x'.repeat(200_000)),
];
/** Each place gets another rubbish at each turn. */
const turns = [0, 1, 2, 3];
const hindrances = [
  ['blocks storage and cookies', block],
  ['has no room left', fill],
] as const;

/** What the console may say of it. */
const said = /could not be (read|stored|kept)|stored cookie choice cannot be read/;

export function visitorsBrowserKeepsNothing(sharedSite: () => Site): void {
  let site: Site;
  let context: BrowserContext;
  beforeAll(() => {
    site = sharedSite();
  });
  afterEach(() => context.close());

  const unexpected = (complaints: readonly string[]) => complaints.filter((text) => !said.test(text));

  it.each(hindrances)('buys a report with a browser that %s', async (_, hinder) => {
    context = await site.newVisitor();
    await context.addInitScript(hinder);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`${site.application.url}/?ref=NOBODY2222`);
    await page.getByRole('button', { name: 'Decline all' }).click();
    await page.locator('[data-cookie-consent]').waitFor({ state: 'detached' });
    await orderReport(page, 'en');
    await payWith(page, 'en', cards.pays);
    await page.waitForURL(words.en.thankYouPath);
    await page.getByRole('link', { name: 'Open your report' }).waitFor();
    expect(unexpected(complaints)).toEqual([]);
  });

  it.each(turns)(
    'works with rubbish in each place that it keeps something in: no JSON, another version, an attack, too much (turn %d)',
    async (turn) => {
      const { reportId } = await Purchase.begin(site.application);
      context = await site.newVisitor();
      const kept = places.map(({ storage, key }, at) => {
        const text = rubbish[(at + turn) % rubbish.length]!;
        return { storage, key, value: text.replace('REPORT', String(reportId)) };
      });
      await context.addInitScript((all) => {
        for (const { storage, key, value } of all) window[storage].setItem(key, value);
      }, kept);
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      const asked = async (path: string): Promise<Page> => {
        await page.goto(site.application.url + path);
        return page;
      };
      await (await asked(`/checkout/${reportId}`)).getByLabel(words.en.card).waitFor();
      await (await asked('/footer.cookie')).getByRole('switch', { name: 'Analytics' }).waitFor();
      await (await asked('/har/dashboard')).getByLabel('Password', { exact: true }).waitFor();
      await asked('/');
      await page.getByRole('button', { name: 'Decline all' }).waitFor();
      await page.getByLabel(words.en.address).waitFor();
      expect(await page.getByLabel(words.en.address).inputValue()).toBe('');
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
      expect(unexpected(complaints)).toEqual([]);
    },
  );
}
