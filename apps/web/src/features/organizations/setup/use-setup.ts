import { useMutation } from '@tanstack/react-query';
import type { MasterSetupView } from '@closewise/contracts/organizations';
import { serverMessage } from '../../../shared/api/api-error';
import { createMasterAccount } from '../../../shared/api/organization';
import { toast } from '../../../shared/toast/toasts';
import { toMasterSetup, type SetupValues } from './setup-form';
import texts from './texts';

const t = texts.form.failed;

/** An account that was created, as its owner typed it. */
export type Enrolled = Pick<MasterSetupView, 'message' | 'dashboardToken'> & { tag: string; email: string };

/** Enrolls; what the server refuses is told in a toast and in the form. */
export function useSetup(onDone: (enrolled: Enrolled) => void) {
  return useMutation({
    mutationFn: (values: SetupValues) => createMasterAccount(toMasterSetup(values)),
    onSuccess: ({ message, dashboardToken }, { organizationTag, contactEmail }) => {
      toast({ title: message });
      onDone({
        message,
        dashboardToken,
        tag: organizationTag?.trim().toUpperCase() ?? '',
        email: contactEmail?.trim() ?? '',
      });
    },
    onError: (error) =>
      toast({
        title: t.title,
        description: serverMessage(error) ?? t.description,
        variant: 'destructive',
      }),
  });
}
