import type { UseFormRegisterReturn } from 'react-hook-form';
import { CheckField } from '../../../shared/ui/CheckField';
import type { PropertyFormMessages } from './messages.en';
import { TextField } from '../../../shared/ui/TextField';

type Props = {
  t: PropertyFormMessages;
  optIn: UseFormRegisterReturn;
  email: UseFormRegisterReturn;
  open: boolean;
  error: string | undefined;
};

/** The opt-in, and the address once it is checked. */
export function EmailFields({ t, optIn, email, open, error }: Props) {
  return (
    <div className="border-t border-dashed border-line pt-1">
      <CheckField label={t.emailOptIn} field={optIn} />
      {open && (
        <TextField
          className="mt-1"
          label={t.email}
          placeholder={t.emailPlaceholder}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={error}
          {...email}
        />
      )}
    </div>
  );
}
