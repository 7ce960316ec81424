import { staysOpen } from '../shared/maintenance/open-paths';

/** Partner dashboards and sign-in pages. */
const ofPartners = /^\/(affiliate|organization|har)\//;

/** Whether the page may show recent purchases: not during a purchase, on a report or on partner pages. */
export const showsNotices = (pathname: string): boolean =>
  !isFocusedPage(pathname) && !staysOpen(pathname) && !ofPartners.test(pathname);

/** Pages of a purchase in progress: payment, processing and reports, in every language. */
const focused = ['/payment', '/processing', '/procesando', '/report/'];

/** Whether a page fills the screen, with the footer below the fold. */
export const isFocusedPage = (pathname: string): boolean => focused.some((part) => pathname.includes(part));
