import { useEffect, useId, useState, type ChangeEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Language } from '../../../shared/i18n/language';
import { formatCents } from '../../../shared/i18n/money';
import { FieldError } from '../../../shared/ui/FieldError';
import { TextField } from '../../../shared/ui/TextField';
import { centsOf } from '@closewise/domain/money';
import { CheckField } from '../../../shared/ui/CheckField';
import { groupPrice } from '../../../shared/price/group-price';
import type { PropertyFormMessages } from './messages.en';
import { isUnusualPrice, type PropertyFormValues } from './property-form';
import { readPrice } from '../../../shared/price/read-price';

type Props = { t: PropertyFormMessages; language: Language; form: UseFormReturn<PropertyFormValues> };

/** The price as people type it, what was understood of it, and whether an unusual one is meant. */
export function PriceField({ t, language, form }: Props) {
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
