import { acceptAll, consentState, declineAll } from '../../shared/consent/consent-store';
import { button, element } from '../../shared/element';
import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import type { CookieConsentMessages } from './messages.en';

type Question = { t: CookieConsentMessages; language: Language };

/** Shows the cookie banner and, on request, the preferences; returns a function that removes them. */
export function showConsentBanner(place: Element, { t, language }: Question): () => void {
  const focusBack = restoreFocusLater();
  const banner = consentBanner(t, () => void choose());
  let closeDialog: (() => void) | null = null;
  let isGone = false;
  const choose = async () => {
    try {
      const { openPreferences } = await import('./open-preferences');
      if (!isGone) closeDialog ??= openPreferences(place, t, () => (closeDialog = null));
    } catch (error) {
      console.warn('The dialog could not be loaded; the page of cookie settings asks the same.', error);
      window.location.assign(href('cookieSettings', language));
    }
  };
  place.append(banner);
  const giveRoomBack = avoidFocusedField(banner);
  return () => {
    isGone = true;
    closeDialog?.();
    giveRoomBack();
    banner.remove();
    focusBack();
  };
}

const [title, body] = ['cookie-consent-title', 'cookie-consent-body'];

/** The banner at the bottom of the window; it blocks nothing and leaves focus and layout alone. */
export function consentBanner(t: CookieConsentMessages, onPreferences: () => void): HTMLElement {
  const { isControlled } = consentState();
  const question = element(
    'div',
    { class: 'leading-snug' },
    element('h2', { id: title, class: 'font-semibold' }, t.title),
    element(
      'p',
      { id: body, class: 'mt-0.5 max-w-3xl text-[0.9375rem] text-muted' },
      isControlled ? `${t.body} ${t.privacyControl}` : t.body,
    ),
  );
  const choices = element(
    'div',
    { class: 'grid grid-cols-2 gap-2 sm:flex sm:flex-wrap lg:flex-nowrap' },
    button({ class: 'btn btn-primary px-4' }, t.choices.accept, acceptAll),
    button({ class: 'btn btn-primary px-4' }, t.choices.decline, declineAll),
    button({ class: 'btn btn-quiet px-4 max-sm:col-span-2' }, t.preferences, onPreferences),
  );
  return element(
    'section',
    {
      'data-cookie-consent': '',
      tabindex: '-1',
      'aria-labelledby': title,
      'aria-describedby': body,
      class:
        'rise fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t border-line bg-white pb-[env(safe-area-inset-bottom)] text-ink shadow-card focus:outline-none print:hidden',
    },
    element(
      'div',
      { class: 'wrap grid gap-x-10 gap-y-3 py-4 lg:grid-cols-[1fr_auto] lg:items-center' },
      question,
      choices,
    ),
  );
}

const room = '--room-below';

/**
 * Keeps the banner from covering the focused element: adds scroll padding and scrolls a covered field into
 * view. If the visitor opened the banner, it gets the focus. Returns a function that ends it.
 */
export function avoidFocusedField(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const makeRoom = () => style.setProperty(room, `${banner.offsetHeight}px`);
  makeRoom();
  window.addEventListener('resize', makeRoom);
  if (consentState().consent) banner.focus({ preventScroll: true });
  else moveFromUnder(banner);
  return () => {
    window.removeEventListener('resize', makeRoom);
    style.removeProperty(room);
  };
}

function moveFromUnder(banner: Element): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || banner.contains(focused)) return;
  const { bottom, height } = focused.getBoundingClientRect();
  const isUnder = bottom > banner.getBoundingClientRect().top && height < window.innerHeight / 2;
  if (isUnder) focused.scrollIntoView({ block: 'nearest' });
}

/** Returns a function that restores the focus to where it was before the banner took it. */
export function restoreFocusLater(): () => void {
  let before = document.activeElement;
  const remember = ({ target }: FocusEvent) => {
    const isOurs = target instanceof Element && target.closest('[data-cookie-consent], dialog');
    if (target instanceof Element && !isOurs) before = target;
  };
  document.addEventListener('focusin', remember);
  return () => {
    document.removeEventListener('focusin', remember);
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}
