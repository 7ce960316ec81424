import { ConsentChoices } from '../../shared/consent/ConsentChoices';
import { acceptAll, declineAll } from '../../shared/consent/consent-store';
import { useConsent } from '../../shared/consent/use-consent';
import type { Language } from '../../shared/i18n/language';
import { toast } from '../../shared/toast/toasts';
import { PublicSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import type { CookieSettingsMessages } from './messages.en';

type Props = { t: CookieSettingsMessages; language: Language };

/** What the visitor has chosen about cookies, and another choice. */
export default function CookieSettingsPage({ t, language }: Props) {
  const { consent } = useConsent();
  const choose = (choice: () => void) => () => {
    choice();
    toast(t.saved);
  };
  return (
    <>
      <PublicSeo page="cookieSettings" {...t.seo} language={language} />
      <PineBand title={t.title} lede={t.lede} narrow />
      <div className="wrap max-w-3xl pb-20">
        <div className="sheet relative -mt-14 p-6 sm:p-8">
          <p className="mb-4 font-semibold" aria-live="polite">
            {t.stands[consent?.status ?? 'none']}
          </p>
          <ConsentChoices t={t.choices} onSaved={() => toast(t.saved)}>
            <button type="button" className="btn btn-quiet max-sm:w-full" onClick={choose(acceptAll)}>
              {t.choices.accept}
            </button>
            <button type="button" className="btn btn-quiet max-sm:w-full" onClick={choose(declineAll)}>
              {t.choices.decline}
            </button>
          </ConsentChoices>
        </div>
      </div>
    </>
  );
}
