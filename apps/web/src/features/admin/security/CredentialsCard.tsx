import { useEffect } from 'react';
import { KeyRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { checkRequestedCredentials } from '@closewise/domain/administration';
import { DomainError, type ErrorCode } from '@closewise/domain/events';
import { useOpener } from '../../../shared/ui/use-focus';
import { useAdminData, useRefreshAdminUser } from '../../../shared/account/admin-user';
import { updateCredentials } from '../../../shared/api/admin';
import { toast } from '../../../shared/toast/toasts';
import { NewPasswordFields, PasswordField } from '../../../shared/ui/PasswordField';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { Card } from '../Card';
import { useAdminMutation } from '../admin-calls';
import texts from './texts';

const t = texts.credentials;

/** Opens the form; closing it clears its fields. */
export function CredentialsCard() {
  const { isOpen, open, close, opener } = useOpener();
  return (
    <Card title={t.title} lede={t.lede}>
      {isOpen ? (
        <CredentialsForm onClose={close} />
      ) : (
        <button ref={opener} type="button" className="btn btn-quiet" onClick={open}>
          <KeyRound aria-hidden size={18} />
          {t.open}
        </button>
      )}
    </Card>
  );
}

const blank: RequestedCredentials = {
  currentPassword: '',
  newUsername: '',
  newPassword: '',
  confirmPassword: '',
};

/** Changes username, password, or both. */
function CredentialsForm({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: blank });
  const refreshUser = useRefreshAdminUser();
  const { refresh } = useAdminData();
  const update = useAdminMutation(updateCredentials, texts.credentials.failedBody, {
    failureTitle: texts.credentials.failed,
    onSuccess: ({ message }) => {
      toast({ title: texts.credentials.done, description: message });
      refreshUser();
      refresh();
    },
  });
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  const submit = (requested: RequestedCredentials) => {
    const objection = findObjection(requested);
    if (objection) {
      const { field, title, description } = objection;
      toast({ title, description, variant: 'destructive' });
      setError(field, { message: description }, { shouldFocus: true });
      return;
    }
    update.mutate(requested, { onSuccess: onClose });
  };
  const errorOf = (field: keyof RequestedCredentials) => formState.errors[field]?.message;
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <PasswordField
        label={texts.credentials.currentPassword}
        autoComplete="current-password"
        error={errorOf('currentPassword')}
        {...register('currentPassword')}
      />
      <TextField
        label={texts.credentials.newUsername}
        hint={texts.credentials.newUsernameHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('newUsername')}
        {...register('newUsername')}
      />
      <NewPasswordFields
        words={{
          password: texts.credentials.newPassword,
          hint: texts.credentials.newPasswordHint,
          confirmation: texts.credentials.confirmPassword,
        }}
        password={{ ...register('newPassword'), error: errorOf('newPassword') }}
        confirmation={{ ...register('confirmPassword'), error: errorOf('confirmPassword') }}
      />
      {update.failure && <Notice tone="error">{update.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary" disabled={update.isPending}>
          {update.isPending ? texts.credentials.submitting : texts.credentials.submit}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {texts.credentials.cancel}
        </button>
      </div>
    </form>
  );
}

type RequestedCredentials = {
  currentPassword: string;
  newUsername: string;
  newPassword: string;
  confirmPassword: string;
};
type Objection = { field: keyof RequestedCredentials; title: string; description: string };

/** Refusals that are found before anything is sent; the API reports the others. */
const fieldByRefusal: Readonly<Partial<Record<ErrorCode, keyof RequestedCredentials>>> = {
  'administration.current-password-missing': 'currentPassword',
  'administration.no-changes': 'newUsername',
  'administration.password-mismatch': 'confirmPassword',
  'administration.password-short': 'newPassword',
};

/** The first rule of the API that the change violates; null if none. */
function findObjection(requested: RequestedCredentials): Objection | null {
  try {
    checkRequestedCredentials(requested);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const field = fieldByRefusal[error.code];
    return field ? { field, title: String(error.details['title']), description: error.message } : null;
  }
}
