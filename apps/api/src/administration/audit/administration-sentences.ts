import type {
  AdminCreated,
  AdminEvent,
  OperationsEvent,
  SettingChanged,
  UsernameEvent,
} from '@closewise/domain/administration';
import { isClaim, testimonialTextOf, type Claim } from '@closewise/domain/marketing';
import { formatCents } from '@closewise/domain/money';
import type { AuditSentence, NameOf, SentencesFor } from './audit-sentences.js';

/** Sentences about events of the admin area. */
export const administrationSentences: SentencesFor<
  AdminEvent | OperationsEvent | SettingChanged | UsernameEvent
> = {
  SettingChanged: settingChanged,
  AdminCreated: adminCreated,
  AdminRoleChanged: ({ adminId, role }, nameOf) => `Made “${nameOf(adminId)}” an ${role}`,
  AdminCredentialsChanged: ({ usernameChanged, passwordChanged }) =>
    `Changed their own ${[usernameChanged && 'username', passwordChanged && 'password'].filter(Boolean).join(' and ')}`,
  AdminPasswordReset: aboutAdmin((name) => `Reset the password of the admin ${name}`),
  AdminRevoked: aboutAdmin((name) => `Revoked the admin ${name}`),
  AdminReinstated: aboutAdmin((name) => `Reinstated the admin ${name}`),
  SecondFactorEnabled: aboutAdmin((name) => `Turned on the second factor of ${name}`),
  SecondFactorDisabled: aboutAdmin((name) => `Turned off the second factor of ${name}`),
  AdminUsernameClaimed: null,
  AdminUsernameReleased: null,
  JobRetried: ({ queue }) => `Retried a failed job of ${queue}`,
  JobDiscarded: ({ queue }) => `Discarded a failed job of ${queue}`,
  ConsumerRestarted: ({ consumer }) => `Restarted ${consumer}`,
};

/** Actions from an early release have no role. */
function adminCreated({ adminId, role }: Partial<AdminCreated['data']>, nameOf: NameOf): string {
  return `Created the ${role ?? 'admin'} “${nameOf(String(adminId))}”`;
}

function aboutAdmin(sentence: (quotedName: string) => string): AuditSentence<Readonly<{ adminId: string }>> {
  return ({ adminId }, nameOf) => sentence(`“${nameOf(adminId)}”`);
}

function settingChanged({ key, value, before }: Omit<SettingChanged['data'], 'person'>): string {
  if (key === 'maintenance_mode')
    return value === 'true' ? 'Closed the site for maintenance' : 'Opened the site after maintenance';
  if (isClaim(key)) return `${value === 'true' ? 'Showed' : 'Hid'} ${claimInWords(key)} on the pages`;
  const text = testimonialTextOf(key);
  if (text)
    return `${value === '' ? 'Removed' : 'Set'} the ${text.field.toLowerCase()} of testimonial ${text.number} in ${text.language === 'EN' ? 'English' : 'Spanish'}`;
  const price = priceNames[key];
  return price
    ? `Changed ${price} from ${formatCents(Number(before))} to ${formatCents(Number(value))}`
    : `Changed ${key} from “${before}” to “${value}”`;
}

const priceNames: Readonly<Record<string, string>> = {
  buyer_report_price: 'the report price',
  premium_price: 'the price of premium',
};

/** `the claim CLAIM_SPEED`, `testimonial 1`. */
const claimInWords = (claim: Claim): string =>
  claim.startsWith('CLAIM_TESTIMONIAL_') ? `testimonial ${claim.slice(-1)}` : `the claim ${claim}`;
