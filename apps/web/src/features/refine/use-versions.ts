import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error';
import { readReportVersions } from '../../shared/api/buyer';
import { newestOf } from './inputs';

const writingIntervalMs = 3_000;

/** The versions of a report, again and again while the newest is written; unknown, unpaid and erased reports are alike. */
export function useVersions(reportId: string) {
  const query = useQuery({
    queryKey: ['report-versions', reportId],
    queryFn: () => readReportVersions(reportId),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && !newestOf(state.data).isReady ? writingIntervalMs : false),
  });
  return { ...query, isUnknown: query.error instanceof ApiError && query.error.status === 404 };
}
