import { PropertyForm } from '../../features/landing/form/PropertyForm';
import type { Language } from '../../shared/i18n/language';

const messages = {
  en: () => import('../../features/landing/form/messages.en'),
  es: () => import('../../features/landing/form/messages.es'),
};

export default async function propertyForm(language: Language) {
  const { default: t } = await messages[language]();
  return <PropertyForm t={t} language={language} />;
}
