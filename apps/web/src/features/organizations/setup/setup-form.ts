import { useMutation } from '@tanstack/react-query';
import type { MasterSetupRequest, MasterSetupView } from '@closewise/contracts/organizations';
import { ApiError, serverMessage } from '../../../shared/api/api-error';
import { lazyResolver } from '../../../shared/forms/lazy-resolver';
import { createMasterAccount } from '../../../shared/api/organization';
import { toast } from '../../../shared/toast/toasts';
import texts from './texts';

/** The fields of the enrollment form. */
export type SetupValues = MasterSetupRequest;
export type SetupField = keyof SetupValues;

export const blankSetup: SetupValues = {
  organizationName: '',
  organizationTag: '',
  contactName: '',
  contactEmail: '',
  loginPassword: '',
  confirmPassword: '',
};

export const setupResolver = lazyResolver<SetupValues>(
  async () => (await import('../schemas')).setupResolver,
);

/** The request body; the password confirmation is not sent. */
const toMasterSetup = (values: SetupValues): MasterSetupRequest => {
  const { organizationName, organizationTag, contactEmail, contactName, loginPassword } = values;
  return { organizationName, organizationTag, contactEmail, contactName, loginPassword };
};

/** The field that the server refused; null if the refusal is not about a field. */
export const refusedField = (error: unknown): SetupField | null =>
  error instanceof ApiError && error.problem?.code === 'organizations.tag-taken' ? 'organizationTag' : null;

const t = texts.form.failed;

/** The created account, with the data that was entered. */
export type EnrolledOrganization = Pick<MasterSetupView, 'message' | 'dashboardToken'> & {
  tag: string;
  email: string;
};

/** Enrolls an organization; a refusal is shown in a toast and in the form. */
export function useSetup(onDone: (enrolled: EnrolledOrganization) => void) {
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
