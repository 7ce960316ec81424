import type { SettingsView } from '@closewise/contracts/admin';
import { dollarsOf } from '@closewise/domain/money';
import type { SavedSettings } from './settings-form';

/** A setting as the server keeps it; a missing one is a fault of the server and says so. */
export function settingOf({ settings }: SettingsView, key: string): string {
  const found = settings.find((setting) => setting.key === key);
  if (!found) throw new Error(`The server has no setting ${key}`);
  return found.value;
}

export const priceCentsOf = (view: SettingsView): number => Number(settingOf(view, 'buyer_report_price'));

/** What the form begins with. */
export const savedSettingsOf = (view: SettingsView): SavedSettings => ({
  price: typedPrice(priceCentsOf(view)),
  premium: typedPrice(Number(settingOf(view, 'premium_price'))),
  closed: isClosed(view),
});

export const isClosed = (view: SettingsView): boolean => settingOf(view, 'maintenance_mode') === 'true';

/** Dollars as they are typed, such as 29.00. */
const typedPrice = (cents: number): string => dollarsOf(cents).toFixed(2);
