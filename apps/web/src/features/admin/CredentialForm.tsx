import { useForm } from 'react-hook-form';
import { TextField } from '../../shared/ui/TextField';
import { PasswordField } from '../../shared/ui/PasswordField';
import texts from './texts';
import { credentialResolver } from './sign-in.schema';

export type Credentials = { username: string; password: string };
type Props = { busy: boolean; onSubmit: (credentials: Credentials) => void };

/** Who somebody says to be, and their password. */
export function CredentialForm({ busy, onSubmit }: Props) {
  const t = texts.signIn;
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { username: '', password: '' },
    resolver: credentialResolver,
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <TextField
        label={t.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <button className="btn btn-primary mt-1" disabled={busy}>
        <span>{busy ? t.submitting : t.submit}</span>
        {busy && <span aria-hidden="true" className="spinner" />}
      </button>
    </form>
  );
}
