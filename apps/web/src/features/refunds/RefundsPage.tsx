import type { Language } from '../../shared/i18n/language';
import { LegalDocument } from '../../shared/ui/LegalDocument';
import { PublicSeo } from '../../shared/seo/Seo';
import type { RefundsMessages } from './messages.en';

/** `/no-refund-policy`. */
export default function RefundsPage({ t, language }: { t: RefundsMessages; language: Language }) {
  return (
    <>
      <PublicSeo page="refunds" {...t.seo} language={language} />
      <LegalDocument t={t} />
    </>
  );
}
