import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { OrganizationLoginRequest } from '@closewise/contracts/organizations';
import { lazyResolver } from '../../../shared/forms/lazy-resolver';
import { englishHref } from '../../../shared/i18n/english-paths';
import { Notice } from '../../../shared/ui/Notice';
import { PasswordField } from '../../../shared/ui/PasswordField';
import { TextField } from '../../../shared/ui/TextField';
import texts from './texts';
import { loginFailure, useLogin } from './use-login';

const t = texts.login;
const blank: OrganizationLoginRequest = { email: '', password: '' };
const resolver = lazyResolver<OrganizationLoginRequest>(
  async () => (await import('./credentials.schema')).loginResolver,
);

/** Email and password of an organization. */
export function LoginForm() {
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm({ defaultValues: blank, resolver });
  const { errors, isSubmitting } = formState;
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
        {...register('email')}
      />
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <button className="btn btn-primary mt-1" disabled={isSubmitting || login.isPending}>
        <span>{login.isPending ? t.submitting : t.submit}</span>
        {login.isPending && <span aria-hidden="true" className="spinner" />}
      </button>
      <Link
        className="link inline-flex min-h-8 items-center justify-self-start text-[0.9375rem]"
        to={englishHref('organizationForgot')}
      >
        {t.forgot}
      </Link>
    </form>
  );
}
