import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { ResetPasswordRequest } from '@closewise/contracts/organizations';
import { ApiError, serverMessage } from '../../../shared/api/api-error';
import { resetPassword } from '../../../shared/api/organization';
import { lazyResolver } from '../../../shared/forms/lazy-resolver';
import { englishHref } from '../../../shared/i18n/english-paths';
import { useLanguage } from '../../../shared/i18n/LanguageContext';
import { NewPasswordFields } from '../../../shared/ui/NewPasswordFields';
import { Notice } from '../../../shared/ui/Notice';
import en from './messages.en';
import es from './messages.es';
import { BackToLogin } from './PasswordPage';
import { useHeadingFocus } from '../../../shared/ui/use-heading-focus';

const resolver = lazyResolver<ResetPasswordRequest>(
  async () => (await import('./reset.schema')).resetResolver,
);

/** Takes a new password by the link of the mail. */
export function ResetForm({ token }: { token: string }) {
  const messages = { en, es }[useLanguage()];
  const t = messages.reset;
  const { register, handleSubmit, formState } = useForm<ResetPasswordRequest>({
    defaultValues: { token: token || '-', newPassword: '', confirmPassword: '' },
    resolver,
  });
  const setting = useMutation({ mutationFn: resetPassword });
  const errorOf = (field: 'newPassword' | 'confirmPassword') => formState.errors[field]?.message;
  if (setting.isSuccess) return <Done title={t.done.title} body={t.done.body} login={messages.login} />;
  const isGone = setting.error instanceof ApiError && setting.error.status === 404;
  return (
    <>
      <h1 className="display text-[1.75rem]">{token ? t.title : t.missing.title}</h1>
      <p className="mt-1 text-muted">{token ? t.lede : t.missing.body}</p>
      {token && (
        <form
          noValidate
          className="mt-5 grid gap-4"
          onSubmit={(event) => void handleSubmit((values) => setting.mutate(values))(event)}
        >
          <NewPasswordFields
            words={{ password: t.password, hint: t.hint, confirmation: t.confirmation }}
            password={{ ...register('newPassword'), error: errorOf('newPassword') }}
            confirmation={{ ...register('confirmPassword'), error: errorOf('confirmPassword') }}
          />
          {setting.isError && <Notice tone="error">{serverMessage(setting.error) ?? t.failed}</Notice>}
          <button className="btn btn-primary" disabled={formState.isSubmitting || setting.isPending}>
            {setting.isPending ? t.submitting : t.submit}
          </button>
        </form>
      )}
      {(isGone || !token) && (
        <p className="mt-4">
          <Link className="link inline-flex min-h-8 items-center" to={englishHref('organizationForgot')}>
            {t.again}
          </Link>
        </p>
      )}
      <BackToLogin t={messages} />
    </>
  );
}

/** What was there before is gone, so it takes the focus. */
function Done({ title, body, login }: { title: string; body: string; login: string }) {
  const heading = useHeadingFocus();
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="display text-[1.75rem] outline-none">
        {title}
      </h1>
      <p className="mt-1 text-muted">{body}</p>
      <Link className="btn btn-primary mt-5" to={englishHref('harDashboard')}>
        {login}
      </Link>
    </>
  );
}
