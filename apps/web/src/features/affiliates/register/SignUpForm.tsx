import { useEffect, useId } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { harTag } from '@closewise/domain/affiliation';
import { serverMessage } from '../../../shared/api/api-error';
import { lazyResolver } from '../../../shared/forms/lazy-resolver';
import { JoinForm } from '../../../shared/ui/Offer';
import { useInvitingOrganization } from '../../../shared/active-organizations';
import { Notice } from '../../../shared/ui/Notice';
import { TextField, FieldError } from '../../../shared/ui/TextField';
import { englishHref } from '../../../shared/i18n/english-paths';
import { signUpDefaults, useSignUp, type SignUpValues } from './sign-up-form';
import texts from './texts';

const t = texts.form;

const resolver = lazyResolver<SignUpValues>(async () => (await import('./sign-up.schema')).signUpResolver);

/** The registration form of affiliates. */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const { register, control, handleSubmit, setValue, formState } = useForm({
    defaultValues: signUpDefaults,
    resolver,
    mode: 'onTouched',
  });
  const isMember = useWatch({ control, name: 'isMember' }) === 'yes';
  const inviting = useInvitingOrganization();
  useEffect(() => {
    if (!inviting) return;
    setValue('organizationTag', inviting.tag);
    setValue('isMember', 'yes');
  }, [inviting, setValue]);
  const { tag, name } = inviting ?? texts.form.har;
  const signingUp = useSignUp(onDone);
  const errorOf = (field: keyof SignUpValues) => formState.errors[field]?.message;
  return (
    <JoinForm
      words={texts.form}
      busy={formState.isSubmitting || signingUp.isPending}
      onSubmit={(event) => void handleSubmit((values) => signingUp.mutate(values))(event)}
    >
      <TextField label={texts.form.name} autoComplete="name" error={errorOf('name')} {...register('name')} />
      <TextField
        label={texts.form.email}
        hint={texts.form.emailHint}
        type="email"
        autoComplete="email"
        spellCheck={false}
        error={errorOf('email')}
        {...register('email')}
      />
      <TextField
        label={texts.form.website}
        hint={texts.form.websiteHint}
        type="url"
        autoComplete="url"
        spellCheck={false}
        error={errorOf('website')}
        {...register('website')}
      />
      <MembershipField question={texts.form.membership(tag)} hint={name} field={register('isMember')} />
      {isMember && (
        <TextField
          label={tag === harTag ? texts.form.memberId(tag) : texts.form.memberIdOptional(tag)}
          autoComplete="off"
          error={errorOf('memberId')}
          {...register('memberId')}
        />
      )}
      <AcceptField field={register('acceptTerms')} error={errorOf('acceptTerms')} />
      {signingUp.isError && (
        <Notice tone="error">
          {serverMessage(signingUp.error, texts.form.refusals) ?? texts.form.failed.description}
        </Notice>
      )}
    </JoinForm>
  );
}

type Props = { field: UseFormRegisterReturn; error: string | undefined };

/** The terms open in a new tab, so that the form keeps its input. */
function AcceptField({ field, error }: Props) {
  const id = useId();
  return (
    <div>
      <div className="flex items-start gap-3 py-1 text-[0.9375rem] leading-snug">
        <input
          id={id}
          type="checkbox"
          className="mt-px size-5 shrink-0 rounded accent-pine-700"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          {...field}
        />
        <span>
          <label className="cursor-pointer" htmlFor={id}>
            {t.accept}
          </label>{' '}
          <a className="link" href={englishHref('affiliateTerms')} target="_blank" rel="noopener">
            {t.terms}
          </a>
        </span>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

type MembershipFieldProps = { question: string; hint: string; field: UseFormRegisterReturn };

/** Whether the affiliate is a member of the organization, which then earns an override. */
function MembershipField({ question, hint, field }: MembershipFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="label">{question}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(['yes', 'no'] as const).map((value) => (
          <label
            key={value}
            className="flex h-12 cursor-pointer items-center gap-3 rounded-xl border border-field px-3.5 hover:border-pine-700 has-checked:border-pine-700 has-checked:bg-pine-50 has-checked:font-semibold has-focus-visible:ring-3 has-focus-visible:ring-pine-700/25"
          >
            <input type="radio" value={value} className="size-4.5 accent-pine-700" {...field} />
            <span>{texts.form[value]}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="hint mt-1.5">
        {hint}
      </p>
    </fieldset>
  );
}
