import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import t from './texts';

type Props = { question: string; hint: string; field: UseFormRegisterReturn };

/** Yes or no: a member's organization earns too. */
export function MembershipField({ question, hint, field }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="label">{question}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(['yes', 'no'] as const).map((value) => (
          <label
            key={value}
            className="flex h-12 cursor-pointer items-center gap-3 rounded-xl border border-field px-3.5 hover:border-pine-700 has-checked:border-pine-700 has-checked:bg-pine-50 has-checked:font-semibold has-focus-visible:ring-3 has-focus-visible:ring-pine-700/25"
          >
            <input type="radio" value={value} className="size-4.5 accent-pine-700" {...field} />
            <span>{t.form[value]}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="hint mt-1.5">
        {hint}
      </p>
    </fieldset>
  );
}
