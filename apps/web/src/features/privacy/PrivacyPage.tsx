import type { Language } from '../../shared/i18n/language';
import { LegalDocument } from '../../shared/ui/LegalDocument';
import { PublicSeo } from '../../shared/seo/Seo';
import type { PrivacyMessages } from './messages.en';

/** `/privacy-policy`. */
export default function PrivacyPage({ t, language }: { t: PrivacyMessages; language: Language }) {
  return (
    <>
      <PublicSeo page="privacy" {...t.seo} language={language} />
      <LegalDocument t={t} />
    </>
  );
}
