import { CookieChoices } from '../../features/cookie-settings/CookieChoices';
import type { Language } from '../../shared/i18n/language';

const messages = {
  en: () => import('../../features/cookie-settings/messages.en'),
  es: () => import('../../features/cookie-settings/messages.es'),
};

export default async function cookieSettings(language: Language) {
  const { default: t } = await messages[language]();
  return <CookieChoices t={t} />;
}
