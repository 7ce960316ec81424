import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useAdminData, useRefreshAdminUser } from '../../../shared/account/admin-user';
import { updateCredentials } from '../../../shared/api/admin';
import { toast } from '../../../shared/toast/toasts';
import { NewPasswordFields } from '../../../shared/ui/NewPasswordFields';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { useAdminMutation } from '../use-admin-mutation';
import { PasswordField } from '../../../shared/ui/PasswordField';
import { objectionTo, type RequestedCredentials } from './credential-checks';
import texts from './texts';

const t = texts.credentials;
const blank: RequestedCredentials = {
  currentPassword: '',
  newUsername: '',
  newPassword: '',
  confirmPassword: '',
};

/** A new username, a new password, or both. */
export function CredentialsForm({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: blank });
  const refreshUser = useRefreshAdminUser();
  const { refresh } = useAdminData();
  const update = useAdminMutation(updateCredentials, t.failedBody, {
    failureTitle: t.failed,
    onSuccess: ({ message }) => {
      toast({ title: t.done, description: message });
      refreshUser();
      refresh();
    },
  });
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  const submit = (wish: RequestedCredentials) => {
    const objection = objectionTo(wish);
    if (objection) {
      const { field, title, description } = objection;
      toast({ title, description, variant: 'destructive' });
      setError(field, { message: description }, { shouldFocus: true });
      return;
    }
    update.mutate(wish, { onSuccess: onClose });
  };
  const errorOf = (field: keyof RequestedCredentials) => formState.errors[field]?.message;
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <PasswordField
        label={t.currentPassword}
        autoComplete="current-password"
        error={errorOf('currentPassword')}
        {...register('currentPassword')}
      />
      <TextField
        label={t.newUsername}
        hint={t.newUsernameHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('newUsername')}
        {...register('newUsername')}
      />
      <NewPasswordFields
        words={{ password: t.newPassword, hint: t.newPasswordHint, confirmation: t.confirmPassword }}
        password={{ ...register('newPassword'), error: errorOf('newPassword') }}
        confirmation={{ ...register('confirmPassword'), error: errorOf('confirmPassword') }}
      />
      {update.failure && <Notice tone="error">{update.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary" disabled={update.isPending}>
          {update.isPending ? t.submitting : t.submit}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
