import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error';
import { readOrganizationSession, type OrganizationAccount } from '../../../shared/api/organization';

/** Everything that only the organization that is logged in may read is kept under this key. */
export const organizationDataKey = 'organization-data';

/** Where the payouts of an organization are kept. */
export const payoutsKey = (tag: string) => [organizationDataKey, tag, 'payouts'] as const;
const sessionKey = ['organization-session'];

/** Which organization is logged in: unknown at first, then one, or null for none. */
export const useOrganizationSession = () =>
  useQuery({ queryKey: sessionKey, queryFn: readOrganizationSession });

/** Says which organization is logged in from now on; what another one has read is forgotten. */
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
