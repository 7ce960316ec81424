import { readOrganizations } from '../../../shared/api/admin-organizations';
import { useAdminQuery } from '../admin-calls';

/** All organizations, those that wait for approval first. */
export const useOrganizations = () => useAdminQuery(['organizations'], readOrganizations);
