import type { AdminCommand } from './admin-commands.js';
import { adminDecider } from './admin-decider.js';
import type { AdminEvent } from './admin-events.js';

const adminId = 'a1';
const subjectId = 'admin-a1';
const names = { adminId, subjectId, usernameKey: 'key-of-ann' };
const create: AdminCommand = { type: 'CreateAdmin', ...names, username: 'Ann', credentialId: 'c1' };
const created: AdminEvent = {
  type: 'AdminCreated',
  data: { ...names, credentialId: 'c1', person: { username: 'Ann' } },
};
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
    ['is revoked', [created], { type: 'RevokeAdmin', reason: 'left' }, [revoked]],
    [
      'is revoked for a reason of 500 characters',
      [created],
      { type: 'RevokeAdmin', reason: ` ${'x'.repeat(500)} ` },
      [{ ...revoked, data: { adminId, reason: 'x'.repeat(500) } } as AdminEvent],
    ],
    ['is revoked once', [created, revoked], { type: 'RevokeAdmin', reason: 'again' }, []],
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
    ...[...revokedOnly, { type: 'RevokeAdmin', reason: 'left' } as const].map(
      (command) => [command, [], 'administration.admin-unknown'] as const,
    ),
    [
      { type: 'ReinstateAdmin', reason: 'is back', credentialId: 'c2' } as const,
      [created],
      'administration.admin-active',
    ] as const,
  ])('refuses %j when it is too early or too late for it', (command, given, code) => {
    expect(() => adminDecider.decide(command, stateOf([...given]))).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it.each([' ', 'x'.repeat(501), 'two\nlines'])('is not revoked for the reason %j', (reason) => {
    expect(() => adminDecider.decide({ type: 'RevokeAdmin', reason }, stateOf([created]))).toThrow(
      expect.objectContaining({ code: 'administration.reason-invalid' }),
    );
  });

  it('is again who they were once reinstated, without a trace of the revocation', () => {
    expect(stateOf([created, secured, revoked, reinstated])).toStrictEqual({
      ...stateOf([created, secured]),
      credentialId: 'c2',
    });
  });

  it('has no name any more once it was erased', () => {
    const erased = { ...created, data: { ...created.data, person: null } } as AdminEvent;
    expect(stateOf([erased])).toMatchObject({ status: 'active', username: null });
  });
});
