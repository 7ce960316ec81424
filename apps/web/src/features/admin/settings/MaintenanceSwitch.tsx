import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Notice } from '../../../shared/ui/Notice';
import texts from './texts';

type Props = { field: UseFormRegisterReturn; closed: boolean };

/** Closes the public site, and says what its visitors see then. */
export function MaintenanceSwitch({ field, closed }: Props) {
  const id = useId();
  return (
    <div className="grid gap-3 border-y border-dashed border-line py-5">
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-semibold">
        <span>{texts.maintenance}</span>
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="text-[0.9375rem] text-muted">
            {closed ? texts.on : texts.off}
          </span>
          <input
            type="checkbox"
            role="switch"
            aria-label={texts.maintenance}
            aria-describedby={id}
            className="switch"
            {...field}
          />
        </span>
      </label>
      <div id={id}>
        {closed ? (
          <Notice tone="warning" title={texts.closed}>
            {texts.goesOn}
          </Notice>
        ) : (
          <p className="hint">{texts.open}</p>
        )}
      </div>
    </div>
  );
}
