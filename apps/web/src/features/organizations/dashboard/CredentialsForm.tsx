import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation } from '@tanstack/react-query';
import type { OrganizationCredentialsRequest } from '@closewise/contracts/organizations';
import { updateOrganizationCredentials, type OrganizationAccount } from '../../../shared/api/organization';
import { lazyResolver } from '../../../shared/forms/lazy-resolver';
import { NewPasswordFields, PasswordField } from '../../../shared/ui/PasswordField';
import { Notice } from '../../../shared/ui/Notice';
import { ApiError, serverMessage } from '../../../shared/api/api-error';
import { toast } from '../../../shared/toast/toasts';
import texts from './texts';
import { sessionEnded } from './session';

const t = texts.settings;
const blank: OrganizationCredentialsRequest = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
};

const resolver = lazyResolver<OrganizationCredentialsRequest>(
  async () => (await import('./credentials.schema')).credentialsResolver,
);

type Props = { organization: OrganizationAccount; onClose: () => void; onSessionEnded: () => void };

/** Changes the organization's password; closing the form clears its fields. */
export function CredentialsForm({ organization, onClose, onSessionEnded }: Props) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: blank,
    resolver,
  });
  const update = useUpdateCredentials(organization, { onDone: onClose, onSessionEnded });
  const busy = formState.isSubmitting || update.isPending;
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  const submit = handleSubmit((passwords) =>
    update.mutate(passwords, {
      onError: (error) => {
        if (!isWrongPassword(error)) return;
        setError('currentPassword', { message: updateFailure(error) }, { shouldFocus: true });
      },
    }),
  );
  const errorOf = (field: keyof OrganizationCredentialsRequest) => formState.errors[field]?.message;
  return (
    <form
      noValidate
      aria-label={t.open}
      className="grid gap-4 border-t border-dashed border-line pt-5"
      onSubmit={(event) => void submit(event)}
    >
      <PasswordField
        label={t.current}
        autoComplete="current-password"
        error={errorOf('currentPassword')}
        {...register('currentPassword')}
      />
      <NewPasswordFields
        words={{ password: t.next, hint: t.nextHint, confirmation: t.confirm }}
        password={{ ...register('newPassword'), error: errorOf('newPassword') }}
        confirmation={{ ...register('confirmPassword'), error: errorOf('confirmPassword') }}
      />
      {update.isError && !isWrongPassword(update.error) && (
        <Notice tone="error">{updateFailure(update.error)}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary" disabled={busy}>
          {busy ? t.submitting : t.submit}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}

type Ends = { onDone: () => void; onSessionEnded: () => void };

function useUpdateCredentials({ id, tag }: OrganizationAccount, ends: Ends) {
  return useMutation({
    mutationFn: (passwords: OrganizationCredentialsRequest) =>
      updateOrganizationCredentials({ ...passwords, organizationId: id, organizationTag: tag }),
    onSuccess: ({ message }) => {
      toast({ title: texts.settings.done, description: message });
      ends.onDone();
    },
    onError: (error) => {
      if (sessionEnded(error)) ends.onSessionEnded();
      else toast({ title: texts.settings.failed, description: updateFailure(error), variant: 'destructive' });
    },
  });
}

/** The server's message, or a default one. */
const updateFailure = (error: unknown): string => serverMessage(error) ?? texts.settings.failedBody;

const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'organizations.wrong-password';
