import { useParams, Link } from 'react-router-dom';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { ResetPasswordRequest } from '@closewise/contracts/organizations';
import { PrivateSeo } from '../../../shared/seo/Seo';
import { ApiError, serverMessage } from '../../../shared/api/api-error';
import { resetPassword } from '../../../shared/api/organization';
import { lazyResolver } from '../../../shared/forms/lazy-resolver';
import { englishHref } from '../../../shared/i18n/english-paths';
import { useLanguage } from '../../../shared/i18n/LanguageContext';
import { NewPasswordFields } from '../../../shared/ui/PasswordField';
import { Notice } from '../../../shared/ui/Notice';
import { useHeadingFocus } from '../../../shared/ui/use-focus';
import seo from '../seo';
import { messages } from '../messages';
import { PasswordPage, BackToLogin } from './PasswordPage';

/** `/organization/reset-password/{token}`, from the email. */
export default function ResetPage() {
  const { token } = useParams();
  return (
    <>
      <PrivateSeo {...seo.reset} />
      <PasswordPage>
        <ResetForm token={token?.trim() ?? ''} />
      </PasswordPage>
    </>
  );
}

const resolver = lazyResolver<ResetPasswordRequest>(async () => (await import('../schemas')).resetResolver);

/** Sets a new password with the token of the emailed link. */
function ResetForm({ token }: { token: string }) {
  const texts = messages[useLanguage()].password;
  const t = texts.reset;
  const { register, handleSubmit, formState } = useForm<ResetPasswordRequest>({
    defaultValues: { token: token || '-', newPassword: '', confirmPassword: '' },
    resolver,
  });
  const setting = useMutation({ mutationFn: resetPassword });
  const errorOf = (field: 'newPassword' | 'confirmPassword') => formState.errors[field]?.message;
  if (setting.isSuccess) return <Done title={t.done.title} body={t.done.body} login={texts.login} />;
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
      <BackToLogin t={texts} />
    </>
  );
}

/** Takes the focus, because the form that had it is gone. */
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
