import { Globe } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { otherLanguage, type Language } from '../shared/i18n/language';
import { counterpart } from '../shared/i18n/counterpart';

/** The same page in the other language, at the same place. */
export function LanguageSwitch({ name, language }: { name: string; language: Language }) {
  const { pathname, search, hash } = useLocation();
  const other = otherLanguage(language);
  return (
    <Link
      className="navlink"
      to={{ pathname: counterpart(pathname), search, hash }}
      hrefLang={other}
      lang={other}
      data-same-page
    >
      <Globe aria-hidden size={16} />
      <span>{name}</span>
    </Link>
  );
}
