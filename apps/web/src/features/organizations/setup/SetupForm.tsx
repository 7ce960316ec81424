import { longestTag } from '@closewise/domain/organizations';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { serverMessage } from '../../../shared/api/api-error';
import { JoinForm } from '../../../shared/ui/Offer';
import { NewPasswordFields } from '../../../shared/ui/PasswordField';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import {
  blankSetup,
  refusedField,
  setupResolver,
  useSetup,
  type SetupField,
  type EnrolledOrganization,
} from './setup-form';
import texts from './texts';

const t = texts.form;

/** The enrollment form of an organization. */
export function SetupForm({ onDone }: { onDone: (enrolled: EnrolledOrganization) => void }) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: blankSetup,
    resolver: setupResolver,
  });
  const setup = useSetup(onDone);
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
    <JoinForm
      words={t}
      busy={formState.isSubmitting || setup.isPending}
      onSubmit={(event) => void submit(event)}
    >
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
      <NewPasswordFields
        words={{ password: t.password, hint: t.passwordHint, confirmation: t.confirmPassword }}
        password={{ ...register('loginPassword'), error: errorOf('loginPassword') }}
        confirmation={{ ...register('confirmPassword'), error: errorOf('confirmPassword') }}
      />
      {setup.isError && !refusedField(setup.error) && (
        <Notice tone="error" title={t.failed.title}>
          {serverMessage(setup.error) ?? t.failed.description}
        </Notice>
      )}
    </JoinForm>
  );
}

/** Shows the tag as it is stored, in capitals, without moving the cursor. */
function writeInCapitals({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
  const at = field.selectionStart;
  field.value = field.value.toUpperCase();
  field.setSelectionRange(at, at);
}
