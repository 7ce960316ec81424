import { PropertyForm } from '../../features/landing/form/PropertyForm';
import type { PropertyFormMessages } from '../../features/landing/form/messages.en';
import { loadMessages } from '../../shared/i18n/catalogues';
import type { Language } from '../../shared/i18n/language';

const messages = import.meta.glob('../../features/landing/form/messages.*.ts');

export default async function propertyForm(language: Language) {
  const t = await loadMessages<PropertyFormMessages>(messages, language);
  return <PropertyForm t={t} language={language} />;
}
