import type { ChangeSettingsRequest } from '@closewise/contracts/admin';

export type SavedSettings = { price: string; closed: boolean };
export type SettingsValues = SavedSettings & { reason: string };

export const isPrice = (typed: string): boolean => /^\d+(\.\d{1,2})?$/.test(typed.trim());

/** Only what was changed is sent, so that nobody undoes what another admin has set meanwhile; null for nothing. */
export function changesOf(
  { price, closed, reason }: SettingsValues,
  saved: SavedSettings,
): ChangeSettingsRequest | null {
  const typed = price.trim();
  const priceChanges = typed === '' || Number(typed) !== Number(saved.price);
  const closedChanges = closed !== saved.closed;
  if (!priceChanges && !closedChanges) return null;
  return {
    ...(priceChanges && { BUYER_REPORT_PRICE: typed }),
    ...(closedChanges && { maintenance_mode: String(closed) }),
    ...(reason.trim() && { reason: reason.trim() }),
  };
}
