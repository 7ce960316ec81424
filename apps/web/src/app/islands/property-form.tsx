import { PropertyForm } from '../../features/landing/PropertyForm';
import type { Language } from '../../shared/i18n/language';

const messages = {
  en: () => import('../../features/landing/messages.en'),
  es: () => import('../../features/landing/messages.es'),
};

export default async function propertyForm(language: Language) {
  const { default: t } = await messages[language]();
  return <PropertyForm t={t.form} terms={t.terms} language={language} />;
}
