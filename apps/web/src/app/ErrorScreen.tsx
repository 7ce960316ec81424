import { useLocation } from 'react-router-dom';
import { languageOf } from '../shared/i18n/language';
import { paths } from '../shared/i18n/paths';
import { errorTexts } from './error-texts';

/** Whether the path is a page that buyers may see after their card was charged. */
export const isOfPurchase = (pathname: string): boolean =>
  (['checkout', 'processing', 'thankYou', 'premium'] as const).some((id) =>
    Object.values(paths[id]).some((path) => pathname.startsWith(path.replace('/:reportId', ''))),
  );

/** Replaces a page that failed to load or render, so that nobody sees a blank screen. */
export function ErrorScreen() {
  return <ErrorMessage pathname={useLocation().pathname} />;
}

/** The error screen without a router, for a failed start. */
export function ErrorMessage({ pathname }: { pathname: string }) {
  const t = errorTexts[languageOf(pathname)];
  return (
    <main id="main" className="on-dark grid min-h-screen place-items-center bg-pine-900 p-6 text-white">
      <title>{t.title}</title>
      <div className="max-w-md text-center" role="alert">
        <h1 className="display text-4xl">{t.title}</h1>
        <p className="mt-3 text-lg text-pine-100">{t.body}</p>
        {isOfPurchase(pathname) && <p className="mt-3 text-lg text-pine-100">{t.paid}</p>}
        <button type="button" className="btn btn-accent mt-7" onClick={() => window.location.reload()}>
          {t.reload}
        </button>
      </div>
    </main>
  );
}
