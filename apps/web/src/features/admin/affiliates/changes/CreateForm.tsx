import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { createAffiliate } from '../../../../shared/api/admin-affiliates';
import texts from '../texts';
import { ChangeForm } from './ChangeForm';
import { PersonFields } from './PersonFields';
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
      <PersonFields
        name={register('name', personRules.name)}
        email={register('email', personRules.email)}
        errors={formState.errors}
      />
    </ChangeForm>
  );
}
