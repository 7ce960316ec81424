import { Globe } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { otherLanguage, type Language } from '../shared/i18n/language';
import { counterpart, href } from '../shared/i18n/paths';
import { Logo } from '../shared/ui/Logo';
import type { ShellMessages } from './messages.en';

export function Header({ t, language }: { t: ShellMessages; language: Language }) {
  const { pathname, search, hash } = useLocation();
  const home = href('home', language);
  const other = otherLanguage(language);
  return (
    <header className="on-dark absolute inset-x-0 top-0 z-20 text-white">
      <div className="wrap flex h-18 items-center justify-between gap-4">
        <Link to={home} className="rounded-lg" aria-label={t.brand}>
          <Logo />
        </Link>
        <nav aria-label={t.nav.label} className="-mr-3 flex items-center gap-1 sm:gap-2">
          <Link
            className="navlink max-md:hidden"
            to={home}
            aria-current={pathname === home ? 'page' : undefined}
          >
            {t.nav.home}
          </Link>
          <Link className="navlink max-md:hidden" to={`${home}#how`}>
            {t.nav.how}
          </Link>
          <Link className="navlink max-md:hidden" to={`${home}#sample`}>
            {t.nav.sample}
          </Link>
          <Link
            className="navlink"
            to={{ pathname: counterpart(pathname), search, hash }}
            hrefLang={other}
            lang={other}
          >
            <Globe aria-hidden size={16} />
            {t.nav.otherLanguage}
          </Link>
        </nav>
      </div>
    </header>
  );
}
