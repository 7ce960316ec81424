import { askAgain } from '../../shared/consent/consent-store';
import { englishHref } from '../../shared/i18n/english-paths';
import { LegalDocument } from '../../shared/legal/LegalDocument';
import { EnglishSeo } from '../../shared/seo/Seo';
import { StoredEntries } from './StoredEntries';
import t from './texts';

/** `/cookie-policy`. */
export default function CookiePolicyPage() {
  return (
    <>
      <EnglishSeo {...t.seo} path={englishHref('cookiePolicy')} />
      <LegalDocument t={t}>
        <StoredEntries />
        <button type="button" className="btn btn-primary print:hidden" data-asks-consent onClick={askAgain}>
          {t.settings}
        </button>
      </LegalDocument>
    </>
  );
}
