import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useAdminData } from '../../../shared/account/admin-user';
import { createAdmin } from '../../../shared/api/admin';
import { toast } from '../../../shared/toast/toasts';
import { Notice } from '../../../shared/ui/Notice';
import { PasswordField } from '../../../shared/ui/PasswordField';
import { SelectField } from '../../../shared/ui/SelectField';
import { TextField } from '../../../shared/ui/TextField';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { useAdminMutation } from '../admin-calls';
import { newAdminResolver, type NewAdmin } from './admins.schema';
import texts from './admin-texts';

const t = texts.create;

type Props = { onIssued: (issued: NewCredentials) => void; onClose: () => void };

/** Creates an account; the server requires the password again. */
export function CreateAdminForm({ onIssued, onClose }: Props) {
  const id = useId();
  const { refresh } = useAdminData();
  const create = useAdminMutation(createAdmin, t.failed, {
    onSuccess: ({ message, password }, { username }) => {
      toast({ title: message });
      if (password) onIssued({ username, password });
      refresh();
    },
  });
  const { register, handleSubmit, setFocus, formState } = useForm<NewAdmin>({
    defaultValues: { username: '', role: 'auditor', password: '' },
    resolver: newAdminResolver,
  });
  useEffect(() => setFocus('username'), [setFocus]);
  const submit = ({ password, ...typed }: NewAdmin) => {
    const username = typed.username.trim();
    create.mutate({ ...typed, username, password: password || null }, { onSuccess: onClose });
  };
  return (
    <form
      aria-labelledby={id}
      className="grid gap-4 rounded-2xl border border-pine-200 bg-pine-50 p-4 sm:p-6"
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <h3 id={id} className="display text-xl">
        {t.title}
      </h3>
      <TextField
        label={t.username}
        hint={t.usernameHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.username?.message}
        {...register('username')}
      />
      <SelectField label={t.role} options={texts.roles} {...register('role')} />
      <PasswordField
        label={t.password}
        hint={t.passwordHint}
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      {create.failure && <Notice tone="error">{create.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary" disabled={create.isPending}>
          {create.isPending ? texts.saving : t.submit}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

export type NewCredentials = { username: string; password: string };

/** Shows a generated password until the admin confirms that it was stored. */
export function IssuedPassword({ issued, onKept }: { issued: NewCredentials; onKept: () => void }) {
  return (
    <div role="status">
      <Notice tone="warning" title={texts.issued.title(issued.username)}>
        <p>{texts.issued.body}</p>
        <p className="num mt-2 text-lg font-semibold [overflow-wrap:anywhere]">{issued.password}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <CopyButton text={issued.password} what={texts.issued.copy} />
          <button type="button" className="btn btn-quiet" onClick={onKept}>
            {texts.issued.kept}
          </button>
        </div>
      </Notice>
    </div>
  );
}
