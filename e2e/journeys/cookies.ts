import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { waitFor } from '../../apps/api/test/wait-for.js';
import { widths } from '../support/browser.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { pressTo } from '../support/keyboard.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';

const languages = {
  en: {
    home: '/',
    banner: 'Your cookie choices',
    accept: 'Accept all',
    decline: 'Decline all',
    preferences: 'Preferences',
    dialog: 'Cookie preferences',
    analytics: 'Analytics',
    marketing: 'Marketing',
    save: 'Save preferences',
    settings: 'Manage Cookie Settings',
    ownChoice: 'You have chosen your own preferences.',
    declined: 'You have declined all but the necessary cookies.',
  },
  es: {
    home: '/es/',
    banner: 'Su elección sobre las cookies',
    accept: 'Aceptar todas',
    decline: 'Rechazar todas',
    preferences: 'Preferencias',
    dialog: 'Preferencias de cookies',
    analytics: 'Analítica',
    marketing: 'Publicidad',
    save: 'Guardar preferencias',
    settings: 'Administrar cookies',
    ownChoice: 'Usted ha elegido sus propias preferencias.',
    declined: 'Usted ha rechazado todas las cookies salvo las necesarias.',
  },
} as const;
/** The pixel reports that a page was opened, but not which one. */
const pageView = 'https://www.facebook.com/tr?id=1234567890&ev=PageView&noscript=1';
const consent = { preferences: 'closewise_cookie_preferences', status: 'closewise_cookie_consent' };

const journeys = [
  { language: 'en', width: widths[0] },
  { language: 'es', width: widths[1] },
] as const;

/** The site must have an ad pixel. */
export function testCookieConsent(sharedSite: () => Site): void {
  let site: Site;
  let context: BrowserContext;
  let outside: string[];
  beforeAll(() => {
    site = sharedSite();
  });
  afterEach(() => context.close());

  /** Starts a first visit and records and answers all requests to other sites. */
  async function visit(options: BrowserContextOptions = {}): Promise<void> {
    outside = [];
    context = await site.newVisitor({ reducedMotion: 'reduce', ...options });
    await context.route(
      (url) => url.origin !== site.application.url,
      async (route) => {
        outside.push(route.request().url());
        await route.fulfill({ status: 200, contentType: 'image/gif', body: '' });
      },
    );
  }

  it.each(journeys)(
    '[CC-01] [CC-02] [RT-02] asks without moving the page, takes preferences by keyboard, loads the pixel only while allowed, and lets the visitor change them ($language, $width px)',
    async ({ language, width }) => {
      const t = languages[language];
      await visit({ viewport: { width, height: 800 } });
      const page = await context.newPage();
      const consoleErrors = collectConsoleErrors(page);
      await page.goto(site.application.url + t.home);
      const banner = page.getByRole('region', { name: t.banner });
      await banner.waitFor();
      await page.waitForLoadState('networkidle');
      expect(outside).toEqual([]);
      expect(await findViolations(page, `cookies-banner-${language}`)).toEqual([]);
      const positions = await page.evaluate(readHeadingPositions);

      await pressTo(page, banner.getByRole('button', { name: t.preferences }));
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: t.dialog }).waitFor();
      expect(await findViolations(page, `cookies-dialog-${language}`)).toEqual([]);
      await pressTo(page, page.getByRole('switch', { name: t.marketing }));
      await page.keyboard.press('Space');
      await pressTo(page, page.getByRole('button', { name: t.save }));
      await page.keyboard.press('Enter');
      await banner.waitFor({ state: 'detached' });
      expect(await page.evaluate(readHeadingPositions)).toEqual(positions);
      await waitFor(async () => expect(outside).toEqual([pageView]));

      await page.getByRole('link', { name: t.settings }).click();
      await page.getByText(t.ownChoice).waitFor();
      const isOn = (name: string) => page.getByRole('switch', { name }).isChecked();
      expect([await isOn(t.analytics), await isOn(t.marketing)]).toEqual([false, true]);
      await waitFor(async () => expect(outside).toEqual([pageView, pageView]));
      await page.getByRole('button', { name: t.decline }).click();
      await page.getByText(t.declined).waitFor();
      expect(await findViolations(page, `cookies-settings-${language}`)).toEqual([]);
      await page.reload();
      await page.getByText(t.declined).waitFor();
      expect([await isOn(t.analytics), await isOn(t.marketing)]).toEqual([false, false]);
      await page.waitForLoadState('networkidle');
      expect(outside).toHaveLength(2);
      expect(consoleErrors).toEqual([]);
    },
  );

  it('[CC-02] loads only the pixel, after everything is accepted and until it is declined', async () => {
    await visit();
    const page = await context.newPage();
    const consoleErrors = collectConsoleErrors(page);
    const faq = page.getByRole('link', { name: 'FAQ' }).first();
    await page.goto(site.application.url);
    await page.getByRole('button', { name: 'Preferences' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(outside).toEqual([]);

    await page.getByRole('button', { name: 'Accept all' }).click();
    await waitFor(async () => expect(outside).toEqual([pageView]));

    await page.getByRole('link', { name: 'Manage Cookie Settings' }).click();
    await waitFor(async () => expect(outside).toEqual([pageView, pageView]));
    await page.getByRole('button', { name: 'Decline all' }).click();
    await page.getByText('You have declined all but the necessary cookies.').waitFor();
    await faq.click();
    await page.getByRole('heading', { level: 1, name: /questions/i }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(outside).toHaveLength(2);
    expect(consoleErrors).toEqual([]);
  });

  it('[CC-02] loads nothing while the browser sends Global Privacy Control, even if everything was accepted before', async () => {
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
    // The page's own analytics event is sent when the pixel would be loaded.
    await waitFor(async () =>
      expect(await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer)).toEqual([
        { event: 'page_view' },
      ]),
    );
    await page.waitForLoadState('networkidle');
    expect(outside).toEqual([]);
  });

  it.each(widths)(
    '[CC-01] never covers the focused element, down to the end of the page (%s px)',
    async (width) => {
      await visit({ viewport: { width, height: 800 } });
      const page = await context.newPage();
      await page.goto(site.application.url);
      await page.getByRole('region', { name: languages.en.banner }).waitFor();
      const covered: string[] = [];
      const last = page.getByRole('link', { name: languages.en.settings });
      for (let isLast = false; !isLast;) {
        await page.keyboard.press('Tab');
        covered.push(...(await page.evaluate(findCoveredFocus)));
        isLast = await last.evaluate((link) => link === document.activeElement);
      }
      expect(covered).toEqual([]);
    },
  );
}

/** Runs in the page: the positions of its headings. */
const readHeadingPositions = (): number[] =>
  [...document.querySelectorAll('main :is(h1, h2, h3)')].map(
    (heading) => heading.getBoundingClientRect().top + window.scrollY,
  );

/** Runs in the page: the focused element, if the banner covers it. */
async function findCoveredFocus(): Promise<string[]> {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const banner = document.querySelector('[data-cookie-consent]')!;
  const focused = document.activeElement!;
  if (banner.contains(focused) || focused === document.body) return [];
  const isUnder = focused.getBoundingClientRect().bottom > banner.getBoundingClientRect().top + 1;
  return isUnder ? [focused.outerHTML.slice(0, 120)] : [];
}
