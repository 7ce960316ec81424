import type { SettingsView } from '@closewise/contracts/admin';
import { claims } from '@closewise/domain/marketing';
import { SwitchRow } from './SwitchRow';
import { SaveChanges } from './SaveChanges';
import texts from './texts';
import { useMarketingForm } from './use-marketing-form';

const { names } = texts.claims;
const keys = claims.filter((claim): claim is keyof typeof names => claim in names);

/** A switch for each claim. */
export function ClaimsForm({ view }: { view: SettingsView }) {
  const marketing = useMarketingForm(view, keys);
  const { form, values, submit } = marketing;
  return (
    <form
      className="grid max-w-2xl gap-6"
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <div className="divide-y divide-dashed divide-line border-y border-dashed border-line">
        {keys.map((key) => (
          <SwitchRow key={key} name={names[key]} isOn={values[key] === true} field={form.register(key)} />
        ))}
      </div>
      <SaveChanges of={marketing} label={texts.save.claims} />
    </form>
  );
}
