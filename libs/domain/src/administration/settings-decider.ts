import { assertNamesNobody, DomainError, type Decider } from '../events/index.js';
import type { Cents } from '../money/index.js';
import { defaultSettings, readSetting, type SettingKey } from './setting-rules.js';
import type { SettingChanged } from './admin-events.js';

/** `pricesCents` and `premiumPricesCents` are all prices ever set for a report and for premium, oldest first. */
export type SettingsState = Readonly<{
  values: Readonly<Record<SettingKey, string>>;
  pricesCents: readonly Cents[];
  premiumPricesCents: readonly Cents[];
}>;

/** New values by `SettingName`; other settings remain unchanged. */
export type ChangeSettings = Readonly<{
  type: 'ChangeSettings';
  changes: Readonly<Record<string, string>>;
  reason: string | null;
}>;

/** The one stream of all settings. */
export const settingsStream = 'settings';

/** Accepts all changes of a command or none. Ignores unchanged values; refuses an empty command. */
export const settingsDecider: Decider<ChangeSettings, SettingsState, SettingChanged> = {
  initialState: {
    values: defaultSettings,
    pricesCents: [Number(defaultSettings.buyer_report_price)],
    premiumPricesCents: [Number(defaultSettings.premium_price)],
  },
  decide({ changes, reason }, { values }) {
    const why = readReason(reason);
    if (Object.keys(changes).length === 0)
      throw new DomainError('administration.no-changes', 'Name at least one setting and its new value');
    const settings = Object.entries(changes).map(([name, given]) => readSetting(name, given));
    assertNamesNobody(...settings.map(({ value }) => value));
    return settings
      .filter(({ key, value }) => values[key] !== value)
      .map(({ key, value }) => ({
        type: 'SettingChanged',
        data: { key, value, before: values[key], reason: why },
      }));
  },
  evolve({ values, pricesCents, premiumPricesCents }, { data: { key, value } }) {
    const after = (prices: readonly Cents[], priceKey: SettingKey) =>
      key === priceKey ? [...prices, Number(value)] : prices;
    return {
      values: { ...values, [key]: value },
      pricesCents: after(pricesCents, 'buyer_report_price'),
      premiumPricesCents: after(premiumPricesCents, 'premium_price'),
    };
  },
};

/** Whether the public site is closed for maintenance. */
export const isUnderMaintenance = ({ values }: SettingsState): boolean => values.maintenance_mode === 'true';

function readReason(reason: string | null): string | null {
  const text = reason?.trim() || null;
  assertNamesNobody(text);
  if (text === null || (text.length <= 500 && !/[\p{Cc}\p{Cs}]/u.test(text))) return text;
  throw new DomainError(
    'administration.reason-invalid',
    'The reason must be one line of at most 500 characters',
  );
}
