import { useCallback, useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import type { Language } from '../shared/i18n/language';
import { LanguageContext } from '../shared/i18n/LanguageContext';
import { Island } from '../shared/islands/Island';
import { useIsClosed } from '../shared/maintenance/maintenance';
import { staysOpen } from '../shared/maintenance/open-paths';
import { PlatMap } from '../shared/ui/PlatMap';
import { NavigateContext } from '../shared/islands/NavigateContext';
import { ToastRegion } from '../shared/toast/ToastRegion';
import { Footer } from './Footer';
import { Header } from './Header';
import { isFocusedPage, startDeferredParts } from './deferred-parts';
import type { ShellMessages } from './messages.en';

/** The frame of every page: skip link, header, main, footer, toasts. */
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
      <DeferredParts language={language} pathname={pathname} />
      <Header t={t} language={language} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={isFocusedPage(pathname) ? 'min-h-dvh' : 'min-h-[60vh]'}
        data-layout={isFocusedPage(pathname) ? 'focused' : undefined}
      >
        <NavigateContext value={go}>
          <Outlet />
        </NavigateContext>
      </main>
      <Footer t={t} language={language} />
      <Island name="toaster" language={language} hydrateOn="request">
        <ToastRegion label={t.toasts.label} close={t.toasts.close} pathname={pathname} />
      </Island>
      <ScrollRestoration getKey={scrollKey} />
    </LanguageContext>
  );
}

/** The first page has no key of its own; without its address it would scroll to where another page was left. */
const scrollKey = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

/** Moves the focus to the main part after a navigation, as a page load would. */
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

type Props = { language: Language; pathname: string };

/**
 * Container of the deferred parts on pages of the router; prerendered pages start them in `entry-content.ts`.
 */
function DeferredParts({ language, pathname }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const there = useRef<ReturnType<typeof startDeferredParts> | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const deferredParts = startDeferredParts(place.current, language);
    there.current = deferredParts;
    // The dialog is a React root of its own, which cannot be unmounted during a render.
    return () => queueMicrotask(deferredParts.leave);
  }, [language]);
  useEffect(() => there.current?.visit(pathname), [language, pathname]);
  return <div ref={place} className="contents" data-deferred-parts />;
}

/** Replaces the public site during maintenance and takes the focus, so that screen readers announce it. */
function MaintenanceScreen({ t }: { t: ShellMessages['maintenance'] }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      className="on-dark relative isolate grid min-h-screen items-center overflow-hidden bg-pine-900 text-white"
    >
      <title>{t.seo.title}</title>
      <meta name="description" content={t.seo.description} />
      <meta name="robots" content="noindex" />
      <PlatMap className="absolute inset-0 -z-10 size-full mask-[linear-gradient(100deg,transparent_45%,#000_80%)]" />
      <div className="wrap py-20">
        <p className="font-display text-xl font-bold">Closewise</p>
        <h1 className="display mt-10 max-w-xl text-[2.5rem] sm:text-[3.5rem]">{t.title}</h1>
        <p className="mt-4 max-w-lg text-lg text-pine-100">{t.body}</p>
        <p className="mt-6 max-w-lg text-lg font-semibold">{t.expected}</p>
        <p className="mt-2 max-w-lg text-pine-100">{t.begun}</p>
      </div>
    </main>
  );
}
