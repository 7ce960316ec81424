import { useId, type ComponentProps } from 'react';
import { FieldError } from './TextField';

type Props = ComponentProps<'select'> & {
  label: string;
  options: Readonly<Record<string, string>>;
  error?: string | undefined;
};

/** A labeled select; `options` maps values to names, in order. */
export function SelectField({ label, options, error, className = '', ...select }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field pr-8"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        {...select}
      >
        {Object.entries(options).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
