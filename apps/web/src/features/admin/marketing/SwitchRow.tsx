import type { UseFormRegisterReturn } from 'react-hook-form';
import texts from './texts';

type Field = { field: UseFormRegisterReturn } | { onChange: (isOn: boolean) => void };
type Props = { name: string; isOn: boolean } & Field;

/** Whether something stands on the site. */
export const SwitchRow = ({ name, isOn, ...of }: Props) => (
  <label className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-1.5 font-semibold">
    <span>{name}</span>
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="text-[0.9375rem] text-muted">
        {isOn ? texts.on : texts.off}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={name}
        className="switch"
        {...('field' in of
          ? of.field
          : { checked: isOn, onChange: ({ target }) => of.onChange(target.checked) })}
      />
    </span>
  </label>
);
