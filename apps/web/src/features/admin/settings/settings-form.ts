import type { SettingsView } from '@closewise/contracts/admin';
import { dollarsOf } from '@closewise/domain/money';
import { changeSettingsRequest, type ChangeSettingsRequest } from '@closewise/contracts/admin';
import { resolveBy } from '../../../shared/forms/resolve-by';
import { isSiteClosed, reportPriceCents, readSetting } from './settings';
import texts from './texts';

export type SavedSettings = { price: string; premium: string; closed: boolean };
export type SettingsValues = SavedSettings & { reason: string };

/** What the form shows first. */
export const readSavedSettings = (view: SettingsView): SavedSettings => ({
  price: formatPrice(reportPriceCents(view)),
  premium: formatPrice(Number(readSetting(view, 'premium_price'))),
  closed: isSiteClosed(view),
});

/** Dollars as an admin types them, such as 29.00. */
const formatPrice = (cents: number): string => dollarsOf(cents).toFixed(2);

const isPrice = (typed: string): boolean => /^\d+(\.\d{1,2})?$/.test(typed.trim());

/**
 * Only the changed settings, so that a concurrent change by another admin is not overwritten; null if nothing changed.
 */
export function changedSettings(
  { price, premium, closed, reason }: SettingsValues,
  saved: SavedSettings,
): ChangeSettingsRequest | null {
  const changes: ChangeSettingsRequest = {
    ...(differs(price, saved.price) && { BUYER_REPORT_PRICE: price.trim() }),
    ...(differs(premium, saved.premium) && { PREMIUM_PRICE: premium.trim() }),
    ...(closed !== saved.closed && { maintenance_mode: String(closed) }),
  };
  if (Object.keys(changes).length === 0) return null;
  return { ...changes, ...(reason.trim() && { reason: reason.trim() }) };
}

const differs = (typed: string, saved: string): boolean =>
  typed.trim() === '' || Number(typed) !== Number(saved);

/** The API's rules, which also limit prices; anything that is not a price is refused here. */
export const settingsResolver = resolveBy<SettingsValues>(
  changeSettingsRequest.extend({
    BUYER_REPORT_PRICE: changeSettingsRequest.shape.BUYER_REPORT_PRICE.unwrap().refine(isPrice),
    PREMIUM_PRICE: changeSettingsRequest.shape.PREMIUM_PRICE.unwrap().refine(isPrice),
  }),
  {
    body: ({ price, premium, reason }) => ({ BUYER_REPORT_PRICE: price, PREMIUM_PRICE: premium, reason }),
    fields: { BUYER_REPORT_PRICE: 'price', PREMIUM_PRICE: 'premium' },
    words: { price: texts.priceInvalid, premium: texts.priceInvalid },
  },
);
