import type { Language } from '../../shared/i18n/language';
import { Island } from '../../shared/islands/Island';
import { PublicSeo } from '../../shared/seo/Seo';
import { PineBand } from '../../shared/ui/PineBand';
import { CookieChoices } from './CookieChoices';
import type { CookieSettingsMessages } from './messages.en';

type Props = { t: CookieSettingsMessages; language: Language };

/** `/footer.cookie`. */
export default function CookieSettingsPage({ t, language }: Props) {
  return (
    <>
      <PublicSeo page="cookieSettings" {...t.seo} language={language} />
      <PineBand title={t.title} lede={t.lede} narrow />
      <div className="wrap max-w-3xl pb-20">
        <div className="sheet relative -mt-14 p-6 sm:p-8">
          <noscript>
            <p className="mb-4 font-semibold">{t.noScript}</p>
          </noscript>
          <Island name="cookie-settings" language={language} hydrateOn="load">
            <CookieChoices t={t} />
          </Island>
        </div>
      </div>
    </>
  );
}
