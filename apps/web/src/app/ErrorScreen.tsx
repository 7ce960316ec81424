import { useLocation } from 'react-router-dom';
import { languageOf } from '../shared/i18n/language';
import { errorTexts } from './error-texts';

/** In place of a page that failed to load or to render: never a blank screen. */
export function ErrorScreen() {
  return <ErrorMessage pathname={useLocation().pathname} />;
}

/** The same without a router, for a start that failed. */
export function ErrorMessage({ pathname }: { pathname: string }) {
  const t = errorTexts[languageOf(pathname)];
  return (
    <main id="main" className="on-dark grid min-h-screen place-items-center bg-pine-900 p-6 text-white">
      <title>{t.title}</title>
      <div className="max-w-md text-center" role="alert">
        <h1 className="display text-4xl">{t.title}</h1>
        <p className="mt-3 text-lg text-pine-100">{t.body}</p>
        <button type="button" className="btn btn-accent mt-7" onClick={() => window.location.reload()}>
          {t.reload}
        </button>
      </div>
    </main>
  );
}
