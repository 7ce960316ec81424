import { useQuery } from '@tanstack/react-query';
import { readActiveOrganizations, type ActiveOrganization } from '../api/organization';

const fiveMinutesMs = 300_000;

/** Active organizations, refreshed after five minutes; empty while loading. */
export function useActiveOrganizations(): readonly ActiveOrganization[] {
  const { data = [] } = useQuery({
    queryKey: ['organizations', 'active'],
    queryFn: readActiveOrganizations,
    staleTime: fiveMinutesMs,
  });
  return data;
}
