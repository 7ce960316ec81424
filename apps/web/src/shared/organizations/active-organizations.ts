import { useQuery } from '@tanstack/react-query';
import { readActiveOrganizations, type ActiveOrganization } from '../api/organization';

const fiveMinutesMs = 300_000;

/** The organizations that take part, asked again after five minutes; none until they are known. */
export function useActiveOrganizations(): readonly ActiveOrganization[] {
  const { data = [] } = useQuery({
    queryKey: ['organizations', 'active'],
    queryFn: readActiveOrganizations,
    staleTime: fiveMinutesMs,
  });
  return data;
}
