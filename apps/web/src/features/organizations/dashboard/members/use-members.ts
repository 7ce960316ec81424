import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  confirmMember,
  readOrganizationMembers,
  rejectMember,
  type MembersShown,
} from '../../../../shared/api/organization';
import { organizationDataKey } from '../session';

const minuteMs = 60_000;

/** So many members stand on a page. */
export const pageSize = 25;

/** One page of the members; the page before stays until the next one is there. */
export const useMembers = (tag: string, show: MembersShown, page: number) =>
  useQuery({
    queryKey: [organizationDataKey, tag, 'members', show, page],
    queryFn: () => readOrganizationMembers(tag, { show, page, pageSize }),
    staleTime: minuteMs,
    placeholderData: keepPreviousData,
  });

/** What an organization says of a member: without a reason that they are one. */
export type Decision = Readonly<{ id: string; name: string; reason: string | null }>;

/** Says it, and reads the members again. */
export function useDecision(tag: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: Decision) =>
      reason === null ? confirmMember(tag, id) : rejectMember(tag, id, reason),
    onSuccess: () => client.invalidateQueries({ queryKey: [organizationDataKey, tag] }),
  });
}
