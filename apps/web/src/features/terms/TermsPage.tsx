import type { Language } from '../../shared/i18n/language';
import { LegalDocument } from '../../shared/ui/LegalDocument';
import { PublicSeo } from '../../shared/seo/Seo';
import type { TermsMessages } from './messages.en';

/** `/terms-of-service`. */
export default function TermsPage({ t, language }: { t: TermsMessages; language: Language }) {
  return (
    <>
      <PublicSeo page="terms" {...t.seo} language={language} />
      <LegalDocument t={t} />
    </>
  );
}
