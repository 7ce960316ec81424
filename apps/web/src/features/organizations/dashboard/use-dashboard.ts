import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOrganizationDashboard, type DashboardRange } from '../../../shared/api/organization';
import { organizationDataKey } from './session';

const minuteMs = 60_000;

/** What an organization sees of a time range; the range before stays until the next one is there. */
export const useOrganizationDashboard = (tag: string, range: DashboardRange | null) =>
  useQuery({
    queryKey: [organizationDataKey, tag, range],
    queryFn: () => readOrganizationDashboard(tag, range),
    staleTime: minuteMs,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
