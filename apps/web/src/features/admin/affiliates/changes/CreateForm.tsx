import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { createAffiliate } from '../../../../shared/api/admin-affiliates';
import texts from '../texts';
import { toPerson, type PersonValues } from './bodies';
import { ChangeForm } from './ChangeForm';
import { PersonFields } from './PersonFields';
import { useChange } from './use-change';
import { personResolver } from './changes.schema';

const t = texts.create;

/** Registers somebody as an affiliate. */
export function CreateForm({ onClose }: { onClose: () => void }) {
  const form = useForm<PersonValues>({ defaultValues: { name: '', email: '' }, resolver: personResolver });
  const { register, handleSubmit, setFocus, formState } = form;
  const create = useChange(createAffiliate, t.failed, onClose);
  useEffect(() => setFocus('name'), [setFocus]);
  const submit = (values: PersonValues) => create.run(toPerson(values));
  return (
    <ChangeForm
      title={t.title}
      lede={t.lede}
      submit={t.submit}
      state={create}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onCancel={onClose}
    >
      <PersonFields name={register('name')} email={register('email')} errors={formState.errors} />
    </ChangeForm>
  );
}
