import { readJobs, readLogConsumers } from '../../../shared/api/admin-operations';
import { readFailedReports } from '../../../shared/api/admin-orders';
import { useAdminQuery } from '../admin-calls';

export const useFailedReports = () => useAdminQuery(['operations', 'reports'], readFailedReports);
export const useJobs = () => useAdminQuery(['operations', 'jobs'], readJobs);
export const useLogConsumers = () => useAdminQuery(['operations', 'consumers'], readLogConsumers);
