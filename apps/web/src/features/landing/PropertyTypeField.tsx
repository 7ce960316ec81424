import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ChevronDown } from 'lucide-react';
import { CheckField } from './CheckField';
import type { LandingMessages } from './messages.en';
import { propertyTypes } from '@closewise/domain/closing-costs';

type Props = { t: LandingMessages['form']; type: UseFormRegisterReturn; pool: UseFormRegisterReturn };

export function PropertyTypeField({ t, type, pool }: Props) {
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {t.propertyType}
      </label>
      <div className="relative">
        <select id={id} className="field appearance-none pr-10" {...type}>
          {propertyTypes.map((value) => (
            <option key={value} value={value}>
              {t.propertyTypes[value]}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={18}
          className="pointer-events-none absolute right-3.5 top-3.75 text-muted"
        />
      </div>
      <CheckField label={t.hasPool} field={pool} />
    </div>
  );
}
