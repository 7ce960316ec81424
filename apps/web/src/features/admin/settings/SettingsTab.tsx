import { Card } from '../Card';
import { ReadOnly } from '../ReadOnly';
import { Remote } from '../Remote';
import { SettingsForm } from './SettingsForm';
import { savedSettingsOf } from './setting-values';
import texts from './texts';
import { useSettings } from './use-settings';

/** Prices and maintenance of the site. */
export function SettingsTab() {
  const settings = useSettings();
  return (
    <div className="max-w-2xl">
      <Card title={texts.title} lede={texts.lede}>
        <Remote query={settings} loading={texts.loading}>
          {(view) => (
            <ReadOnly>
              <SettingsForm saved={savedSettingsOf(view)} />
            </ReadOnly>
          )}
        </Remote>
      </Card>
    </div>
  );
}
