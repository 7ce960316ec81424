import { SelectField } from '../../../shared/ui/SelectField';
import { TextField } from '../../../shared/ui/TextField';
import type { CalculatorGuide } from './calculator-guide';
import type { CalculatorMessages } from './messages.en';
import type { Fields } from './calculator-query';

type Props = {
  t: CalculatorMessages;
  guide: CalculatorGuide;
  fields: Fields;
  wrong: 'price' | 'amount' | null;
  onChange: (change: Partial<Fields>) => void;
};

export function CalculatorFields({ t, guide, fields, wrong, onChange }: Props) {
  const counties = Object.fromEntries(guide.counties.map(({ county, name }) => [county, name]));
  return (
    <form className="grid content-start gap-4 p-5 sm:p-7" onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={t.price}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        hint={t.priceHint}
        value={fields.price}
        error={wrong === 'price' ? t.errors.price : undefined}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <SelectField
        label={t.county}
        options={counties}
        value={fields.county}
        onChange={({ target }) => onChange({ county: target.value })}
      />
      <SelectField
        label={t.loan}
        options={t.loans}
        value={fields.loanType}
        onChange={({ target }) => onChange({ loanType: target.value as Fields['loanType'] })}
      />
      {fields.loanType !== 'Cash' && (
        <TextField
          label={t.amount}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          hint={t.amountHint}
          value={fields.loanAmount}
          error={wrong === 'amount' ? t.errors.amount : undefined}
          onChange={({ target }) => onChange({ loanAmount: target.value })}
        />
      )}
    </form>
  );
}
