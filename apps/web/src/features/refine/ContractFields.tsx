import { useWatch } from 'react-hook-form';
import { dayName } from '../../shared/i18n/days';
import { TextField } from '../../shared/ui/TextField';
import { newestOf } from './inputs';
import { Amount, Choice, Group, YesNo, type FormParts } from './Fields';

/** Who pays what of the costs. */
export function PayerFields({ t, language, form, report }: FormParts) {
  const hasAssociation = useWatch({ control: form.control, name: 'hasAssociation' });
  const amounts = { t, language, form };
  return (
    <Group title={t.groups.payers}>
      <Choice
        form={form}
        field="agentPaidBy"
        label={t.fields.agentPaidBy}
        options={{ '': t.assumedPayer(t.payers[report.assumed.agentPaidBy].toLowerCase()), ...t.payers }}
      />
      <Amount {...amounts} field="sellerCredit" label={t.fields.sellerCreditCents} hint={t.hints.credit} />
      <Amount {...amounts} field="deposit" label={t.fields.depositCents} hint={t.hints.deposit} />
      <YesNo t={t} form={form} field="hasAssociation" label={t.fields.hasAssociation} />
      {hasAssociation !== 'no' && (
        <Amount {...amounts} field="hoaMonthly" label={t.fields.hoaMonthlyCents} hint={t.hints.dues} />
      )}
    </Group>
  );
}

/** When it closes. */
export const DateFields = ({ t, language, form, report }: FormParts) => (
  <Group title={t.groups.dates}>
    <TextField
      label={t.fields.closingDate}
      type="date"
      hint={
        newestOf(report).inputs.closingDate === null
          ? t.hints.assumedDay(dayName(report.assumed.closingDate, language))
          : undefined
      }
      keepsHint
      error={form.formState.errors.closingDate?.message}
      {...form.register('closingDate')}
    />
  </Group>
);
