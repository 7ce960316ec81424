import { readSettings } from '../../../shared/api/admin';
import { useAdminQuery } from '../admin-calls';

/** All settings of the site. */
export const useSettings = () => useAdminQuery(['settings'], readSettings);
