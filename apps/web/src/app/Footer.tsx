import { Queries } from '../shared/api/queries';
import { blogHrefIn, englishHref } from '../shared/i18n/english-paths';
import { hrefLangOfEnglish, type Language } from '../shared/i18n/language';
import { href } from '../shared/i18n/paths';
import { Island } from '../shared/islands/Island';
import { Logo } from '../shared/ui/Logo';
import { FooterColumn, OrganizationsColumn } from './FooterColumn';
import type { ShellMessages } from './messages.en';

export function Footer({ t, language }: { t: ShellMessages; language: Language }) {
  const home = href('home', language);
  const navigation = [
    { to: home, name: t.nav.home },
    { to: href('howItWorks', language), name: t.nav.how },
    { to: href('faq', language), name: t.nav.faq },
    { to: href('stateGuides', language), name: t.footer.states },
    { to: blogHrefIn(language), name: t.nav.blog },
    { to: href('sampleReport', language), name: t.nav.sample },
    { to: href('findReport', language), name: t.footer.findReport },
    { to: `${home}#property-form`, name: t.nav.start },
  ];
  const hrefLang = hrefLangOfEnglish(language);
  const partners = [
    { to: englishHref('affiliateRegister'), name: t.footer.affiliates, hrefLang },
    { to: englishHref('organizationSetup'), name: t.footer.enrollment, hrefLang },
    { to: englishHref('harDashboard'), name: t.footer.harLogin, hrefLang },
  ];
  const legal = [
    { to: href('privacy', language), name: t.footer.privacy },
    { to: href('terms', language), name: t.footer.termsOfService },
    { to: href('refunds', language), name: t.footer.refunds },
    { to: englishHref('cookiePolicy'), name: t.footer.cookies, hrefLang },
    { to: englishHref('disclaimer'), name: t.footer.legalDisclaimer, hrefLang },
  ];
  return (
    <footer className="on-dark border-t border-white/10 bg-pine-900 text-pine-100">
      <div className="wrap py-12">
        <div className="flex flex-col gap-10 lg:flex-row lg:justify-between lg:gap-12">
          <div className="max-w-sm lg:max-w-52">
            <span className="text-white">
              <Logo />
            </span>
            <p className="mt-3 text-[0.9375rem]">{t.footer.tagline}</p>
          </div>
          <nav
            aria-label={t.footer.navLabel}
            className="grid grid-cols-2 gap-x-8 gap-y-8 md:grid-cols-4 lg:auto-cols-[minmax(0,11rem)] lg:grid-flow-col lg:grid-cols-none"
          >
            <FooterColumn title={t.footer.navigation} links={navigation} />
            <FooterColumn title={t.footer.partners} links={partners} />
            <Island name="organizations-column" language={language} hydrateOn="visible">
              <Queries>
                <OrganizationsColumn title={t.footer.organizations} hrefLang={hrefLang} />
              </Queries>
            </Island>
            <FooterColumn title={t.footer.legal} links={legal} />
            <FooterColumn title={t.footer.company} links={[{ to: '/admin', name: t.footer.admin }]} />
          </nav>
        </div>
        <div className="mt-8 grid gap-2 border-t border-white/15 pt-6 text-sm">
          <p className="max-w-3xl">{t.footer.disclaimer}</p>
          <p>{t.footer.terms}</p>
          <p>{t.footer.rights}</p>
          <p>
            <a className="navlink -mx-3" href={href('cookieSettings', language)}>
              {t.footer.cookieSettings}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}
