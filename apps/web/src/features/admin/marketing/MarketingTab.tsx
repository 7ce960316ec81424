import { Card } from '../Card';
import { ReadOnly } from '../ReadOnly';
import { Remote } from '../Remote';
import { useSettings } from '../settings/use-settings';
import { ClaimsForm } from './ClaimsForm';
import { MetricsCard } from './MetricsCard';
import { SocialProofCard } from './SocialProofCard';
import { TestimonialsForm } from './TestimonialsForm';
import texts from './texts';

/** How the site does, what it says of itself, and whose words it shows. */
export function MarketingTab() {
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
