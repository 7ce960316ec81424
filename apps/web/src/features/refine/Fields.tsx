import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { SelectField } from '../../shared/ui/SelectField';
import { TextField } from '../../shared/ui/TextField';
import type { ReportVersions } from './inputs';
import type { RefineMessages } from './messages.en';
import { readAmount } from './read-form';
import type { RefineField, RefineValues } from './refine-form';

/** Props of every part of the form. */
export type FormParts = {
  t: RefineMessages;
  language: Language;
  form: UseFormReturn<RefineValues>;
  report: ReportVersions;
};

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid gap-4 border-t border-dashed border-line pt-5 first:border-0 first:pt-0">
    <legend className="display float-left mb-4 w-full text-xl">{title}</legend>
    <div className="clear-left grid gap-4">{children}</div>
  </fieldset>
);

type AmountField = 'price' | 'sellerCredit' | 'deposit' | 'hoaMonthly';
type AmountProps = Pick<FormParts, 't' | 'language' | 'form'> & {
  field: AmountField;
  label: string;
  hint?: string;
};

/** An amount in dollars, and how it was read. */
export function Amount({ t, language, form, field, label, hint }: AmountProps) {
  const typed = useWatch({ control: form.control, name: field });
  const read = readAmount(typed, language);
  return (
    <TextField
      label={label}
      prefix="$"
      hint={
        typeof read === 'number'
          ? t.hints.understood(formatCents(read, language, 2))
          : (hint ?? t.hints.amount)
      }
      announcesHint
      error={form.formState.errors[field]?.message}
      {...form.register(field)}
    />
  );
}

type ChoiceProps = Pick<FormParts, 'form'> & {
  field: RefineField;
  label: string;
  options: Readonly<Record<string, string>>;
};

export const Choice = ({ form, field, label, options }: ChoiceProps) => (
  <SelectField
    label={label}
    options={options}
    error={form.formState.errors[field]?.message}
    {...form.register(field)}
  />
);

/** A question that may stay unanswered. */
export const YesNo = ({ t, ...rest }: Omit<ChoiceProps, 'options'> & Pick<FormParts, 't'>) => (
  <Choice {...rest} options={{ '': t.notSaid, yes: t.yes, no: t.no }} />
);
