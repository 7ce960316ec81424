import type { AdminRole } from '../../../../shared/api/admin-accounts';

const texts = {
  title: 'Admins and auditors',
  lede: 'An auditor sees everything but names and addresses, and changes nothing.',
  loading: 'Loading admins...',
  you: 'You',
  secondFactor: 'Second factor on',
  passwordOnly: 'Password only',
  revoked: (reason: string | null) => `Revoked: ${reason ?? ''}`,
  roles: { admin: 'Admin', auditor: 'Auditor' } satisfies Record<AdminRole, string>,
  add: 'Add somebody',
  create: {
    title: 'Add somebody',
    username: 'Username',
    usernameHint: '3 to 60 letters, digits, dots, hyphens, underscores or @.',
    usernameMissing: 'Enter a username',
    role: 'Role',
    password: 'Password',
    passwordHint: 'At least 8 characters. Leave it empty to have one made up, which is shown once.',
    submit: 'Add',
    failed: 'Nobody was added. Please try again.',
  },
  issued: {
    title: (username: string) => `The password of ${username}`,
    body: 'It is shown only now. Hand it over in person, and ask them to change it at once.',
    copy: 'Password',
    kept: 'I have kept it',
  },
  makeRole: {
    admin: { action: 'Make admin', of: (name: string) => `Make ${name} an admin` },
    auditor: { action: 'Make auditor', of: (name: string) => `Make ${name} an auditor` },
  },
  revoke: { action: 'Revoke', of: (name: string) => `Revoke ${name}` },
  changeLede: 'This ends their sessions at once.',
  reason: 'Reason',
  reasonHint: 'It is kept with this change, for everybody who reads the record.',
  reasonMissing: 'Say why: the reason is kept with this change',
  cancel: 'Cancel',
  saving: 'Saving...',
  changeFailed: 'Nothing was changed. Please try again.',
};
export default texts;
