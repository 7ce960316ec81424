import { acceptAll, consentState, declineAll } from '../../shared/consent/consent-store';
import { button, element } from '../../shared/dom/element';
import type { CookieConsentMessages } from './messages.en';

const [title, body] = ['cookie-consent-title', 'cookie-consent-body'];

/** The question at the foot of the window: it blocks nothing, takes no focus that is elsewhere, and moves nothing. */
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
