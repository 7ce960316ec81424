import { languages } from '../i18n/language';
import { paths } from '../i18n/paths';

/** The pages of a begun purchase in every language, up to the report's id. */
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

/** For those who have lost the link of a report that stays open. */
const toReports = languages.map((language) => paths.findReport[language]);

/** What stays open while the site is closed; a path that ends in a slash needs something after it. */
export const openPaths: readonly string[] = [...ofPurchases, ...ofReports, ...toReports, ...ofAdmins];

/** Whether the page at this address stays open while the site is closed. */
export const staysOpen = (pathname: string): boolean =>
  openPaths.some((open) =>
    open.endsWith('/')
      ? pathname.startsWith(open) && pathname.length > open.length
      : pathname === open || pathname.startsWith(`${open}/`),
  );
