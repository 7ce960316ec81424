import { useId, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { serverMessage } from '../../../shared/api/api-error';
import { Notice } from '../../../shared/ui/Notice';
import { PasswordField } from '../../../shared/ui/PasswordField';
import { TextField } from '../../../shared/ui/TextField';
import { blankSetup, refusedField, setupResolver, type SetupField } from './setup-form';
import texts from './texts';
import { useSetup, type Enrolled } from './use-setup';

const t = texts.form;
const longestTag = 10;

/** Who wants to enroll an organization. */
export function SetupForm({ onDone }: { onDone: (enrolled: Enrolled) => void }) {
  const id = useId();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: blankSetup,
    resolver: setupResolver,
  });
  const setup = useSetup(onDone);
  const busy = formState.isSubmitting || setup.isPending;
  const errorOf = (field: SetupField) => formState.errors[field]?.message;
  const submit = handleSubmit((values) =>
    setup.mutate(values, {
      onError: (error) => {
        const field = refusedField(error);
        if (field) setError(field, { message: serverMessage(error) ?? '' }, { shouldFocus: true });
      },
    }),
  );
  return (
    <form
      aria-labelledby={`${id}-title`}
      noValidate
      className="on-light rounded-card bg-white p-5 text-ink shadow-card sm:p-7"
      onSubmit={(event) => void submit(event)}
    >
      <h2 id={`${id}-title`} className="display text-[1.625rem]">
        {t.title}
      </h2>
      <div className="mt-4 grid gap-4">
        <TextField
          label={t.name}
          autoComplete="organization"
          error={errorOf('organizationName')}
          {...register('organizationName')}
        />
        <TextField
          label={t.tag}
          hint={t.tagHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longestTag}
          error={errorOf('organizationTag')}
          onInput={writeInCapitals}
          {...register('organizationTag')}
        />
        <TextField
          label={t.contactName}
          autoComplete="name"
          error={errorOf('contactName')}
          {...register('contactName')}
        />
        <TextField
          label={t.contactEmail}
          hint={t.contactEmailHint}
          type="email"
          autoComplete="email"
          spellCheck={false}
          error={errorOf('contactEmail')}
          {...register('contactEmail')}
        />
        <PasswordField
          label={t.password}
          hint={t.passwordHint}
          autoComplete="new-password"
          error={errorOf('loginPassword')}
          {...register('loginPassword')}
        />
        <PasswordField
          label={t.confirmPassword}
          autoComplete="new-password"
          error={errorOf('confirmPassword')}
          {...register('confirmPassword')}
        />
        {setup.isError && !refusedField(setup.error) && (
          <Notice tone="error" title={t.failed.title}>
            {serverMessage(setup.error) ?? t.failed.description}
          </Notice>
        )}
      </div>
      <button className="btn btn-primary mt-5 w-full text-[1.0625rem]" disabled={busy}>
        {busy ? t.submitting : t.submit}
        {busy && <span aria-hidden="true" className="spinner" />}
      </button>
      <noscript>
        <p className="mt-3 rounded-xl bg-marigold-100 p-3.5 text-sm font-semibold text-marigold-800">
          {t.needsScript}
        </p>
      </noscript>
    </form>
  );
}

/** What is shown is what will be stored; the cursor stays where it is. */
function writeInCapitals({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
  const at = field.selectionStart;
  field.value = field.value.toUpperCase();
  field.setSelectionRange(at, at);
}
