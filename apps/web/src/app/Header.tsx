import { Link, useLocation } from 'react-router-dom';
import type { Language } from '../shared/i18n/language';
import { href } from '../shared/i18n/paths';
import { Logo } from '../shared/ui/Logo';
import { headerLinks, isCurrent } from './header-links';
import { LanguageSwitch } from './LanguageSwitch';
import type { ShellMessages } from './messages.en';
import { SideMenu } from './SideMenu';

/** On every public page: the logo, the links (in a side menu where there is no room for them), the language. */
export function Header({ t, language }: { t: ShellMessages; language: Language }) {
  const { pathname } = useLocation();
  const links = headerLinks(t.nav, language);
  return (
    <header className="on-dark absolute inset-x-0 top-0 z-20 text-white">
      <div className="wrap flex h-18 items-center justify-between gap-4">
        <Link to={href('home', language)} className="rounded-lg" aria-label={t.brand}>
          <Logo />
        </Link>
        <div className="-mr-3 flex items-center gap-1 sm:gap-2">
          <nav aria-label={t.nav.label} className="hidden items-center gap-1 lg:flex xl:gap-2">
            {links.map(({ to, name }) => (
              <Link
                key={to}
                className="navlink"
                to={to}
                aria-current={isCurrent(to, pathname) ? 'page' : undefined}
              >
                {name}
              </Link>
            ))}
          </nav>
          <LanguageSwitch name={t.nav.otherLanguage} language={language} />
          <SideMenu t={t.nav} links={links} />
        </div>
      </div>
    </header>
  );
}
