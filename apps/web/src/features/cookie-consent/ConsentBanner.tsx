import { useId, useRef } from 'react';
import { acceptAll, declineAll } from '../../shared/consent/consent-store';
import { useConsent } from '../../shared/consent/use-consent';
import type { CookieConsentMessages } from './messages.en';
import { useAsideOfFocus } from './use-aside-of-focus';

type Props = { t: CookieConsentMessages; onPreferences: () => void };

/** The question at the foot of the window: it blocks nothing, takes no focus that is elsewhere, and moves nothing. */
export function ConsentBanner({ t, onPreferences }: Props) {
  const id = useId();
  const banner = useRef<HTMLElement>(null);
  const { consent, isControlled } = useConsent();
  useAsideOfFocus(banner, consent !== null);
  return (
    <section
      ref={banner}
      data-cookie-consent
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className="rise fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t border-line bg-white pb-[env(safe-area-inset-bottom)] text-ink shadow-card focus:outline-none print:hidden"
    >
      <div className="wrap grid gap-x-10 gap-y-3 py-4 lg:grid-cols-[1fr_auto] lg:items-center">
        <div className="leading-snug">
          <h2 id={`${id}-title`} className="font-semibold">
            {t.title}
          </h2>
          <p id={`${id}-body`} className="mt-0.5 max-w-3xl text-[0.9375rem] text-muted">
            {t.body} {isControlled && t.privacyControl}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap lg:flex-nowrap">
          <button type="button" className="btn btn-primary px-4" onClick={acceptAll}>
            {t.choices.accept}
          </button>
          <button type="button" className="btn btn-primary px-4" onClick={declineAll}>
            {t.choices.decline}
          </button>
          <button type="button" className="btn btn-quiet px-4 max-sm:col-span-2" onClick={onPreferences}>
            {t.preferences}
          </button>
        </div>
      </div>
    </section>
  );
}
