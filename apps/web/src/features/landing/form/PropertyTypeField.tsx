import { useId } from 'react';
import { useWatch, type Control, type UseFormRegisterReturn } from 'react-hook-form';
import { ChevronDown } from 'lucide-react';
import { CheckField } from '../../../shared/ui/CheckField';
import type { PropertyFormMessages } from './messages.en';
import type { PropertyFormValues } from './property-form';
import { propertyTypesOffered } from '../../../shared/property/property-types-offered';

type Props = {
  t: PropertyFormMessages;
  type: UseFormRegisterReturn;
  pool: UseFormRegisterReturn;
  control: Control<PropertyFormValues>;
};

/** Offers a co-operative where the address lies in a state that has them. */
export function PropertyTypeField({ t, type, pool, control }: Props) {
  const id = useId();
  const [address, chosen] = useWatch({ control, name: ['address', 'propertyType'] });
  return (
    <div>
      <label className="label" htmlFor={id}>
        {t.propertyType}
      </label>
      <div className="relative">
        <select id={id} className="field appearance-none pr-10" {...type}>
          {propertyTypesOffered(address, chosen).map((value) => (
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
