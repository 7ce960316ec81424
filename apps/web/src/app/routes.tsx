import { generatePath, Navigate, type RouteObject, useLocation, useParams } from 'react-router-dom';
import { englishPageIds, englishPaths, readEnglishPageIds } from '../shared/i18n/english-paths';
import { defaultLanguage, type Language, languages } from '../shared/i18n/language';
import { formerPaths, isRead, pageIds, pathsToReport, reportPath, routePattern } from '../shared/i18n/paths';
import { ErrorScreen } from './ErrorScreen';
import { admin, englishPages, notFound, pages, reportRedirect, shell } from './pages';

/** Paths without a language: links to reports and older aliases. */
const singleRoutes = (): RouteObject[] => [
  ...[reportPath, ...pathsToReport].map((path) => ({ path, lazy: reportRedirect.route('en') })),
  ...Object.entries(formerPaths).map(([path, to]) => ({ path, element: <Forward to={to} /> })),
];

const englishRoutes = (): RouteObject[] =>
  englishPageIds.map((id) => ({
    id,
    path: englishPaths[id],
    lazy: englishPages[id].route,
    handle: { islands: readEnglishPageIds.some((each) => each === id) },
    ErrorBoundary: ErrorScreen,
  }));

/** A page that exists in English only redirects there from its address in another language. */
const redirectsToEnglish = (language: Language): RouteObject[] =>
  englishPageIds.map((id) => ({ path: `/${language}${englishPaths[id]}`, Component: ToEnglish }));

function ToEnglish() {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={{ pathname: pathname.slice(pathname.indexOf('/', 1)), search, hash }} />;
}

const toAdmin = <Navigate replace to="/admin" />;
const adminRoutes = (): RouteObject[] => [
  { path: '/admin', lazy: admin.route, ErrorBoundary: ErrorScreen },
  ...['/admin/*', '/super-admin/*'].map((path) => ({ path, element: toAdmin })),
];

export const createRoutes = (): RouteObject[] => [
  ...languages.map((language) => ({
    id: `shell-${language}`,
    lazy: shell(language),
    ErrorBoundary: ErrorScreen,
    children: [
      ...pageIds.map((id) => ({
        id: `${id}-${language}`,
        path: routePattern(id, language),
        lazy: pages[id].route(language),
        handle: { islands: isRead(id) },
        ErrorBoundary: ErrorScreen,
      })),
      ...(language === defaultLanguage
        ? [...singleRoutes(), ...englishRoutes()]
        : redirectsToEnglish(language)),
      {
        id: `not-found-${language}`,
        path: language === defaultLanguage ? '*' : `/${language}/*`,
        lazy: notFound.route(language),
        handle: { status: 404, islands: true },
      },
    ],
  })),
  ...adminRoutes(),
];

/** Redirects an alias to its page and keeps id, query and hash. */
function Forward({ to }: { to: string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: generatePath(to, params), search, hash }} />;
}
