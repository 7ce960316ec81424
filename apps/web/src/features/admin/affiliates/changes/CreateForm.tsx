import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { createAffiliate } from '../../../../shared/api/admin-affiliates';
import { TextField } from '../../../../shared/ui/TextField';
import texts from '../texts';
import { ChangeForm } from './ChangeForm';
import { personRules, type PersonValues } from './person-rules';
import { useChange } from './use-change';

const t = texts.create;

/** Registers somebody as an affiliate. */
export function CreateForm({ onClose }: { onClose: () => void }) {
  const form = useForm<PersonValues>({ defaultValues: { name: '', email: '' } });
  const { register, handleSubmit, setFocus, formState } = form;
  const create = useChange(createAffiliate, t.failed, onClose);
  useEffect(() => setFocus('name'), [setFocus]);
  const submit = ({ name, email }: PersonValues) => create.run({ name: name.trim(), email: email.trim() });
  return (
    <ChangeForm
      title={t.title}
      lede={t.lede}
      submit={t.submit}
      state={create}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onCancel={onClose}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={texts.form.name}
          autoComplete="off"
          maxLength={200}
          error={formState.errors.name?.message}
          {...register('name', personRules.name)}
        />
        <TextField
          label={texts.form.email}
          type="email"
          autoComplete="off"
          error={formState.errors.email?.message}
          {...register('email', personRules.email)}
        />
      </div>
    </ChangeForm>
  );
}
