import { assertNamesNobody, DomainError, type Decider } from '../events/index.js';
import type { AdminCommand, ChangeAdminRole, ChangeCredentials, RevokeAdmin } from './admin-commands.js';
import type { AdminEvent } from './admin-events.js';
import { evolveAdmin, unknownAdmin, type ActiveAdmin, type AdminState } from './admin-state.js';

/** One admin: created, credentials or role changed, reset, revoked, reinstated. */
export const adminDecider: Decider<AdminCommand, AdminState, AdminEvent> = {
  initialState: unknownAdmin,
  decide: (command, state) =>
    command.type === 'CreateAdmin' ? create(command, state) : decideKnown(command, known(state)),
  evolve: evolveAdmin,
};

/** The one stream of an admin. */
export const adminStream = (adminId: string): string => `admin-${adminId}`;

/** Refusal of every command to an admin that does not exist. */
export const noSuchAdmin = (): DomainError =>
  new DomainError(
    'administration.admin-unknown',
    'There is no admin of this name: admin list shows who there is',
  );

type Known = Exclude<AdminState, { status: 'unknown' }>;

function known(state: AdminState): Known {
  if (state.status === 'unknown') throw noSuchAdmin();
  return state;
}

function active(state: Known): ActiveAdmin {
  if (state.status === 'active') return state;
  throw new DomainError(
    'administration.admin-revoked',
    'This admin was revoked: admin reinstate lets them in again',
  );
}

function create(command: Extract<AdminCommand, { type: 'CreateAdmin' }>, state: AdminState): AdminEvent[] {
  if (state.status !== 'unknown') return [];
  const { adminId, role, subjectId, username, usernameKey, credentialId } = command;
  const account = { adminId, role, subjectId, usernameKey, credentialId };
  return [{ type: 'AdminCreated', data: { ...account, person: { username } } }];
}

function decideKnown(command: Exclude<AdminCommand, { type: 'CreateAdmin' }>, state: Known): AdminEvent[] {
  const { adminId } = state;
  switch (command.type) {
    case 'ChangeCredentials':
      return changeCredentials(command, active(state));
    case 'ResetPassword': {
      const off: AdminEvent[] = active(state).secondFactor
        ? [{ type: 'SecondFactorDisabled', data: { adminId } }]
        : [];
      return [{ type: 'AdminPasswordReset', data: { adminId, credentialId: command.credentialId } }, ...off];
    }
    case 'RevokeAdmin':
      if (state.status === 'revoked') return [];
      checkMayLose(command, state);
      return [{ type: 'AdminRevoked', data: { adminId, reason: reasonOf(command) } }];
    case 'ChangeAdminRole': {
      const { role } = command;
      if (active(state).role === role) return [];
      checkMayLose(command, state);
      return [{ type: 'AdminRoleChanged', data: { adminId, role, reason: reasonOf(command) } }];
    }
    case 'ReinstateAdmin': {
      if (state.status === 'active') throw notRevoked();
      const { credentialId } = command;
      return [{ type: 'AdminReinstated', data: { adminId, reason: reasonOf(command), credentialId } }];
    }
    case 'SetSecondFactor': {
      if (active(state).secondFactor === command.enabled) return [];
      return [{ type: command.enabled ? 'SecondFactorEnabled' : 'SecondFactorDisabled', data: { adminId } }];
    }
  }
}

function changeCredentials({ chosen, credentialId }: ChangeCredentials, state: ActiveAdmin): AdminEvent[] {
  const usernameChanged = chosen !== null && chosen.username !== state.username;
  const passwordChanged = credentialId !== null;
  if (!usernameChanged && !passwordChanged) return [];
  const username = chosen?.username ?? state.username;
  const data = {
    adminId: state.adminId,
    subjectId: state.subjectId,
    usernameKey: chosen?.usernameKey ?? state.usernameKey,
    credentialId: credentialId ?? state.credentialId,
    person: username === null ? null : { username },
    usernameChanged,
    passwordChanged,
  };
  return [{ type: 'AdminCredentialsChanged', data }];
}

/** Nobody shuts themselves out, and somebody has to be left who may do everything. */
function checkMayLose({ byAdminId, otherAdmins }: RevokeAdmin | ChangeAdminRole, state: Known): void {
  if (byAdminId === state.adminId)
    throw new DomainError(
      'administration.own-account',
      'This is your own account: another admin has to do this',
    );
  if (state.role === 'admin' && otherAdmins === 0)
    throw new DomainError(
      'administration.last-admin',
      'This is the last admin: create another one first, or nobody could change anything any more',
    );
}

const notRevoked = (): DomainError =>
  new DomainError(
    'administration.admin-active',
    'This admin is not revoked: admin reset gives them a new password',
  );

function reasonOf(command: Readonly<{ reason: string }>): string {
  const reason = command.reason.trim();
  assertNamesNobody(reason);
  if (reason !== '' && reason.length <= 500 && !/[\p{Cc}\p{Cs}]/u.test(reason)) return reason;
  throw new DomainError(
    'administration.reason-invalid',
    'Give the reason in one line of at most 500 characters',
  );
}
