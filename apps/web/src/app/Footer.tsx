import { Link } from 'react-router-dom';
import type { Language } from '../shared/i18n/language';
import { href } from '../shared/i18n/paths';
import { Logo } from '../shared/ui/Logo';
import type { ShellMessages } from './messages.en';

export function Footer({ t, language }: { t: ShellMessages; language: Language }) {
  const home = href('home', language);
  const links = [
    { to: home, name: t.nav.home },
    { to: `${home}#how`, name: t.nav.how },
    { to: `${home}#sample`, name: t.nav.sample },
    { to: `${home}#property-form`, name: t.nav.start },
  ];
  return (
    <footer className="on-dark border-t border-white/10 bg-pine-900 text-pine-100">
      <div className="wrap py-12">
        <div className="flex flex-col gap-8 md:flex-row md:items-start md:justify-between">
          <div className="max-w-sm">
            <span className="text-white">
              <Logo />
            </span>
            <p className="mt-3 text-[0.9375rem]">{t.footer.tagline}</p>
          </div>
          <nav aria-label={t.footer.navLabel} className="grid gap-5">
            <ul className="-mx-3 flex flex-wrap">
              {links.map(({ to, name }) => (
                <li key={to}>
                  <Link className="navlink" to={to}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
            <div>
              <p className="text-sm font-semibold text-white">{t.footer.company}</p>
              <Link className="navlink -mx-3" to="/admin">
                {t.footer.admin}
              </Link>
            </div>
          </nav>
        </div>
        <div className="mt-8 grid gap-2 border-t border-white/15 pt-6 text-sm">
          <p className="max-w-3xl">{t.footer.disclaimer}</p>
          <p>{t.footer.terms}</p>
          <p>{t.footer.rights}</p>
        </div>
      </div>
    </footer>
  );
}
