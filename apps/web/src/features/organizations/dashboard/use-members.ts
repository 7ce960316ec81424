import { minuteMs } from '@closewise/domain/calendar';
import { use } from 'react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  confirmMember,
  readOrganizationMembers,
  rejectMember,
  type MembersShown,
} from '../../../shared/api/organization';
import { OrganizationCallsContext } from './PasswordConfirmation';
import { organizationDataKey } from './session';

export const pageSize = 25;

/** One page of members; keeps the previous page until the new one has loaded. */
export const useMembers = (tag: string, show: MembersShown, page: number) =>
  useQuery({
    queryKey: [organizationDataKey, tag, 'members', show, page],
    queryFn: () => readOrganizationMembers(tag, { show, page, pageSize }),
    staleTime: minuteMs,
    placeholderData: keepPreviousData,
  });

/** A decision on a member: with a reason it is a rejection, otherwise a confirmation. */
export type Decision = Readonly<{ id: string; name: string; reason: string | null }>;

/** Sends a decision and refetches the members. */
export function useDecision(tag: string) {
  const client = useQueryClient();
  const call = use(OrganizationCallsContext);
  return useMutation({
    mutationFn: ({ id, reason }: Decision) =>
      call(() => (reason === null ? confirmMember(tag, id) : rejectMember(tag, id, reason))),
    onSuccess: () => client.invalidateQueries({ queryKey: [organizationDataKey, tag] }),
  });
}
