import { pageCounter } from '../shared/analytics/page-counter';
import { consentState, onConsentChange } from '../shared/consent/consent-store';
import type { Language } from '../shared/i18n/language';
import { showsNotices } from './shows-notices';
import { whenIdle } from './when-idle';

/** Puts something there; answers how it goes away. */
type Start = (place: Element, language: Language) => Promise<() => () => void>;

const questions = {
  en: () => import('../features/cookie-consent/messages.en'),
  es: () => import('../features/cookie-consent/messages.es'),
};
const purchases = {
  en: () => import('../shared/social-proof/messages.en'),
  es: () => import('../shared/social-proof/messages.es'),
};

const question: Start = async (place, language) => {
  const code = import('../features/cookie-consent/ask-about-cookies');
  const [{ askAboutCookies }, { default: t }] = await Promise.all([code, questions[language]()]);
  return () => askAboutCookies(place, { t, language });
};
const notices: Start = async (place, language) => {
  const code = import('../features/social-proof/tell-of-purchases');
  const [{ tellOfPurchases }, { default: t }] = await Promise.all([code, purchases[language]()]);
  return () => tellOfPurchases(place, t);
};

/**
 * What no page waits for, without React, on pages of the router and others alike: the question about cookies, else the
 * notices of purchases. Each is loaded once the page rests, and only for those whom it is for. `visit` tells of the page
 * that is shown.
 */
export function startLatecomers(place: Element, language: Language) {
  const count = pageCounter();
  let pathname: string | null = null;
  let due: Start | null = null;
  let end = () => {};
  const look = () => {
    if (pathname === null) return;
    count(pathname);
    const next = dueOn(pathname);
    if (next === due) return;
    end();
    due = next;
    end = next ? startLate(next, place, language) : () => {};
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

function dueOn(pathname: string): Start | null {
  if (consentState().isAsked) return question;
  return showsNotices(pathname) ? notices : null;
}

/** Without it the page works as before, and nothing is granted. */
function startLate(start: Start, place: Element, language: Language): () => void {
  let isLeft = false;
  let end = () => {};
  const stop = whenIdle(() => {
    start(place, language).then(
      (begin) => {
        if (!isLeft) end = begin();
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
