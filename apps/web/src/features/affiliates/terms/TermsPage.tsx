import { Link } from 'react-router-dom';
import type { ShareTexts } from '@closewise/domain/affiliation';
import { englishHref } from '../../../shared/i18n/english-paths';
import { LegalDocument, type LegalTexts } from '../../../shared/ui/LegalDocument';
import { useReportShares } from '../../../shared/price/report-price';
import { EnglishSeo } from '../../../shared/seo/Seo';
import texts from './texts';

/** `/affiliate-terms`. */
export default function TermsPage() {
  const shares = useReportShares();
  return (
    <>
      <EnglishSeo {...texts.seo} path={englishHref('affiliateTerms')} />
      <LegalDocument t={atPrice(shares)}>
        <Link className="btn btn-primary" to={englishHref('affiliateRegister')}>
          {texts.register}
        </Link>
      </LegalDocument>
    </>
  );
}

/** Inserts the amounts at the current price. */
const atPrice = (shares: ShareTexts): LegalTexts => ({
  ...texts,
  sections: texts.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((paragraph) =>
      paragraph.replaceAll(
        /\{(price|commission|referrals)\}/g,
        (_, name: 'price' | 'commission' | 'referrals') => shares[name],
      ),
    ),
  })),
});
