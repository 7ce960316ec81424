import { isClaim, testimonialTextOf, type Claim } from '@closewise/domain/marketing';
import { formatCents } from '@closewise/domain/money';
import { subjectSign } from '../../platform/personal-data/subject.js';
import type { ActionDetails, AuditSentence } from './audit-sentences.js';

/** What the actions of the admin area itself did, and those of the operator about persons and reports. */
export const ownSentences: Readonly<Record<string, AuditSentence>> = {
  SettingChanged: settingChanged,
  AdminCreated: ({ adminId, role = 'admin' }, nameOf) =>
    `Created the ${String(role)} “${nameOf(String(adminId))}”`,
  AdminRoleChanged: ({ adminId, role }, nameOf) => `Made “${nameOf(String(adminId))}” an ${String(role)}`,
  AdminCredentialsChanged: ({ usernameChanged, passwordChanged }) =>
    `Changed their own ${[usernameChanged && 'username', passwordChanged && 'password'].filter(Boolean).join(' and ')}`,
  AdminPasswordReset: ofAdmin((name) => `Reset the password of the admin ${name}`),
  AdminRevoked: ofAdmin((name) => `Revoked the admin ${name}`),
  AdminReinstated: ofAdmin((name) => `Let the admin ${name} in again`),
  SecondFactorEnabled: ofAdmin((name) => `Turned on the second factor of ${name}`),
  SecondFactorDisabled: ofAdmin((name) => `Turned off the second factor of ${name}`),
  LedgerVerificationRequested: () => 'Had the ledger verified',
  JobRetried: ({ queue }) => `Ran a failed job of ${String(queue)} once more`,
  JobDiscarded: ({ queue }) => `Gave up a failed job of ${String(queue)}`,
  ConsumerRestarted: ({ consumer }) => `Let ${String(consumer)} try again`,
  PersonErased: ({ subjectId, despiteObjections }) =>
    `Erased what is personal of ${subjectOf(subjectId)}${despiteObjections === true ? ', although something still needed it' : ''}`,
  PersonLookedUp: ({ subjectId }) => `Looked up what is kept of ${subjectOf(subjectId)}`,
  PersonExported: ({ subjectId }) => `Exported what is kept of ${subjectOf(subjectId)}`,
};

/** People are not named where their name may have to go. */
const subjectOf = (subjectId: unknown): string => `the subject ${subjectSign(String(subjectId))}…`;

function ofAdmin(sentence: (quotedName: string) => string): AuditSentence {
  return ({ adminId }, nameOf) => sentence(`“${nameOf(String(adminId))}”`);
}

function settingChanged({ key, value, before }: ActionDetails): string {
  if (key === 'maintenance_mode')
    return value === 'true' ? 'Closed the site for maintenance' : 'Opened the site after maintenance';
  const name = String(key);
  if (isClaim(name)) return `${value === 'true' ? 'Showed' : 'Hid'} ${words(name)} on the pages`;
  const text = testimonialTextOf(name);
  if (text)
    return `${value === '' ? 'Removed' : 'Set'} the ${text.field.toLowerCase()} of testimonial ${text.number} in ${text.language === 'EN' ? 'English' : 'Spanish'}`;
  const shown = (cents: unknown): string => formatCents(Number(cents));
  const price = priceNames[name];
  return price
    ? `Changed ${price} from ${shown(before)} to ${shown(value)}`
    : `Changed ${name} from “${String(before)}” to “${String(value)}”`;
}

const priceNames: Readonly<Record<string, string>> = {
  buyer_report_price: 'the report price',
  premium_price: 'the price of premium',
};

/** `the claim CLAIM_SPEED`, `testimonial 1`. */
const words = (claim: Claim): string =>
  claim.startsWith('CLAIM_TESTIMONIAL_') ? `testimonial ${claim.slice(-1)}` : `the claim ${claim}`;
