import { CookieChoices } from '../../features/cookie-settings/CookieChoices';
import type { CookieSettingsMessages } from '../../features/cookie-settings/messages.en';
import { loadMessages } from '../../shared/i18n/catalogues';
import type { Language } from '../../shared/i18n/language';

const messages = import.meta.glob('../../features/cookie-settings/messages.*.ts');

export default async function cookieSettings(language: Language) {
  const t = await loadMessages<CookieSettingsMessages>(messages, language);
  return <CookieChoices t={t} />;
}
