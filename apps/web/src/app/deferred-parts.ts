import { pageCounter } from '../shared/analytics/page-counter';
import { consentState, onConsentChange } from '../shared/consent/consent-store';
import type { CookieConsentMessages } from '../features/cookie-consent/messages.en';
import { loadMessages } from '../shared/i18n/catalogues';
import type { Language } from '../shared/i18n/language';
import type { SocialProofMessages } from '../shared/social-proof/messages.en';
import { whenIdle } from './when-idle';
import { staysOpen } from '../shared/maintenance/open-paths';

/** Loads a part; the function that it resolves to shows the part and returns how to remove it. */
type Load = (place: Element, language: Language) => Promise<() => () => void>;

const questions = import.meta.glob('../features/cookie-consent/messages.*.ts');
const purchases = import.meta.glob('../shared/social-proof/messages.*.ts');

const loadConsentBanner: Load = async (place, language) => {
  const [{ showConsentBanner }, t] = await Promise.all([
    import('../features/cookie-consent/consent-banner'),
    loadMessages<CookieConsentMessages>(questions, language),
  ]);
  return () => showConsentBanner(place, { t, language });
};
const loadNotices: Load = async (place, language) => {
  const [{ showRecentPurchases }, t] = await Promise.all([
    import('../features/social-proof/recent-purchases'),
    loadMessages<SocialProofMessages>(purchases, language),
  ]);
  return () => showRecentPurchases(place, t);
};

/**
 * Parts that load after the page, without React, on pages of the router and prerendered ones: the cookie
 * banner, or else the notices of recent purchases. Each is loaded when the browser is idle, and only if needed.
 * `visit` reports the current page.
 */
export function startDeferredParts(place: Element, language: Language) {
  const count = pageCounter();
  let pathname: string | null = null;
  let due: Load | null = null;
  let end = () => {};
  const look = () => {
    if (pathname === null) return;
    count(pathname);
    const next = partFor(pathname);
    if (next === due) return;
    end();
    due = next;
    end = next ? startWhenIdle(next, place, language) : () => {};
  };
  const stopHearing = onConsentChange(look);
  return {
    visit: (page: string) => {
      pathname = page;
      look();
    },
    leave: () => {
      stopHearing();
      end();
    },
  };
}

function partFor(pathname: string): Load | null {
  if (consentState().isAsked) return loadConsentBanner;
  return showsNotices(pathname) ? loadNotices : null;
}

/** If loading fails, the page still works, and no consent is granted. */
function startWhenIdle(load: Load, place: Element, language: Language): () => void {
  let isLeft = false;
  let end = () => {};
  const stop = whenIdle(() => {
    load(place, language).then(
      (show) => {
        if (!isLeft) end = show();
      },
      (error: unknown) => console.warn('A part of the page could not be loaded', error),
    );
  });
  return () => {
    isLeft = true;
    stop();
    end();
  };
}

/** Partner dashboards and sign-in pages. */
const ofPartners = /^\/(affiliate|organization|har)\//;

/** Whether the page may show recent purchases: not during a purchase, on a report or on partner pages. */
export const showsNotices = (pathname: string): boolean =>
  !isFocusedPage(pathname) && !staysOpen(pathname) && !ofPartners.test(pathname);

/** Pages of a purchase in progress: payment, processing and reports, in every language. */
const focused = ['/payment', '/processing', '/procesando', '/report/'];

/** Whether a page fills the screen, with the footer below the fold. */
export const isFocusedPage = (pathname: string): boolean => focused.some((part) => pathname.includes(part));
