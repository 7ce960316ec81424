import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { usePageViews } from '../shared/analytics/use-page-views';
import { useConsent } from '../shared/consent/use-consent';
import type { Language } from '../shared/i18n/language';
import { lazyRoute } from './lazy-route';
import { showsNotices } from './shows-notices';
import { whenIdle } from './when-idle';

const cookieConsent = lazyRoute({
  page: () => import('../features/cookie-consent/CookieConsent'),
  messages: {
    en: () => import('../features/cookie-consent/messages.en'),
    es: () => import('../features/cookie-consent/messages.es'),
  },
});

const socialProof = lazyRoute({
  page: () => import('../features/social-proof/SocialProof'),
  messages: {
    en: () => import('../features/social-proof/messages.en'),
    es: () => import('../features/social-proof/messages.es'),
  },
});

/** What no page waits for: it is loaded once the page rests, and only for those whom it is for. */
export function Latecomers({ language, pathname }: { language: Language; pathname: string }) {
  const { isAsked } = useConsent();
  usePageViews(pathname);
  const banner = useLoaded(language, isAsked ? cookieConsent : null);
  const notices = useLoaded(language, !isAsked && showsNotices(pathname) ? socialProof : null);
  return (
    <>
      {banner}
      {notices}
    </>
  );
}

type Loader = (language: Language) => () => Promise<{ Component: ComponentType }>;
type Loaded = { language: Language; element: ReactNode };

/** Null until it is loaded, and without a loader. Without it the page works as before, and nothing is granted. */
function useLoaded(language: Language, loader: Loader | null): ReactNode {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isThere = loaded?.language === language;
  useEffect(() => {
    if (!loader || isThere) return;
    let isLeft = false;
    const stop = whenIdle(() => {
      loader(language)().then(
        ({ Component }) => !isLeft && setLoaded({ language, element: <Component /> }),
        (error: unknown) => console.warn('A part of the page could not be loaded', error),
      );
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [language, loader, isThere]);
  return loader && isThere ? loaded.element : null;
}
