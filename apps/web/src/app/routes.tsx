import { Navigate, useLocation, type RouteObject } from 'react-router-dom';
import { englishPageIds, englishPaths, readEnglishPageIds } from '../shared/i18n/english-paths';
import { languages } from '../shared/i18n/language';
import { formerPaths, pageIds, pathsToReport, isRead, reportPath, routePattern } from '../shared/i18n/paths';
import { Forward } from './Forward';
import { ErrorScreen } from './ErrorScreen';
import { admin, englishPages, notFound, pages, reportRedirect, shell } from './pages';

/** Addresses that exist once, whatever the language: links to reports and older names. */
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

/** The Spanish address of a page that exists in English alone leads to its only one. */
const redirectsToEnglish = (): RouteObject[] =>
  englishPageIds.map((id) => ({ path: `/es${englishPaths[id]}`, Component: ToEnglish }));

function ToEnglish() {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={{ pathname: pathname.replace(/^\/es/, ''), search, hash }} />;
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
      ...(language === 'en' ? [...singleRoutes(), ...englishRoutes()] : redirectsToEnglish()),
      {
        id: `not-found-${language}`,
        path: language === 'en' ? '*' : '/es/*',
        lazy: notFound.route(language),
        handle: { status: 404, islands: true },
      },
    ],
  })),
  ...adminRoutes(),
];
