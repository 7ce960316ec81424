import type { AdminRole } from '../../../shared/api/admin';

const texts = {
  title: 'Admins and auditors',
  lede: 'Auditors see everything except names and addresses, and cannot change anything.',
  loading: 'Loading admins...',
  you: 'You',
  secondFactor: 'Second factor on',
  passwordOnly: 'Password only',
  revoked: (reason: string | null) => `Revoked: ${reason ?? ''}`,
  roles: { admin: 'Admin', auditor: 'Auditor' } satisfies Record<AdminRole, string>,
  add: 'Add an account',
  create: {
    title: 'Add an account',
    username: 'Username',
    usernameHint: '3 to 60 letters, digits, dots, hyphens, underscores or @.',
    usernameMissing: 'Enter a username',
    role: 'Role',
    password: 'Password',
    passwordHint: 'At least 8 characters. Leave empty to generate one, which is shown once.',
    submit: 'Add',
    failed: 'The account was not created. Please try again.',
  },
  issued: {
    title: (username: string) => `Password for ${username}`,
    body: 'It is shown only now. Hand it over in person, and ask them to change it right away.',
    copy: 'Password',
    kept: 'I have saved it',
  },
  makeRole: {
    admin: { action: 'Make admin', of: (name: string) => `Make ${name} an admin` },
    auditor: { action: 'Make auditor', of: (name: string) => `Make ${name} an auditor` },
  },
  revoke: { action: 'Revoke', of: (name: string) => `Revoke ${name}` },
  changeLede: 'This ends their sessions immediately.',
  reason: 'Reason',
  reasonHint: 'Recorded with this change.',
  reasonMissing: 'Enter a reason. It is recorded with this change.',
  cancel: 'Cancel',
  saving: 'Saving...',
  changeFailed: 'Nothing was changed. Please try again.',
};
export default texts;
