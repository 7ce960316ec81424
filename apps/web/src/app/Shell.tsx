import { useCallback, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate, type Location } from 'react-router-dom';
import type { Language } from '../shared/i18n/language';
import { LanguageContext } from '../shared/i18n/LanguageContext';
import { useIsClosed } from '../shared/maintenance/maintenance';
import { staysOpen } from '../shared/maintenance/open-paths';
import { GoContext } from '../shared/navigation/GoContext';
import { Island } from '../shared/islands/Island';
import { ToastRegion } from '../shared/toast/ToastRegion';
import { Footer } from './Footer';
import { Header } from './Header';
import { isFocused } from './is-focused';
import { Latecomers } from './Latecomers';
import { MaintenanceScreen } from './MaintenanceScreen';
import type { ShellMessages } from './messages.en';

/** What every page stands in: skip link, header, main, footer, toasts. */
export default function Shell({ t, language }: { t: ShellMessages; language: Language }) {
  const main = useFocusAfterNavigation(language);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = useCallback((to: string) => void navigate(to), [navigate]);
  if (useIsClosed() && !staysOpen(pathname)) return <MaintenanceScreen t={t.maintenance} />;
  return (
    <LanguageContext value={language}>
      <a href="#main" className="skip">
        {t.skip}
      </a>
      <Latecomers language={language} pathname={pathname} />
      <Header t={t} language={language} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={isFocused(pathname) ? 'min-h-dvh' : 'min-h-[60vh]'}
        data-layout={isFocused(pathname) ? 'focused' : undefined}
      >
        <GoContext value={go}>
          <Outlet />
        </GoContext>
      </main>
      <Footer t={t} language={language} />
      <Island name="toaster" language={language} awakens="asked">
        <ToastRegion label={t.toasts.label} close={t.toasts.close} pathname={pathname} />
      </Island>
      <ScrollRestoration getKey={scrollKey} />
    </LanguageContext>
  );
}

/** A first page has no key of its own: without its address it would start where another page was left. */
const scrollKey = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

/** A new page starts at its main part for keyboard and screen reader, as a page load would. */
function useFocusAfterNavigation(language: Language) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    document.documentElement.lang = language;
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [language, pathname]);
  return main;
}
