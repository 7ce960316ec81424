import { useEffect, useId } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn, type FieldErrors } from 'react-hook-form';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import { createAffiliateRequest, editAffiliateRequest } from '@closewise/contracts/admin';
import { updateAffiliate, createAffiliate } from '../../../../shared/api/admin-affiliates';
import { resolveBy, whenBlank } from '../../../../shared/forms/resolve-by';
import { TextField } from '../../../../shared/ui/TextField';
import { ChangeForm } from '../../ChangeForm';
import texts from '../texts';
import { useAffiliateChange } from './use-change';

type PersonValues = { name: string; email: string };
type EditValues = PersonValues & { active: boolean };

const toPerson = ({ name, email }: PersonValues) => ({ name: name.trim(), email: email.trim() });
const toEdit = ({ active, ...person }: EditValues) => ({ ...toPerson(person), active });

const words = {
  name: whenBlank(texts.form.nameMissing),
  email: (typed: string) => (typed.trim() === '' ? texts.form.emailMissing : texts.form.emailInvalid),
};
const createResolver = resolveBy<PersonValues>(createAffiliateRequest, { body: toPerson, words });
const editResolver = resolveBy<EditValues>(editAffiliateRequest, { body: toEdit, words });

type Props = { affiliate: AdminAffiliate; onClose: () => void };

const t = texts.edit;

/** Edits name, email address and status. */
export function EditForm({ affiliate, onClose }: Props) {
  const { id, version, name, email, active } = affiliate;
  const form = useForm<EditValues>({ defaultValues: { name, email, active }, resolver: editResolver });
  const { register, control, handleSubmit, setFocus, formState } = form;
  const isActive = useWatch({ control, name: 'active' });
  const update = useAffiliateChange(updateAffiliate, t.failed, onClose);
  useEffect(() => setFocus('name'), [setFocus]);
  const submit = (values: EditValues) => update.run({ id, version, ...toEdit(values) });
  return (
    <ChangeForm
      title={t.title(name)}
      submit={t.submit}
      state={update}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onCancel={onClose}
    >
      <PersonFields
        name={register('name')}
        email={register('email')}
        errors={formState.errors}
        emailHint={t.emailHint}
      />
      <ActiveSwitch field={register('active')} active={isActive} />
    </ChangeForm>
  );
}

type SwitchProps = { field: UseFormRegisterReturn; active: boolean };

function ActiveSwitch({ field, active }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <input
        type="checkbox"
        role="switch"
        id={id}
        aria-describedby={`${id}-hint`}
        className="switch"
        {...field}
      />
      <div className="leading-snug">
        <label htmlFor={id} className="font-semibold">
          {t.active}
        </label>
        <p id={`${id}-hint`} className="hint">
          {active ? t.activeNote : t.inactiveNote}
        </p>
      </div>
    </div>
  );
}

/** Registers an affiliate. */
export function CreateForm({ onClose }: { onClose: () => void }) {
  const form = useForm<PersonValues>({ defaultValues: { name: '', email: '' }, resolver: createResolver });
  const { register, handleSubmit, setFocus, formState } = form;
  const create = useAffiliateChange(createAffiliate, texts.create.failed, onClose);
  useEffect(() => setFocus('name'), [setFocus]);
  const submit = (values: PersonValues) => create.run(toPerson(values));
  return (
    <ChangeForm
      title={texts.create.title}
      lede={texts.create.lede}
      submit={texts.create.submit}
      state={create}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onCancel={onClose}
    >
      <PersonFields name={register('name')} email={register('email')} errors={formState.errors} />
    </ChangeForm>
  );
}

type PersonFieldsProps = {
  name: UseFormRegisterReturn;
  email: UseFormRegisterReturn;
  errors: FieldErrors<PersonValues>;
  emailHint?: string;
};

const PersonFields = ({ name, email, errors, emailHint }: PersonFieldsProps) => (
  <div className="grid items-start gap-4 md:grid-cols-2">
    <TextField
      label={texts.form.name}
      autoComplete="off"
      maxLength={200}
      error={errors.name?.message}
      {...name}
    />
    <TextField
      label={texts.form.email}
      type="email"
      autoComplete="off"
      hint={emailHint}
      error={errors.email?.message}
      {...email}
    />
  </div>
);
