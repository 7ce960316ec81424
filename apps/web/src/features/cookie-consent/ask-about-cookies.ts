import type { Language } from '../../shared/i18n/language';
import { href } from '../../shared/i18n/paths';
import { consentBanner } from './banner';
import { keepAsideOfFocus } from './aside-of-focus';
import { rememberFocus } from './remember-focus';
import type { CookieConsentMessages } from './messages.en';

type Question = { t: CookieConsentMessages; language: Language };

/** Puts the question about cookies there, and the dialog that it leads to; answers how it goes away. */
export function askAboutCookies(place: Element, { t, language }: Question): () => void {
  const focusBack = rememberFocus();
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
  const giveRoomBack = keepAsideOfFocus(banner);
  return () => {
    isGone = true;
    closeDialog?.();
    giveRoomBack();
    banner.remove();
    focusBack();
  };
}
