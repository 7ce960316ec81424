import { useWatch } from 'react-hook-form';
import { dayName } from '../../shared/i18n/days';
import { formatCents } from '../../shared/i18n/money';
import { propertyTypesOffered } from '../../shared/property/property-types-offered';
import { CheckField } from '../../shared/ui/CheckField';
import { TextField } from '../../shared/ui/TextField';
import { applies } from './refine-form';
import { Amount, Choice, type FormParts, Group, YesNo } from './Fields';
import { newestOf } from './inputs';
import { percentName } from './format-input';

/** Home and price, plus county and city limits if the address does not determine them. */
export function HomeFields({ t, language, form, report }: FormParts) {
  const [address, propertyType] = useWatch({ control: form.control, name: ['address', 'propertyType'] });
  const { place } = report;
  const { inputs } = newestOf(report);
  const counties = new Set([
    ...(inputs.county ? [inputs.county] : []),
    ...place.choices.map(({ county }) => county),
  ]);
  const isThere = address.trim() === inputs.address;
  const asksLimits = place.open.includes('city-limits') || inputs.insideCityLimits !== null;
  const offered = propertyTypesOffered(address, propertyType);
  return (
    <Group title={t.groups.home}>
      <TextField
        label={t.fields.address}
        hint={t.hints.address}
        autoComplete="address-line1"
        error={form.formState.errors.address?.message}
        {...form.register('address')}
      />
      {isThere && counties.size > 0 && (
        <Choice
          form={form}
          field="county"
          label={t.fields.county}
          options={{ '': t.notSaid, ...Object.fromEntries([...counties].map((name) => [name, name])) }}
        />
      )}
      {isThere && asksLimits && (
        <YesNo t={t} form={form} field="insideCityLimits" label={t.fields.insideCityLimits} />
      )}
      <Amount {...{ t, language, form }} field="price" label={t.fields.priceCents} />
      <Choice
        form={form}
        field="propertyType"
        label={t.fields.propertyType}
        options={Object.fromEntries(offered.map((type) => [type, t.propertyTypes[type]]))}
      />
      {propertyType === 'multi-family' && (
        <TextField
          label={t.fields.units}
          inputMode="numeric"
          error={form.formState.errors.units?.message}
          {...form.register('units')}
        />
      )}
      <Choice form={form} field="occupancy" label={t.fields.occupancy} options={t.occupancies} />
      <CheckField label={t.pool} field={form.register('hasPool')} />
    </Group>
  );
}

/** The loan; hidden for cash buyers. */
export function LoanFields({ t, language, form, report }: FormParts) {
  const values = useWatch({ control: form.control, compute: (all) => all });
  const { assumed } = report;
  const { inputs } = newestOf(report);
  /** Assumptions are known only for the newest version's loan, and only where the buyer gave no value. */
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

/** The agent's pay, the seller's credit, the deposit and association dues. */
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
