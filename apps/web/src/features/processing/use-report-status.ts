import { useQuery } from '@tanstack/react-query';
import { readReportStatus } from '../../shared/api/buyer';

export const statusIntervalMs = 3_000;

/** The report's status: at once, then every three seconds; a failed check is logged and the next one follows. */
export const useReportStatus = (reportId: string) =>
  useQuery({
    queryKey: ['report-status', reportId],
    queryFn: async () => {
      try {
        return await readReportStatus(reportId);
      } catch (error) {
        console.error('The status of the report could not be checked', error);
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: statusIntervalMs,
    refetchIntervalInBackground: true,
  });
