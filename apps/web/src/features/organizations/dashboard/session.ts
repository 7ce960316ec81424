import { minuteMs } from '@closewise/domain/calendar';
import { useCallback } from 'react';
import { useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error';
import {
  readOrganizationSession,
  readOrganizationDashboard,
  type OrganizationAccount,
  type DashboardRange,
} from '../../../shared/api/organization';

/** Query key prefix of everything that only the logged-in organization may read. */
export const organizationDataKey = 'organization-data';

export const payoutsKey = (tag: string) => [organizationDataKey, tag, 'payouts'] as const;
const sessionKey = ['organization-session'];

/** The logged-in organization; undefined until known, null if nobody is logged in. */
export const useOrganizationSession = () =>
  useQuery({ queryKey: sessionKey, queryFn: readOrganizationSession });

/** Sets the logged-in organization, and drops everything that was loaded before. */
export function useSetOrganizationSession(): (organization: OrganizationAccount | null) => void {
  const client = useQueryClient();
  return useCallback(
    (organization) => {
      client.removeQueries({ queryKey: [organizationDataKey] });
      client.setQueryData(sessionKey, organization);
    },
    [client],
  );
}

export const sessionEnded = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** The dashboard of a time range; keeps the previous range until the new one has loaded. */
export const useOrganizationDashboard = (tag: string, range: DashboardRange | null) =>
  useQuery({
    queryKey: [organizationDataKey, tag, range],
    queryFn: () => readOrganizationDashboard(tag, range),
    staleTime: minuteMs,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
