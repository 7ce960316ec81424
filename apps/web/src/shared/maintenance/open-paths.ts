import { languages } from '../i18n/language';
import { paths } from '../i18n/paths';

/** Pages of a purchase in progress in every language, up to the report id. */
const ofPurchases = (['checkout', 'processing', 'thankYou'] as const).flatMap((id) =>
  languages.map((language) => paths[id][language].replace(':reportId', '')),
);
const ofReports = [
  '/html-report/',
  '/html-report-view/',
  '/report/',
  paths.refine.es.replace(/:reportId.*/, ''),
  '/view-report/',
  '/reports/',
  '/payment-success/',
];
const ofAdmins = ['/admin', '/super-admin', ...languages.map((language) => paths.unauthorized[language])];

/** For buyers who have lost a report's link. */
const toReports = languages.map((language) => paths.findReport[language]);

/** Paths that stay open during maintenance; one with a trailing slash requires something after it. */
export const openPaths: readonly string[] = [...ofPurchases, ...ofReports, ...toReports, ...ofAdmins];

export const staysOpen = (pathname: string): boolean =>
  openPaths.some((open) =>
    open.endsWith('/')
      ? pathname.startsWith(open) && pathname.length > open.length
      : pathname === open || pathname.startsWith(`${open}/`),
  );
