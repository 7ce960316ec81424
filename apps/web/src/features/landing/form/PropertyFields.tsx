import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { type Control, type UseFormRegisterReturn, type UseFormReturn, useWatch } from 'react-hook-form';
import { Banknote, ChevronDown, KeyRound, Landmark } from 'lucide-react';
import { centsOf } from '@closewise/domain/money';
import { buyerTypes } from '@closewise/domain/closing-costs';
import type { Language } from '../../../shared/i18n/language';
import { formatCents } from '../../../shared/i18n/money';
import { groupPrice, readPrice } from '../../../shared/price/read-price';
import { propertyTypesOffered } from '../../../shared/property/property-types-offered';
import { CheckField } from '../../../shared/ui/CheckField';
import { FieldError, TextField } from '../../../shared/ui/TextField';
import type { PropertyFormMessages } from './messages.en';
import { isUnusualPrice, type PropertyFormValues } from './property-form';

type Props = {
  t: PropertyFormMessages;
  type: UseFormRegisterReturn;
  pool: UseFormRegisterReturn;
  control: Control<PropertyFormValues>;
};

/** Offers co-ops only in states that have them. */
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

type PriceFieldProps = {
  t: PropertyFormMessages;
  language: Language;
  form: UseFormReturn<PropertyFormValues>;
};

/** The typed price, how it was read, and a confirmation for unusual prices. */
export function PriceField({ t, language, form }: PriceFieldProps) {
  const { register, control, setValue, setFocus, clearErrors, formState } = form;
  const id = useId();
  const [price, confirmed] = useWatch({ control, name: ['price', 'priceConfirmed'] });
  const [left, setLeft] = useState<string | null>(null);
  const reading = readPrice(price, language);
  const amount = 'dollars' in reading ? formatCents(centsOf(reading.dollars), language, 2) : null;
  const { price: error, priceConfirmed: unconfirmed } = formState.errors;
  const asks = isUnusualPrice(reading) && (left === price || confirmed || Boolean(unconfirmed));
  const isAllThatIsWrong = Boolean(unconfirmed) && Object.keys(formState.errors).length === 1;
  useEffect(() => {
    if (isAllThatIsWrong) setFocus('priceConfirmed');
  }, [isAllThatIsWrong, formState.submitCount, setFocus]);
  const leave = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const shown = groupPrice(target.value, language);
    setValue('price', shown);
    setLeft(shown);
  };
  const change = () => {
    setValue('priceConfirmed', false);
    clearErrors('priceConfirmed');
  };
  return (
    <div>
      <TextField
        label={t.price}
        prefix="$"
        placeholder={t.pricePlaceholder}
        hint={amount === null ? t.priceHint : t.priceUnderstood(amount)}
        announcesHint
        error={error && ('dollars' in reading ? t.errors.priceRange : t.priceProblems[reading.problem])}
        {...register('price', { onBlur: leave, onChange: change })}
      />
      {asks && (
        <>
          <CheckField
            label={t.confirmPrice(amount ?? '')}
            field={{ ...register('priceConfirmed'), 'aria-describedby': `${id}-unconfirmed` }}
          />
          <FieldError id={`${id}-unconfirmed`} message={unconfirmed && t.errors.priceConfirmed} />
        </>
      )}
    </div>
  );
}

const icons = { 'first-time': KeyRound, financing: Landmark, cash: Banknote } as const;

export function BuyerTypeField({ t, field }: { t: PropertyFormMessages; field: UseFormRegisterReturn }) {
  return (
    <fieldset>
      <legend className="label">{t.buyerType}</legend>
      <div className="grid grid-cols-3 gap-2">
        {buyerTypes.map((type) => {
          const Icon = icons[type];
          return (
            <label
              key={type}
              className="flex min-h-18 cursor-pointer flex-col items-center justify-center gap-1 rounded-xl border border-field px-1 py-2 text-center text-sm leading-tight transition-colors hover:border-pine-700 hover:bg-pine-50 has-checked:border-pine-700 has-checked:bg-pine-50 has-checked:font-semibold has-checked:text-pine-700 has-checked:ring-1 has-checked:ring-pine-700 has-focus-visible:ring-3 has-focus-visible:ring-sky-700 sm:text-[0.9375rem]"
            >
              <input type="radio" value={type} className="sr-only" {...field} />
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              <span>{t.buyerTypes[type]}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

type EmailFieldsProps = {
  t: PropertyFormMessages;
  optIn: UseFormRegisterReturn;
  email: UseFormRegisterReturn;
  open: boolean;
  error: string | undefined;
};

/** The opt-in, and the email address once it is checked. */
export function EmailFields({ t, optIn, email, open, error }: EmailFieldsProps) {
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
