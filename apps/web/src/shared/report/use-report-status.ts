import { useQuery } from '@tanstack/react-query';
import { isDemoReportId } from '@closewise/domain/reporting/facts';
import { ApiError } from '../api/api-error';
import { readReportStatus } from '../api/buyer';
import { readCurrentReport } from './current-report';

export const statusIntervalMs = 3_000;

/** A report's status for its buyer; `unavailable`: the server could not be reached. */
export type ReportStanding =
  | 'loading'
  | 'unavailable'
  | 'unknown'
  | 'unpaid'
  | 'processing'
  | 'failed'
  | 'completed';

/** Polls the report's status every three seconds; a failed check is logged. */
export function useReportStatus(reportId: string) {
  const query = useQuery({
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
    refetchInterval: ({ state }) => (isSettled(state.data?.status, state.error) ? false : statusIntervalMs),
    refetchIntervalInBackground: true,
  });
  const { data, error, refetch } = query;
  return {
    standing: standingOf(reportId, data?.status, error),
    isPaid: isPaid(reportId, data?.status),
    refetch,
  };
}

const isUnknown = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;
const isCompleted = (status: string | undefined): boolean => status === 'completed' || status === 'complete';

/** The status is final. Polling an unknown id would count against the rate limit. */
const isSettled = (status: string | undefined, error: Error | null): boolean =>
  isCompleted(status) || (status === undefined && isUnknown(error));

/** Only the server decides: a draft is unpaid whatever this browser has seen, and a demo is never paid. */
const isPaid = (reportId: string, status: string | undefined): boolean =>
  !isDemoReportId(Number(reportId)) &&
  (status === 'processing' || status === 'failed' || isCompleted(status));

function standingOf(reportId: string, status: string | undefined, error: Error | null): ReportStanding {
  if (isCompleted(status)) return 'completed';
  if (status === 'failed' || status === 'error') return 'failed';
  if (status === 'draft' && isConfirmed(reportId)) return 'processing';
  // The status before the outage says nothing about payments since.
  if (status === 'draft') return error ? 'unavailable' : 'unpaid';
  if (status !== undefined) return 'processing';
  if (!error) return 'loading';
  return isUnknown(error) ? 'unknown' : 'unavailable';
}

/** The server has confirmed the payment in this tab; the polled status may follow a moment later. */
function isConfirmed(reportId: string): boolean {
  const current = readCurrentReport();
  return current?.reportId === reportId && current.confirmed === true;
}
