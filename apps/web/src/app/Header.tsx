import { Link, useLocation } from 'react-router-dom';
import { Globe, Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { translatePath } from '../shared/i18n/translate-path';
import { blogHrefIn } from '../shared/i18n/english-paths';
import { type Language, languageNames, otherLanguages } from '../shared/i18n/language';
import { href } from '../shared/i18n/paths';
import { Logo } from '../shared/ui/Logo';
import type { ShellMessages } from './messages.en';

/** Logo, links (in a side menu on small screens) and language switch of every public page. */
export function Header({ t, language }: { t: ShellMessages; language: Language }) {
  const { pathname } = useLocation();
  const links = headerLinks(t.nav, language);
  return (
    <header className="on-dark absolute inset-x-0 top-0 z-20 text-white">
      <div className="wrap flex min-h-18 flex-wrap items-center justify-between gap-x-2 sm:gap-x-4">
        <Link to={href('home', language)} className="rounded-lg" aria-label={t.brand}>
          <Logo />
        </Link>
        <div className="-mr-3 ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
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
          <LanguageSwitch language={language} />
          <SideMenu t={t.nav} links={links} />
        </div>
      </div>
    </header>
  );
}

/** Links to the same place of the page in every other language. */
function LanguageSwitch({ language }: { language: Language }) {
  const { pathname, search, hash } = useLocation();
  return otherLanguages(language).map((other) => (
    <Link
      key={other}
      className="navlink"
      to={{ pathname: translatePath(pathname, other), search, hash }}
      hrefLang={other}
      lang={other}
      data-same-page
    >
      <Globe aria-hidden size={16} />
      <span>{languageNames[other]}</span>
    </Link>
  ));
}

type Props = { t: ShellMessages['nav']; links: readonly HeaderLink[] };

/**
 * The header's links on small screens, in the browser's modal dialog: it traps the focus, closes on Escape and
 * returns the focus to the button.
 */
function SideMenu({ t, links }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, key } = useLocation();
  const close = () => dialog.current?.close();
  useEffect(close, [key]);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        className="navlink min-w-11 justify-center"
        aria-haspopup="dialog"
        data-opens-dialog
        onClick={() => dialog.current?.showModal()}
      >
        <Menu aria-hidden size={22} />
        <span className="max-sm:sr-only">{t.menu}</span>
      </button>
      <dialog
        ref={dialog}
        aria-label={t.menu}
        className="on-dark fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(20rem,86vw)] max-w-none border-0 bg-pine-900 p-5 text-white shadow-card backdrop:bg-pine-900/60"
        onClick={(event) => {
          if (event.target === dialog.current) close();
        }}
      >
        <button type="button" className="navlink ml-auto flex" data-closes-dialog onClick={close}>
          <X aria-hidden size={20} />
          {t.closeMenu}
        </button>
        <nav aria-label={t.label} className="mt-4">
          <ul className="grid gap-1">
            {links.map(({ to, name }) => (
              <li key={to}>
                <Link
                  className="navlink w-full text-lg"
                  to={to}
                  aria-current={isCurrent(to, pathname) ? 'page' : undefined}
                  onClick={close}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </dialog>
    </div>
  );
}

type HeaderLink = { to: string; name: string };

const headerLinks = (t: ShellMessages['nav'], language: Language): readonly HeaderLink[] => [
  { to: href('home', language), name: t.home },
  { to: href('howItWorks', language), name: t.how },
  { to: href('faq', language), name: t.faq },
  { to: blogHrefIn(language), name: t.blog },
  { to: href('sampleReport', language), name: t.sample },
];

/** Whether a header link points to the current page, or to the list that the page belongs to. */
const isCurrent = (to: string, pathname: string): boolean => {
  const [path = to] = to.split('?');
  return pathname === path || (!path.endsWith('/') && pathname.startsWith(`${path}/`));
};
