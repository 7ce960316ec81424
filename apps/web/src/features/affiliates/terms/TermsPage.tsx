import { Link } from 'react-router-dom';
import { englishHref } from '../../../shared/i18n/english-paths';
import { LegalDocument } from '../../../shared/legal/LegalDocument';
import { EnglishSeo } from '../../../shared/seo/Seo';
import t from './texts';

/** `/affiliate-terms`. */
export default function TermsPage() {
  return (
    <>
      <EnglishSeo {...t.seo} path={englishHref('affiliateTerms')} />
      <LegalDocument t={t}>
        <Link className="btn btn-primary" to={englishHref('affiliateRegister')}>
          {t.register}
        </Link>
      </LegalDocument>
    </>
  );
}
