import { type ComponentProps, useId, useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from './TextField';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

const words = { show: 'Show password', hide: 'Hide password' };

/** A password field with a show button; English only, like the pages that use it. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const id = useId();
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type={visible ? 'text' : 'password'}
          className="field pr-13"
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : hint && `${id}-hint`}
          {...input}
        />
        <button
          type="button"
          aria-label={visible ? words.hide : words.show}
          className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-xl text-muted hover:text-pine-700"
          onClick={() => setVisible(!visible)}
        >
          <Icon aria-hidden size={20} />
        </button>
      </div>
      <FieldError id={`${id}-error`} message={error} />
      {hint && !error && (
        <p id={`${id}-hint`} className="hint mt-1.5">
          {hint}
        </p>
      )}
    </div>
  );
}

type Field = UseFormRegisterReturn & { error: string | undefined };
type NewPasswordFieldsProps = {
  words: { password: string; hint: string; confirmation: string };
  password: Field;
  confirmation: Field;
};

/** A new password, entered twice. */
export const NewPasswordFields = ({ words, password, confirmation }: NewPasswordFieldsProps) => (
  <>
    <PasswordField label={words.password} hint={words.hint} autoComplete="new-password" {...password} />
    <PasswordField label={words.confirmation} autoComplete="new-password" {...confirmation} />
  </>
);
