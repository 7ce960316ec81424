import { type AdminCommand, adminDecider } from './admin-decider.js';
import type { AdminEvent } from './admin-events.js';
import type { AdminRole } from './admin-roles.js';

const adminId = 'a1';
const subjectId = 'admin-a1';
const names = { adminId, subjectId, usernameKey: 'key-of-ann' };
const account = { ...names, role: 'admin', credentialId: 'c1' } as const;
const create: AdminCommand = { type: 'CreateAdmin', ...account, username: 'Ann' };
const created: AdminEvent = {
  type: 'AdminCreated',
  data: { ...account, person: { username: 'Ann' } },
};
const createdAuditor: AdminEvent = {
  type: 'AdminCreated',
  data: { ...account, role: 'auditor', person: { username: 'Ann' } },
};
const roleChanged = (role: AdminRole): AdminEvent => ({
  type: 'AdminRoleChanged',
  data: { adminId, role, reason: 'new duties' },
});
/** By the operator, with one more admin to be left. */
const taking = { byAdminId: null, otherAdmins: 1 };
const revoke = (reason: string): AdminCommand => ({ type: 'RevokeAdmin', ...taking, reason });
const changeRole = (role: AdminRole, more: object = {}): AdminCommand => ({
  type: 'ChangeAdminRole',
  ...taking,
  role,
  reason: 'new duties',
  ...more,
});
const revoked: AdminEvent = { type: 'AdminRevoked', data: { adminId, reason: 'left' } };
const reset: AdminEvent = { type: 'AdminPasswordReset', data: { adminId, credentialId: 'c2' } };
const secured: AdminEvent = { type: 'SecondFactorEnabled', data: { adminId } };
const unsecured: AdminEvent = { type: 'SecondFactorDisabled', data: { adminId } };
const reinstated: AdminEvent = {
  type: 'AdminReinstated',
  data: { adminId, reason: 'is back', credentialId: 'c2' },
};
const bob = { username: 'bob', usernameKey: 'key-of-bob' };
const change = (
  chosen: { username: string; usernameKey: string } | null,
  credentialId: string | null,
): AdminCommand => ({ type: 'ChangeCredentials', chosen, credentialId });
const changed = (data: object): AdminEvent =>
  ({
    type: 'AdminCredentialsChanged',
    data: { ...names, credentialId: 'c1', person: { username: 'Ann' }, ...data },
  }) as AdminEvent;

const stateOf = (given: AdminEvent[]) => given.reduce(adminDecider.evolve, adminDecider.initialState);

describe('an admin', () => {
  it.each<[string, AdminEvent[], AdminCommand, AdminEvent[]]>([
    ['is created', [], create, [created]],
    ['is created as an auditor', [], { ...create, role: 'auditor' }, [createdAuditor]],
    ['is created once', [created], create, []],
    [
      'changes the username',
      [created],
      change(bob, null),
      [
        changed({
          usernameKey: 'key-of-bob',
          person: { username: 'bob' },
          usernameChanged: true,
          passwordChanged: false,
        }),
      ],
    ],
    [
      'changes the password',
      [created],
      change(null, 'c2'),
      [changed({ credentialId: 'c2', usernameChanged: false, passwordChanged: true })],
    ],
    ['changes nothing', [created], change({ username: 'Ann', usernameKey: 'key-of-ann' }, null), []],
    ['gets a new password', [created], { type: 'ResetPassword', credentialId: 'c2' }, [reset]],
    [
      'loses the second factor with a new password',
      [created, secured],
      { type: 'ResetPassword', credentialId: 'c2' },
      [reset, unsecured],
    ],
    ['is revoked', [created], revoke('left'), [revoked]],
    [
      'is revoked for a reason of 500 characters',
      [created],
      revoke(` ${'x'.repeat(500)} `),
      [{ ...revoked, data: { adminId, reason: 'x'.repeat(500) } } as AdminEvent],
    ],
    ['is revoked once', [created, revoked], revoke('again'), []],
    [
      'is revoked once, even as the last one',
      [created, revoked],
      { type: 'RevokeAdmin', byAdminId: adminId, otherAdmins: 0, reason: 'again' },
      [],
    ],
    [
      'is revoked as an auditor though there is no other admin',
      [createdAuditor],
      { type: 'RevokeAdmin', byAdminId: 'a2', otherAdmins: 0, reason: 'left' },
      [revoked],
    ],
    ['becomes an auditor', [created], changeRole('auditor'), [roleChanged('auditor')]],
    ['becomes an admin', [createdAuditor], changeRole('admin', { otherAdmins: 0 }), [roleChanged('admin')]],
    ['becomes an auditor once', [created, roleChanged('auditor')], changeRole('auditor'), []],
    ['stays what they are', [created], changeRole('admin', { byAdminId: adminId, otherAdmins: 0 }), []],
    [
      'is reinstated with a new password',
      [created, revoked],
      { type: 'ReinstateAdmin', reason: 'is back', credentialId: 'c2' },
      [reinstated],
    ],
    ['adds a second factor', [created], { type: 'SetSecondFactor', enabled: true }, [secured]],
    ['adds it once', [created, secured], { type: 'SetSecondFactor', enabled: true }, []],
    ['gives it up', [created, secured], { type: 'SetSecondFactor', enabled: false }, [unsecured]],
    ['has none to give up', [created], { type: 'SetSecondFactor', enabled: false }, []],
  ])('%s', (_title, given, command, expected) => {
    expect(adminDecider.decide(command, stateOf(given))).toStrictEqual(expected);
  });

  const revokedOnly: AdminCommand[] = [
    change(bob, 'c2'),
    { type: 'ResetPassword', credentialId: 'c2' },
    { type: 'SetSecondFactor', enabled: true },
  ];
  it.each([
    ...revokedOnly.map((command) => [command, [created, revoked], 'administration.admin-revoked'] as const),
    [changeRole('auditor'), [created, revoked], 'administration.admin-revoked'] as const,
    ...[...revokedOnly, revoke('left'), changeRole('auditor')].map(
      (command) => [command, [], 'administration.admin-unknown'] as const,
    ),
    [
      { type: 'ReinstateAdmin', reason: 'is back', credentialId: 'c2' } as const,
      [created],
      'administration.admin-active',
    ] as const,
    [
      { type: 'RevokeAdmin', byAdminId: adminId, otherAdmins: 1, reason: 'left' } as const,
      [created],
      'administration.own-account',
    ] as const,
    [changeRole('auditor', { byAdminId: adminId }), [created], 'administration.own-account'] as const,
    [changeRole('admin', { byAdminId: adminId }), [createdAuditor], 'administration.own-account'] as const,
    [
      { type: 'RevokeAdmin', byAdminId: 'a2', otherAdmins: 0, reason: 'left' } as const,
      [created],
      'administration.last-admin',
    ] as const,
    [changeRole('auditor', { otherAdmins: 0 }), [created], 'administration.last-admin'] as const,
  ])('refuses %j too early, too late, to oneself and to the last one', (command, given, code) => {
    expect(() => adminDecider.decide(command, stateOf([...given]))).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it.each([' ', 'x'.repeat(501), 'two\nlines'])('is not revoked for the reason %j', (reason) => {
    expect(() => adminDecider.decide(revoke(reason), stateOf([created]))).toThrow(
      expect.objectContaining({ code: 'administration.reason-invalid' }),
    );
  });

  it('is again who they were once reinstated, without a trace of the revocation', () => {
    expect(stateOf([created, secured, revoked, reinstated])).toStrictEqual({
      ...stateOf([created, secured]),
      credentialId: 'c2',
    });
  });

  it('has no name after it is erased', () => {
    const erased = { ...created, data: { ...created.data, person: null } } as AdminEvent;
    expect(stateOf([erased])).toMatchObject({ status: 'active', username: null });
  });
});
