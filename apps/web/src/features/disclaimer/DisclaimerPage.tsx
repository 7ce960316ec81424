import { englishHref } from '../../shared/i18n/english-paths';
import { LegalDocument } from '../../shared/ui/LegalDocument';
import { EnglishSeo } from '../../shared/seo/Seo';
import t from './texts';

/** `/disclaimer`. */
export default function DisclaimerPage() {
  return (
    <>
      <EnglishSeo {...t.seo} path={englishHref('disclaimer')} />
      <LegalDocument t={t} />
    </>
  );
}
