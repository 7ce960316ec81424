import type { SettingsView } from '@closewise/contracts/admin';
import { Card } from '../Card';
import { Remote } from '../Remote';
import { settingOf } from '../settings/setting-values';
import { useSettings } from '../settings/use-settings';

const texts = {
  title: 'Social proof',
  lede: 'The settings as they are saved, by which the site tells visitors of recent purchases.',
  loading: 'Loading settings...',
} as const;

const lines: [name: string, valueOf: (view: SettingsView) => string][] = [
  ['Notices', (view) => (settingOf(view, 'SOCIAL_PROOF_ENABLED') === 'true' ? 'On' : 'Off')],
  ['Display frequency', (view) => `Every ${settingOf(view, 'SOCIAL_PROOF_INTERVAL')} seconds`],
  ['Display duration', (view) => `${settingOf(view, 'SOCIAL_PROOF_DURATION')} seconds`],
  ['Position', (view) => settingOf(view, 'SOCIAL_PROOF_POSITION').replace('-', ' ')],
  ['Message', (view) => settingOf(view, 'SOCIAL_PROOF_MESSAGE')],
];

/** What is set for the notices of purchases. */
export function SocialProofCard() {
  const settings = useSettings();
  return (
    <Card title={texts.title} lede={texts.lede}>
      <Remote query={settings} loading={texts.loading}>
        {(view) => (
          <dl className="divide-y divide-dashed divide-line">
            {lines.map(([name, valueOf]) => (
              <div key={name} className="grid gap-x-6 py-3 sm:grid-cols-[12rem_1fr]">
                <dt className="font-semibold">{name}</dt>
                <dd className="first-letter:uppercase [overflow-wrap:anywhere]">{valueOf(view)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Remote>
    </Card>
  );
}
