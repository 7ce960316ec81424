import { Card } from '../Card';
import { Remote } from '../Remote';
import { SettingsForm } from './SettingsForm';
import { typedPrice, isClosed, priceCentsOf } from './setting-values';
import texts from './texts';
import { useSettings } from './use-settings';

/** Price and maintenance of the site. */
export function SettingsTab() {
  const settings = useSettings();
  return (
    <div className="max-w-2xl">
      <Card title={texts.title} lede={texts.lede}>
        <Remote query={settings} loading={texts.loading}>
          {(view) => (
            <SettingsForm saved={{ price: typedPrice(priceCentsOf(view)), closed: isClosed(view) }} />
          )}
        </Remote>
      </Card>
    </div>
  );
}
