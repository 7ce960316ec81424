import { useForm } from 'react-hook-form';
import { Notice } from '../../../shared/ui/Notice';
import { PasswordField } from '../../../shared/ui/PasswordField';
import { TextField } from '../../../shared/ui/TextField';
import texts from './texts';
import { loginFailure, useLogin } from './use-login';

const t = texts.login;

/** Email and password of an organization. */
export function LoginForm() {
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', password: '' } });
  const { errors } = formState;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit((values) => login.mutate(values))(event)}
    >
      {login.isError && <Notice tone="error">{loginFailure(login.error)}</Notice>}
      <TextField
        label={t.email}
        type="email"
        autoComplete="username"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email', { validate: (text) => text.trim() !== '' || t.emailMissing })}
      />
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: t.passwordMissing })}
      />
      <button className="btn btn-primary mt-1" disabled={login.isPending}>
        {login.isPending ? t.submitting : t.submit}
        {login.isPending && <span aria-hidden="true" className="spinner" />}
      </button>
    </form>
  );
}
