import { useEffect, useId } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import { updateAffiliate } from '../../../../shared/api/admin-affiliates';
import { TextField } from '../../../../shared/ui/TextField';
import texts from '../texts';
import { ChangeForm } from './ChangeForm';
import { personRules, type PersonValues } from './person-rules';
import { useChange } from './use-change';

type Values = PersonValues & { active: boolean };
type Props = { affiliate: AdminAffiliate; onClose: () => void };

const t = texts.edit;

/** Name, address, and whether referrals earn. */
export function EditForm({ affiliate, onClose }: Props) {
  const { id, name, email, active } = affiliate;
  const form = useForm<Values>({ defaultValues: { name, email, active } });
  const { register, control, handleSubmit, setFocus, formState } = form;
  const isActive = useWatch({ control, name: 'active' });
  const update = useChange(updateAffiliate, t.failed, onClose);
  useEffect(() => setFocus('name'), [setFocus]);
  const submit = (values: Values) =>
    update.run({ id, name: values.name.trim(), email: values.email.trim(), active: values.active });
  return (
    <ChangeForm
      title={t.title(name)}
      submit={t.submit}
      state={update}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onCancel={onClose}
    >
      <div className="grid items-start gap-4 md:grid-cols-2">
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
          hint={t.emailHint}
          error={formState.errors.email?.message}
          {...register('email', personRules.email)}
        />
      </div>
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
