import type { ChangeSettingsRequest } from '@closewise/contracts/admin';

export type SavedSettings = { price: string; premium: string; closed: boolean };
export type SettingsValues = SavedSettings & { reason: string };

export const isPrice = (typed: string): boolean => /^\d+(\.\d{1,2})?$/.test(typed.trim());

/** Only what was changed is sent, so that nobody undoes what another admin has set meanwhile; null for nothing. */
export function changesOf(
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
