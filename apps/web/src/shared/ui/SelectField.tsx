import { useId, type ComponentProps } from 'react';

type Props = ComponentProps<'select'> & { label: string; options: Readonly<Record<string, string>> };

/** A labelled choice; `options` has what each value is called, in order. */
export function SelectField({ label, options, className = '', ...select }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="field pr-8" {...select}>
        {Object.entries(options).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
