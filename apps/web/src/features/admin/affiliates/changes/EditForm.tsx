import { useEffect, useId } from 'react';
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import { updateAffiliate } from '../../../../shared/api/admin-affiliates';
import texts from '../texts';
import { toEdit, type EditValues } from './bodies';
import { ChangeForm } from './ChangeForm';
import { PersonFields } from './PersonFields';
import { useChange } from './use-change';
import { editResolver } from './changes.schema';

type Props = { affiliate: AdminAffiliate; onClose: () => void };

const t = texts.edit;

/** Name, address, and whether referrals earn. */
export function EditForm({ affiliate, onClose }: Props) {
  const { id, version, name, email, active } = affiliate;
  const form = useForm<EditValues>({ defaultValues: { name, email, active }, resolver: editResolver });
  const { register, control, handleSubmit, setFocus, formState } = form;
  const isActive = useWatch({ control, name: 'active' });
  const update = useChange(updateAffiliate, t.failed, onClose);
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
