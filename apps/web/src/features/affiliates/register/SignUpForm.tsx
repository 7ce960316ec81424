import { useEffect, useId } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { harTag } from '@closewise/domain/organizations';
import { serverMessage } from '../../../shared/api/api-error';
import { useInvitingOrganization } from '../../../shared/organizations/invitation';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { AcceptField } from './AcceptField';
import { MembershipField } from './MembershipField';
import { signUpDefaults, type SignUpValues } from './sign-up-form';
import texts from './texts';
import { useSignUp } from './use-sign-up';

const t = texts.form;

const lazyResolver: Resolver<SignUpValues> = async (...args) => {
  const { signUpResolver } = await import('./sign-up.schema');
  return signUpResolver(...args);
};

/** Who wants to become an affiliate. */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const id = useId();
  const { register, control, handleSubmit, setValue, formState } = useForm({
    defaultValues: signUpDefaults,
    resolver: lazyResolver,
    mode: 'onTouched',
  });
  const isMember = useWatch({ control, name: 'isMember' }) === 'yes';
  const inviting = useInvitingOrganization();
  useEffect(() => {
    if (!inviting) return;
    setValue('organizationTag', inviting.tag);
    setValue('isMember', 'yes');
  }, [inviting, setValue]);
  const { tag, name } = inviting ?? t.har;
  const signingUp = useSignUp(onDone);
  const busy = formState.isSubmitting || signingUp.isPending;
  const errorOf = (field: keyof SignUpValues) => formState.errors[field]?.message;
  return (
    <form
      id="register"
      aria-labelledby={`${id}-title`}
      noValidate
      className="on-light rounded-card bg-white p-5 text-ink shadow-card sm:p-7"
      onSubmit={(event) => void handleSubmit((values) => signingUp.mutate(values))(event)}
    >
      <h2 id={`${id}-title`} className="display text-[1.625rem]">
        {t.title}
      </h2>
      <div className="mt-4 grid gap-4">
        <TextField label={t.name} autoComplete="name" error={errorOf('name')} {...register('name')} />
        <TextField
          label={t.email}
          hint={t.emailHint}
          type="email"
          autoComplete="email"
          spellCheck={false}
          error={errorOf('email')}
          {...register('email')}
        />
        <TextField
          label={t.website}
          hint={t.websiteHint}
          type="url"
          autoComplete="url"
          spellCheck={false}
          error={errorOf('website')}
          {...register('website')}
        />
        <MembershipField question={t.membership(tag)} hint={name} field={register('isMember')} />
        {isMember && (
          <TextField
            label={tag === harTag ? t.memberId(tag) : t.memberIdOptional(tag)}
            autoComplete="off"
            error={errorOf('memberId')}
            {...register('memberId')}
          />
        )}
        <AcceptField field={register('acceptTerms')} error={errorOf('acceptTerms')} />
        {signingUp.isError && (
          <Notice tone="error">{serverMessage(signingUp.error) ?? t.failed.description}</Notice>
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
