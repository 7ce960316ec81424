import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { PrivateSeo } from '../../../shared/seo/Seo';
import { serverMessage } from '../../../shared/api/api-error';
import { forgotPassword } from '../../../shared/api/organization';
import { useLanguage } from '../../../shared/i18n/LanguageContext';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import seo from '../seo';
import { messages } from '../messages';
import { PasswordPage, BackToLogin } from './PasswordPage';

/** `/organization/forgot-password`. */
export default function ForgotPage() {
  return (
    <>
      <PrivateSeo {...seo.forgot} />
      <PasswordPage>
        <ForgotForm />
      </PasswordPage>
    </>
  );
}

const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Requests the link. The answer does not reveal whether the address is known. */
function ForgotForm() {
  const language = useLanguage();
  const texts = messages[language].password;
  const t = texts.forgot;
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const sending = useMutation({
    mutationFn: ({ email }: { email: string }) => forgotPassword({ email, language }),
  });
  return (
    <>
      <h1 className="display text-[1.75rem]">{t.title}</h1>
      <p className="mt-1 text-muted">{t.lede}</p>
      <form
        noValidate
        className="mt-5 grid gap-4"
        onSubmit={(event) => void handleSubmit((values) => sending.mutate(values))(event)}
      >
        <TextField
          label={t.email}
          type="email"
          autoComplete="username"
          spellCheck={false}
          error={formState.errors.email && t.emailInvalid}
          {...register('email', {
            setValueAs: (text: string) => text.trim(),
            validate: (email) => address.test(email),
          })}
        />
        <button className="btn btn-primary" disabled={formState.isSubmitting || sending.isPending}>
          {sending.isPending ? t.submitting : t.submit}
        </button>
      </form>
      <div className="mt-4 empty:hidden" role="status">
        {sending.isSuccess && <Notice tone="info">{t.sent}</Notice>}
      </div>
      {sending.isError && (
        <div className="mt-4">
          <Notice tone="error">{serverMessage(sending.error) ?? t.failed}</Notice>
        </div>
      )}
      <BackToLogin t={texts} />
    </>
  );
}
