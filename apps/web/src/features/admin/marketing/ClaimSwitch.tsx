import type { UseFormRegisterReturn } from 'react-hook-form';
import texts from './texts';

type Props = { name: string; isOn: boolean; field: UseFormRegisterReturn };

/** Whether a claim stands on the site. */
export const ClaimSwitch = ({ name, isOn, field }: Props) => (
  <label className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-1.5 font-semibold">
    <span>{name}</span>
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="text-[0.9375rem] text-muted">
        {isOn ? texts.on : texts.off}
      </span>
      <input type="checkbox" role="switch" aria-label={name} className="switch" {...field} />
    </span>
  </label>
);
