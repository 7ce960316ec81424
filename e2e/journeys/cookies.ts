import type { BrowserContext } from 'playwright-core';
import { widths } from '../support/browser.js';
import { withTime } from '../../apps/api/test/with-time.js';
import { complaintsOf } from '../support/complaints.js';
import { pressTo } from '../support/keyboard.js';
import { troublesOf } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import { walked } from '../support/walked.js';

const languages = {
  en: {
    home: '/',
    banner: 'Your choice about cookies',
    accept: 'Accept all',
    decline: 'Decline all',
    preferences: 'Preferences',
    dialog: 'Cookie preferences',
    analytics: 'Analytics',
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
    save: 'Guardar preferencias',
    settings: 'Administrar cookies',
    ownChoice: 'Usted ha elegido sus propias preferencias.',
    declined: 'Usted ha rechazado todas las cookies salvo las necesarias.',
  },
} as const;
const journeys = [
  { language: 'en', width: widths[0] },
  { language: 'es', width: widths[1] },
] as const;

export function visitorChoosesCookies(sharedSite: () => Site): void {
  let site: Site;
  let context: BrowserContext;
  beforeAll(() => {
    site = sharedSite();
  });
  afterEach(() => context.close());

  it.each(walked(journeys, 1))(
    '[CC-01] [RT-02] asks without moving the page, takes preferences by keyboard, and lets them be changed ($language, $width px)',
    async ({ language, width }) => {
      const t = languages[language];
      context = await site.newVisitor({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await page.goto(site.application.url + t.home);
      const banner = page.getByRole('region', { name: t.banner });
      await banner.waitFor();
      expect(await troublesOf(page, `cookies-banner-${language}-${width}`)).toEqual([]);
      const places = await page.evaluate(placesOfHeadings);

      await pressTo(page, banner.getByRole('button', { name: t.preferences }));
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: t.dialog }).waitFor();
      expect(await troublesOf(page, `cookies-dialog-${language}-${width}`)).toEqual([]);
      await pressTo(page, page.getByRole('switch', { name: t.analytics }));
      await page.keyboard.press('Space');
      await pressTo(page, page.getByRole('button', { name: t.save }));
      await page.keyboard.press('Enter');
      await banner.waitFor({ state: 'detached' });
      expect(await page.evaluate(placesOfHeadings)).toEqual(places);

      await page.getByRole('link', { name: t.settings }).click();
      await page.getByText(t.ownChoice).waitFor();
      expect(await page.getByRole('switch', { name: t.analytics }).isChecked()).toBe(true);
      await page.getByRole('button', { name: t.decline }).click();
      await page.getByText(t.declined).waitFor();
      expect(await troublesOf(page, `cookies-settings-${language}-${width}`)).toEqual([]);
      await page.reload();
      await page.getByText(t.declined).waitFor();
      expect(await page.getByRole('switch', { name: t.analytics }).isChecked()).toBe(false);
      expect(complaints).toEqual([]);
    },
  );

  withTime(() => {
    it.each(widths)(
      '[CC-01] never covers what has the focus, down to the end of the page (%s px)',
      async (width) => {
        context = await site.newVisitor({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await page.goto(site.application.url);
        await page.getByRole('region', { name: languages.en.banner }).waitFor();
        const covered: string[] = [];
        const last = page.getByRole('link', { name: languages.en.settings });
        for (let isLast = false; !isLast;) {
          await page.keyboard.press('Tab');
          covered.push(...(await page.evaluate(focusUnderBanner)));
          isLast = await last.evaluate((link) => link === document.activeElement);
        }
        expect(covered).toEqual([]);
      },
    );
  });
}

/** In the page: where its headings stand. */
const placesOfHeadings = (): number[] =>
  [...document.querySelectorAll('main :is(h1, h2, h3)')].map(
    (heading) => heading.getBoundingClientRect().top + window.scrollY,
  );

/** In the page: what has the focus while the banner lies upon it. */
async function focusUnderBanner(): Promise<string[]> {
  await new Promise((scrolled) => requestAnimationFrame(() => requestAnimationFrame(scrolled)));
  const banner = document.querySelector('[data-cookie-consent]')!;
  const focused = document.activeElement!;
  if (banner.contains(focused) || focused === document.body) return [];
  const isUnder = focused.getBoundingClientRect().bottom > banner.getBoundingClientRect().top + 1;
  return isUnder ? [focused.outerHTML.slice(0, 120)] : [];
}
