import { staysOpen } from '../shared/maintenance/open-paths';
import { isFocused } from './is-focused';

/** The dashboards and sign-ins of partners. */
const ofPartners = /^\/(affiliate|organization|har)\//;

/** Whether visitors of the page are told of recent purchases: not while they buy or read theirs, nor partners. */
export const showsNotices = (pathname: string): boolean =>
  !isFocused(pathname) && !staysOpen(pathname) && !ofPartners.test(pathname);
