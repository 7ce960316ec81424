import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../../shared/ui/TextField';
import texts from '../texts';
import type { PersonValues } from './bodies';

const t = texts.form;

type Props = {
  name: UseFormRegisterReturn;
  email: UseFormRegisterReturn;
  errors: FieldErrors<PersonValues>;
  emailHint?: string;
};

/** Who an affiliate is. */
export const PersonFields = ({ name, email, errors, emailHint }: Props) => (
  <div className="grid items-start gap-4 md:grid-cols-2">
    <TextField label={t.name} autoComplete="off" maxLength={200} error={errors.name?.message} {...name} />
    <TextField
      label={t.email}
      type="email"
      autoComplete="off"
      hint={emailHint}
      error={errors.email?.message}
      {...email}
    />
  </div>
);
