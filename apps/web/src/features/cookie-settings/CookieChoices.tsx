import { ConsentChoices, useConsent } from '../../shared/consent/ConsentChoices';
import { acceptAll, declineAll } from '../../shared/consent/consent-store';
import { toast } from '../../shared/toast/toasts';
import type { CookieSettingsMessages } from './messages.en';

/** The visitor's current choice, and how to change it. */
export function CookieChoices({ t }: { t: CookieSettingsMessages }) {
  const { consent } = useConsent();
  const choose = (choice: () => void) => () => {
    choice();
    toast(t.saved);
  };
  return (
    <>
      <p className="mb-4 font-semibold" aria-live="polite">
        {t.current[consent?.status ?? 'none']}
      </p>
      <ConsentChoices t={t.choices} onSaved={() => toast(t.saved)}>
        <button type="button" className="btn btn-quiet max-sm:w-full" onClick={choose(acceptAll)}>
          {t.choices.accept}
        </button>
        <button type="button" className="btn btn-quiet max-sm:w-full" onClick={choose(declineAll)}>
          {t.choices.decline}
        </button>
      </ConsentChoices>
    </>
  );
}
