import type { BrowserContext } from 'playwright-core';
import { eventually } from '../../apps/api/test/eventually.js';
import { withTime } from '../../apps/api/test/with-time.js';
import { complaintsOf } from '../support/complaints.js';
import type { Site } from '../support/site.js';

const consent = { preferences: 'closewise_cookie_preferences', status: 'closewise_cookie_consent' };

/** The site has an ad pixel. */
export function visitorIsNotFollowed(sharedSite: () => Site): void {
  let site: Site;
  let context: BrowserContext;
  let outside: string[];
  beforeAll(() => {
    site = sharedSite();
  });
  afterEach(() => context.close());

  /** A first visit, of which every request to others is kept and answered here. */
  async function visit(): Promise<void> {
    outside = [];
    context = await site.newVisitor();
    await context.route(
      (url) => url.origin !== site.application.url,
      async (route) => {
        outside.push(route.request().url());
        await route.fulfill({ status: 200, contentType: 'image/gif', body: '' });
      },
    );
  }
  const eventsTold = (): (string | null)[] => outside.map((url) => new URL(url).searchParams.get('ev'));

  it('[CC-02] by anybody before they allow it, then by the pixel alone, and no longer once they withdraw it', async () => {
    await visit();
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const toMain = page.getByRole('link', { name: 'FAQ' }).first();
    await page.goto(site.application.url);
    await page.getByRole('button', { name: 'Preferences' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(outside).toEqual([]);

    await page.getByRole('button', { name: 'Accept all' }).click();
    await eventually(async () => expect(eventsTold()).toEqual(['PageView']));
    expect(outside[0]).toBe('https://www.facebook.com/tr?id=1234567890&ev=PageView&noscript=1');

    await page.getByRole('link', { name: 'Manage Cookie Settings' }).click();
    await eventually(async () => expect(eventsTold()).toEqual(['PageView', 'PageView']));
    await page.getByRole('button', { name: 'Decline all' }).click();
    await page.getByText('You have declined all but the necessary cookies.').waitFor();
    await toMain.click();
    await page.getByRole('heading', { level: 1, name: /questions/i }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(outside).toHaveLength(2);
    expect(complaints).toEqual([]);
  });

  withTime(() => {
    it('[CC-02] while their browser sends Global Privacy Control, though they have accepted everything before', async () => {
      await visit();
      await context.setExtraHTTPHeaders({ 'sec-gpc': '1' });
      await context.addInitScript(({ preferences, status }) => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
        localStorage.setItem(status, 'accepted');
        localStorage.setItem(preferences, '{"necessary":true,"analytics":true,"marketing":true}');
      }, consent);
      const page = await context.newPage();
      await page.goto(`${site.application.url}/footer.cookie`);
      await page.getByText('Your browser sends Global Privacy Control').waitFor();
      expect(await page.getByRole('switch', { name: 'Marketing' }).isDisabled()).toBe(true);
      // What the page counts for itself comes in the same moment as the pixel's picture would.
      await eventually(async () =>
        expect(await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer)).toEqual([
          { event: 'page_view' },
        ]),
      );
      await page.waitForLoadState('networkidle');
      expect(outside).toEqual([]);
    });
  });
}
