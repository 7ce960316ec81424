import { useWatch } from 'react-hook-form';
import { formatCents } from '../../shared/i18n/money';
import { CheckField } from '../../shared/ui/CheckField';
import { TextField } from '../../shared/ui/TextField';
import { applies } from './applies';
import { Choice, Group, YesNo, type FormParts } from './Fields';
import { newestOf } from './inputs';
import { percentName } from './say-input';

/** The loan; who pays cash is asked for none. */
export function LoanFields({ t, language, form, report }: FormParts) {
  const values = useWatch({ control: form.control, compute: (all) => all });
  const { assumed } = report;
  const { inputs } = newestOf(report);
  /** What is assumed is known of the loan of the newest version alone, and where it says nothing itself. */
  const hintOf = (hint: string, said: unknown, value: string) =>
    said === null && values.loanType === inputs.loanType ? `${hint} ${t.hints.assumed(value)}` : hint;
  const isLoan = values.downAs === 'loan';
  const dollars = (cents: number) => formatCents(cents, language, 0);
  const { errors } = form.formState;
  return (
    <Group title={t.groups.loan}>
      <Choice form={form} field="loanType" label={t.fields.loanType} options={t.loanTypes} />
      {applies('down', values) && (
        <>
          <div className="grid gap-4 sm:grid-cols-[14rem_1fr]">
            <Choice
              form={form}
              field="downAs"
              label={t.downAs.label}
              options={{ down: t.downAs.down, loan: t.downAs.loan }}
            />
            <TextField
              label={isLoan ? t.loanAmount : t.fields.downPayment}
              hint={
                isLoan
                  ? hintOf(t.hints.loan, inputs.downPayment, dollars(assumed.loanCents))
                  : hintOf(t.hints.down, inputs.downPayment, dollars(assumed.downPaymentCents))
              }
              keepsHint
              error={errors.down?.message}
              {...form.register('down')}
            />
          </div>
          <TextField
            label={t.fields.interestRateThousandths}
            hint={hintOf(
              t.hints.rate,
              inputs.interestRateThousandths,
              percentName(assumed.interestRateThousandths ?? 0),
            )}
            keepsHint
            error={errors.rate?.message}
            {...form.register('rate')}
          />
        </>
      )}
      {applies('programFeeFinanced', values) && (
        <YesNo t={t} form={form} field="programFeeFinanced" label={t.fields.programFeeFinanced} />
      )}
      {applies('firstVaUse', values) && (
        <>
          <YesNo t={t} form={form} field="firstVaUse" label={t.fields.firstVaUse} />
          <YesNo t={t} form={form} field="veteranExempt" label={t.fields.veteranExempt} />
        </>
      )}
      <CheckField label={t.firstTime} field={form.register('firstTimeBuyer')} />
    </Group>
  );
}
