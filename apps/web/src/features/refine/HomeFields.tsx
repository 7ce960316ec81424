import { useWatch } from 'react-hook-form';
import { propertyTypesOffered } from '../../shared/property/property-types-offered';
import { CheckField } from '../../shared/ui/CheckField';
import { TextField } from '../../shared/ui/TextField';
import { Amount, Choice, Group, YesNo, type FormParts } from './Fields';
import { newestOf } from './inputs';

/** The home and its price; county and city limits where the address leaves them open. */
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
        autoComplete="street-address"
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
