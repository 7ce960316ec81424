import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useForm } from 'react-hook-form';
import { useMutation } from '@tanstack/react-query';
import type { OrganizationLoginRequest } from '@closewise/contracts/organizations';
import { logIn, type OrganizationAccount } from '../../../shared/api/organization';
import { englishHref } from '../../../shared/i18n/english-paths';
import { PlatMap } from '../../../shared/ui/PlatMap';
import { Notice } from '../../../shared/ui/Notice';
import { lazyResolver } from '../../../shared/forms/lazy-resolver';
import { PasswordField } from '../../../shared/ui/PasswordField';
import { TextField } from '../../../shared/ui/TextField';
import { ApiError, serverMessage } from '../../../shared/api/api-error';
import { toast } from '../../../shared/toast/toasts';
import texts from './texts';
import { useSetOrganizationSession } from './session';

const t = texts.login;

type Props = { tag: string; ended: boolean; loggedIn: OrganizationAccount | null };

/** Shown instead of the dashboard to users who are not logged in as its organization. */
export function Login({ tag, ended, loggedIn }: Props) {
  return (
    <section className="on-dark relative isolate grid place-items-center overflow-hidden bg-pine-900 px-5 pb-20 pt-28">
      <PlatMap className="absolute inset-0 -z-10 size-full opacity-60" />
      <div className="w-full max-w-md">
        <div className="on-light rounded-card bg-white p-6 text-ink shadow-card sm:p-8">
          <h1 className="display text-[1.75rem] [overflow-wrap:anywhere]">{t.title(tag)}</h1>
          <p className="mt-1 text-muted">{t.lede}</p>
          <div className="mt-5 grid gap-4">
            {ended && <Notice tone="info">{t.ended}</Notice>}
            {loggedIn && (
              <Notice tone="info">
                <span>{t.other(loggedIn.name)}</span>{' '}
                <Link className="link" to={loggedIn.dashboardPath}>
                  {t.otherLink}
                </Link>
              </Notice>
            )}
            <LoginForm />
          </div>
          <p className="mt-6 border-t border-dashed border-line pt-4 text-[0.9375rem]">
            {t.enroll}{' '}
            <Link className="link" to={englishHref('organizationSetup')}>
              {t.enrollLink}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

const blank: OrganizationLoginRequest = { email: '', password: '' };
const resolver = lazyResolver<OrganizationLoginRequest>(
  async () => (await import('./credentials.schema')).loginResolver,
);

/** Login form of an organization. */
function LoginForm() {
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
        label={texts.login.email}
        type="email"
        autoComplete="username"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={texts.login.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <button className="btn btn-primary mt-1" disabled={isSubmitting || login.isPending}>
        <span>{login.isPending ? texts.login.submitting : texts.login.submit}</span>
        {login.isPending && <span aria-hidden="true" className="spinner" />}
      </button>
      <Link
        className="link inline-flex min-h-8 items-center justify-self-start text-[0.9375rem]"
        to={englishHref('organizationForgot')}
      >
        {texts.login.forgot}
      </Link>
    </form>
  );
}

/** Logs an organization in and opens its own dashboard. */
function useLogin() {
  const setSession = useSetOrganizationSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useMutation({
    mutationFn: logIn,
    onSuccess: (organization) => {
      const { dashboardPath } = organization;
      toast({
        title: texts.login.done,
        description: texts.login.welcome(organization.name),
        page: dashboardPath,
      });
      setSession(organization);
      if (pathname !== dashboardPath) void navigate(dashboardPath, { replace: true });
    },
    onError: (error) =>
      toast({ title: texts.login.failed, description: loginFailure(error), variant: 'destructive' }),
  });
}

/** The server's message, or a default one. */
const loginFailure = (error: unknown): string =>
  serverMessage(error) ??
  (error instanceof ApiError && error.status === 401 ? texts.login.invalid : texts.login.brokenOff);
