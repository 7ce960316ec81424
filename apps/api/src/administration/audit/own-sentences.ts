import { formatCents } from '@closewise/domain/money';
import type { ActionDetails, AuditSentence } from './audit-sentences.js';

/** What the actions of the admin area itself did, and those of the operator about persons and reports. */
export const ownSentences: Readonly<Record<string, AuditSentence>> = {
  SettingChanged: settingChanged,
  AdminCreated: of('Created the admin'),
  AdminCredentialsChanged: ({ usernameChanged, passwordChanged }) =>
    `Changed their own ${[usernameChanged && 'username', passwordChanged && 'password'].filter(Boolean).join(' and ')}`,
  AdminPasswordReset: of('Reset the password of'),
  AdminRevoked: of('Revoked the admin'),
  AdminReinstated: of('Let in again the admin'),
  SecondFactorEnabled: of('Turned on the second factor of'),
  SecondFactorDisabled: of('Turned off the second factor of'),
  PersonErased: ({ subjectId }) => `Erased the person or report ${String(subjectId)}`,
};

function of(verb: string): AuditSentence {
  return ({ adminId }, nameOf) => `${verb} ${nameOf(String(adminId))}`;
}

function settingChanged({ key, value, before }: ActionDetails): string {
  if (key === 'maintenance_mode')
    return value === 'true' ? 'Closed the site for maintenance' : 'Opened the site after maintenance';
  const shown = (cents: unknown): string => formatCents(Number(cents));
  return key === 'buyer_report_price'
    ? `Changed the report price from ${shown(before)} to ${shown(value)}`
    : `Changed ${String(key)} from “${String(before)}” to “${String(value)}”`;
}
