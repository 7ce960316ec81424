import { useMutation } from '@tanstack/react-query';
import type { OrganizationCredentialsRequest } from '@closewise/contracts/organizations';
import { ApiError, serverMessage } from '../../../shared/api/api-error';
import { updateOrganizationCredentials, type OrganizationAccount } from '../../../shared/api/organization';
import { toast } from '../../../shared/toast/toasts';
import { sessionEnded } from './session';
import texts from './texts';

const t = texts.settings;
type Ends = { onDone: () => void; onSessionEnded: () => void };

/** Puts a new password in force, for the organization that is named with it. */
export function useUpdateCredentials({ id, tag }: OrganizationAccount, ends: Ends) {
  return useMutation({
    mutationFn: (wish: OrganizationCredentialsRequest) =>
      updateOrganizationCredentials({ ...wish, organizationId: id, organizationTag: tag }),
    onSuccess: ({ message }) => {
      toast({ title: t.done, description: message });
      ends.onDone();
    },
    onError: (error) => {
      if (sessionEnded(error)) ends.onSessionEnded();
      else toast({ title: t.failed, description: updateFailure(error), variant: 'destructive' });
    },
  });
}

/** What is said of an update that failed: the server's words, or ours. */
export const updateFailure = (error: unknown): string => serverMessage(error) ?? t.failedBody;

/** Whether the current password was not right. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'organizations.wrong-password';
