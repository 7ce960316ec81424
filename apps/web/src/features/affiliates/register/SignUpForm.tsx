import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { harTag } from '@closewise/domain/affiliation';
import { serverMessage } from '../../../shared/api/api-error';
import { lazyResolver } from '../../../shared/forms/lazy-resolver';
import { JoinForm } from '../../../shared/offer/JoinForm';
import { useInvitingOrganization } from '../../../shared/organizations/invitation';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { AcceptField } from './AcceptField';
import { MembershipField } from './MembershipField';
import { signUpDefaults, type SignUpValues } from './sign-up-form';
import texts from './texts';
import { useSignUp } from './use-sign-up';

const t = texts.form;

const resolver = lazyResolver<SignUpValues>(async () => (await import('./sign-up.schema')).signUpResolver);

/** Who wants to become an affiliate. */
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
  const { tag, name } = inviting ?? t.har;
  const signingUp = useSignUp(onDone);
  const errorOf = (field: keyof SignUpValues) => formState.errors[field]?.message;
  return (
    <JoinForm
      words={t}
      busy={formState.isSubmitting || signingUp.isPending}
      onSubmit={(event) => void handleSubmit((values) => signingUp.mutate(values))(event)}
    >
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
        <Notice tone="error">{serverMessage(signingUp.error, t.refusals) ?? t.failed.description}</Notice>
      )}
    </JoinForm>
  );
}
