import type { ShownShares } from '@closewise/domain/affiliation';
import { Link } from 'react-router-dom';
import { englishHref } from '../../../shared/i18n/english-paths';
import { LegalDocument, type LegalTexts } from '../../../shared/legal/LegalDocument';
import { useReportShares } from '../../../shared/price/report-shares';
import { EnglishSeo } from '../../../shared/seo/Seo';
import t from './texts';

/** `/affiliate-terms`. */
export default function TermsPage() {
  const shares = useReportShares();
  return (
    <>
      <EnglishSeo {...t.seo} path={englishHref('affiliateTerms')} />
      <LegalDocument t={atPrice(shares)}>
        <Link className="btn btn-primary" to={englishHref('affiliateRegister')}>
          {t.register}
        </Link>
      </LegalDocument>
    </>
  );
}

/** The terms with the amounts of the price of this moment. */
const atPrice = (shares: ShownShares): LegalTexts => ({
  ...t,
  sections: t.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((paragraph) =>
      paragraph.replaceAll(
        /\{(price|commission|referrals)\}/g,
        (_, name: 'price' | 'commission' | 'referrals') => shares[name],
      ),
    ),
  })),
});
