import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { erasePerson } from '../../../shared/api/admin-persons';
import { CheckField } from '../../../shared/ui/CheckField';
import { FieldError, TextField } from '../../../shared/ui/TextField';
import { ChangeForm } from '../ChangeForm';
import { useAction } from '../admin-calls';
import texts from './texts';

const t = texts.erase;

type Props = {
  whom: string;
  /** True if there are objections to the erasure, which the admin must override. */
  isDisputed: boolean;
  onErased: () => void;
  onClose: () => void;
};
type Values = { reason: string; confirmation: string; evenUnfinished: boolean };

/** Explains what an erasure does and requires the search term again; the server requires the password. */
export function EraseForm({ whom, isDisputed, onErased, onClose }: Props) {
  const { register, handleSubmit, setFocus, formState } = useForm<Values>({
    defaultValues: { reason: '', confirmation: '', evenUnfinished: false },
  });
  const erase = useAction(erasePerson, t.failed, onErased);
  useEffect(() => setFocus('reason'), [setFocus]);
  const { errors } = formState;
  const isSame = (typed: string) => typed.trim().toLowerCase() === whom.toLowerCase();
  return (
    <ChangeForm
      title={t.title}
      lede={t.lede}
      submit={t.submit}
      state={erase}
      onSubmit={(event) =>
        void handleSubmit(({ reason, ...rest }) => erase.run({ whom, reason: reason.trim(), ...rest }))(event)
      }
      onCancel={onClose}
    >
      <ul className="max-w-2xl list-disc pl-5 text-[0.9375rem]">
        {t.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={500}
        autoComplete="off"
        error={errors.reason?.message}
        {...register('reason', { validate: (typed) => typed.trim() !== '' || texts.reasonMissing })}
      />
      <TextField
        label={t.confirmation(whom)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.confirmation?.message}
        {...register('confirmation', { validate: (typed) => isSame(typed) || t.confirmationWrong(whom) })}
      />
      {isDisputed && (
        <div>
          <CheckField
            label={t.evenUnfinished}
            field={{
              ...register('evenUnfinished', { validate: (checked) => checked || t.objectionsOpen }),
              'aria-invalid': errors.evenUnfinished ? true : undefined,
              'aria-describedby': errors.evenUnfinished ? 'objections-open' : undefined,
            }}
          />
          <FieldError id="objections-open" message={errors.evenUnfinished?.message} />
        </div>
      )}
    </ChangeForm>
  );
}
