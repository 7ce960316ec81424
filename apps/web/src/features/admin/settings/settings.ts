import type { SettingsView } from '@closewise/contracts/admin';
import { readSettings } from '../../../shared/api/admin';
import { useAdminQuery } from '../admin-calls';

/** The stored value of a setting; throws if the server did not send it. */
export function readSetting({ settings }: SettingsView, key: string): string {
  const found = settings.find((setting) => setting.key === key);
  if (!found) throw new Error(`The server has no setting ${key}`);
  return found.value;
}

export const reportPriceCents = (view: SettingsView): number =>
  Number(readSetting(view, 'buyer_report_price'));

export const isSiteClosed = (view: SettingsView): boolean => readSetting(view, 'maintenance_mode') === 'true';

/** All settings of the site. */
export const useSettings = () => useAdminQuery(['settings'], readSettings);
