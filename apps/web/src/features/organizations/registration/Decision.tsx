import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { ConfirmRegistrationRequest } from '@closewise/contracts/organizations';
import { dashboardPathOf } from '@closewise/domain/organizations';
import { serverMessage } from '../../../shared/api/api-error';
import {
  confirmRegistration,
  eraseRegistration,
  type LinkedRegistration,
} from '../../../shared/api/organization';
import { lazyResolver } from '../../../shared/forms/lazy-resolver';
import { useLanguage } from '../../../shared/i18n/LanguageContext';
import { NewPasswordFields } from '../../../shared/ui/PasswordField';
import { Notice } from '../../../shared/ui/Notice';
import { useHeadingFocus } from '../../../shared/ui/use-focus';
import { messages } from '../messages';

const resolver = lazyResolver<ConfirmRegistrationRequest>(
  async () => (await import('../schemas')).confirmResolver,
);

type Props = { token: string; registration: LinkedRegistration };

/** The owner of the email address confirms the registration, optionally with a new password, or erases it. */
export function Decision({ token, registration }: Props) {
  const { confirmed, erased } = messages[useLanguage()].registration;
  const confirming = useMutation({ mutationFn: confirmRegistration });
  const erasing = useMutation({ mutationFn: () => eraseRegistration(token) });
  const isConfirmed = registration.linkOpened || confirming.isSuccess;
  if (erasing.isSuccess) return <Done title={erased.title} body={erased.body} />;
  return (
    <>
      {isConfirmed ? (
        <>
          <Done title={confirmed.title} body={confirmed.body} />
          <Link className="btn btn-primary mt-5" to={dashboardPathOf(registration.tag)}>
            {confirmed.dashboard}
          </Link>
        </>
      ) : (
        <ConfirmForm
          registration={registration}
          busy={confirming.isPending}
          error={confirming.error}
          onConfirm={(passwords) => confirming.mutate({ token, ...passwords })}
        />
      )}
      {!confirming.isSuccess && (
        <NotMe busy={erasing.isPending} error={erasing.error} onErase={() => erasing.mutate()} />
      )}
    </>
  );
}

type Passwords = Pick<ConfirmRegistrationRequest, 'newPassword' | 'confirmPassword'>;
type FormProps = {
  registration: LinkedRegistration;
  busy: boolean;
  error: Error | null;
  onConfirm: (passwords: Passwords) => void;
};

function ConfirmForm({ registration: { name, tag }, busy, error, onConfirm }: FormProps) {
  const t = messages[useLanguage()].registration.confirm;
  const { register, handleSubmit, formState } = useForm<ConfirmRegistrationRequest>({
    defaultValues: { token: '-', newPassword: '', confirmPassword: '' },
    resolver,
  });
  const submit = handleSubmit(({ newPassword, confirmPassword }) =>
    onConfirm(newPassword ? { newPassword, confirmPassword } : {}),
  );
  return (
    <>
      <h1 className="display text-[1.75rem]">{t.title}</h1>
      <p className="mt-1 text-muted [overflow-wrap:anywhere]">{t.lede(name, tag)}</p>
      <form noValidate className="mt-5 grid gap-4" onSubmit={(event) => void submit(event)}>
        <div>
          <h2 className="font-semibold">{t.passwordTitle}</h2>
          <p className="text-[0.9375rem] text-muted">{t.passwordBody}</p>
        </div>
        <NewPasswordFields
          words={{ password: t.password, hint: t.hint, confirmation: t.confirmation }}
          password={{ ...register('newPassword'), error: formState.errors.newPassword?.message }}
          confirmation={{ ...register('confirmPassword'), error: formState.errors.confirmPassword?.message }}
        />
        {error && <Notice tone="error">{serverMessage(error) ?? t.failed}</Notice>}
        <button className="btn btn-primary" disabled={formState.isSubmitting || busy}>
          {busy ? t.submitting : t.submit}
        </button>
      </form>
    </>
  );
}

function NotMe({ busy, error, onErase }: { busy: boolean; error: Error | null; onErase: () => void }) {
  const t = messages[useLanguage()].registration.notMe;
  return (
    <section aria-labelledby="not-me-title" className="mt-6 border-t border-dashed border-line pt-5">
      <h2 id="not-me-title" className="font-semibold">
        {t.title}
      </h2>
      <p className="mb-3 text-[0.9375rem] text-muted">{t.body}</p>
      {error && (
        <div className="mb-3">
          <Notice tone="error">{serverMessage(error) ?? t.failed}</Notice>
        </div>
      )}
      <button type="button" className="btn btn-quiet" disabled={busy} onClick={onErase}>
        {busy ? t.submitting : t.submit}
      </button>
    </section>
  );
}

/** Takes the focus, because the form that had it is gone. */
function Done({ title, body }: { title: string; body: string }) {
  const heading = useHeadingFocus();
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="display text-[1.75rem] outline-none">
        {title}
      </h1>
      <p className="mt-1 text-muted">{body}</p>
    </>
  );
}
