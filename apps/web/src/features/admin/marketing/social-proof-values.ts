import type { SettingsView } from '@closewise/contracts/admin';
import { defaultSettings } from '@closewise/domain/administration';
import { keptInBrowser } from '../../../shared/storage/kept-in-browser';
import { settingOf } from '../settings/setting-values';

export const socialProofKeys = [
  'SOCIAL_PROOF_ENABLED',
  'SOCIAL_PROOF_INTERVAL',
  'SOCIAL_PROOF_DURATION',
  'SOCIAL_PROOF_POSITION',
  'SOCIAL_PROOF_MESSAGE',
] as const;
type Key = (typeof socialProofKeys)[number];

/** The settings of the notices of purchases, as they are stored. */
export type SocialProofValues = Readonly<Record<Key, string>>;

const made = (valueOf: (key: Key) => string): SocialProofValues =>
  Object.fromEntries(socialProofKeys.map((key) => [key, valueOf(key)])) as SocialProofValues;

/** What the server has; its defaults where it could not be asked. */
export const socialProofOf = (view: SettingsView | null): SocialProofValues =>
  made((key) => (view ? settingOf(view, key) : defaultSettings[key]));

/** Only what was changed, so that nobody undoes what another admin has set meanwhile; null for nothing. */
export function socialProofChanges(
  values: SocialProofValues,
  saved: SocialProofValues,
): Partial<SocialProofValues> | null {
  const changed = socialProofKeys.filter((key) => values[key] !== saved[key]);
  return changed.length === 0 ? null : Object.fromEntries(changed.map((key) => [key, values[key]]));
}

const kept = keptInBrowser('closewise_social_proof_settings');

/** What was saved last stays in the admin's browser, too. */
export const keepSocialProof = (values: SocialProofValues): void => kept.keep(JSON.stringify(values));
