import type { SettingsView } from '@closewise/contracts/admin';
import { claims } from '@closewise/domain/marketing';
import { Card } from '../Card';
import { ReadOnly } from '../may-change';
import { Remote } from '../Remote';
import { useSettings } from '../settings/settings';
import { MetricsCard } from './MetricsCard';
import { SocialProofCard } from './SocialProofCard';
import { TestimonialsForm } from './TestimonialsForm';
import texts from './texts';
import { SwitchRow, SaveChanges, useMarketingForm } from './marketing-form';

/** Metrics, claims, testimonials and purchase notices. */
export function MarketingView() {
  const settings = useSettings();
  return (
    <div className="grid gap-6">
      <MetricsCard />
      <Card title={texts.claims.title} lede={texts.claims.lede}>
        <Remote query={settings} loading={texts.loading}>
          {(view) => (
            <ReadOnly>
              <ClaimsForm view={view} />
            </ReadOnly>
          )}
        </Remote>
      </Card>
      <Card title={texts.testimonials.title} lede={texts.testimonials.lede}>
        <Remote query={settings} loading={texts.loading}>
          {(view) => (
            <ReadOnly>
              <TestimonialsForm view={view} />
            </ReadOnly>
          )}
        </Remote>
      </Card>
      <ReadOnly>
        <SocialProofCard />
      </ReadOnly>
    </div>
  );
}

const { names } = texts.claims;
const keys = claims.filter((claim): claim is keyof typeof names => claim in names);

function ClaimsForm({ view }: { view: SettingsView }) {
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
