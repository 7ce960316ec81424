import type { ActionDetails, AuditSentence } from './audit-sentences.js';
import { administrationSentences } from './administration-sentences.js';

const nameOf = (id: string): string => `Name of ${id}`;
const adminId = 'a1';

describe('the sentences about the admin area itself', () => {
  it.each<[keyof typeof administrationSentences, object, string]>([
    ['AdminCreated', { adminId }, 'Created the admin “Name of a1”'],
    ['AdminCreated', { adminId, role: 'auditor' }, 'Created the auditor “Name of a1”'],
    ['AdminRoleChanged', { adminId, role: 'auditor' }, 'Made “Name of a1” an auditor'],
    [
      'AdminCredentialsChanged',
      { adminId, usernameChanged: true, passwordChanged: false },
      'Changed their own username',
    ],
    [
      'AdminCredentialsChanged',
      { adminId, usernameChanged: false, passwordChanged: true },
      'Changed their own password',
    ],
    [
      'AdminCredentialsChanged',
      { adminId, usernameChanged: true, passwordChanged: true },
      'Changed their own username and password',
    ],
    ['AdminPasswordReset', { adminId }, 'Reset the password of the admin “Name of a1”'],
    ['AdminRevoked', { adminId }, 'Revoked the admin “Name of a1”'],
    ['AdminReinstated', { adminId }, 'Reinstated the admin “Name of a1”'],
    ['SecondFactorEnabled', { adminId }, 'Turned on the second factor of “Name of a1”'],
    ['SecondFactorDisabled', { adminId }, 'Turned off the second factor of “Name of a1”'],
    [
      'SettingChanged',
      { key: 'buyer_report_price', before: '2500', value: '2950' },
      'Changed the report price from $25.00 to $29.50',
    ],
    [
      'SettingChanged',
      { key: 'premium_price', before: '1000', value: '1250' },
      'Changed the price of premium from $10.00 to $12.50',
    ],
    [
      'SettingChanged',
      { key: 'maintenance_mode', before: 'false', value: 'true' },
      'Closed the site for maintenance',
    ],
    [
      'SettingChanged',
      { key: 'maintenance_mode', before: 'true', value: 'false' },
      'Opened the site after maintenance',
    ],
    [
      'SettingChanged',
      { key: 'SOCIAL_PROOF_POSITION', before: 'bottom-left', value: 'bottom-right' },
      'Changed SOCIAL_PROOF_POSITION from “bottom-left” to “bottom-right”',
    ],
  ])('[AD-07] say of %s %j what was done', (type, details, sentence) => {
    expect((administrationSentences[type] as AuditSentence)(details as ActionDetails, nameOf)).toBe(sentence);
  });
});
