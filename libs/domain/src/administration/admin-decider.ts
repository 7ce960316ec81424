import { DomainError, type Decider } from '../events/index.js';
import type { AdminCommand, ChangeCredentials } from './admin-commands.js';
import type { AdminEvent } from './admin-events.js';
import { evolveAdmin, unknownAdmin, type ActiveAdmin, type AdminState } from './admin-state.js';

/** One admin: created, credentials changed, reset, revoked, reinstated. */
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

function create(
  { adminId, subjectId, username, usernameKey, credentialId }: Extract<AdminCommand, { type: 'CreateAdmin' }>,
  state: AdminState,
): AdminEvent[] {
  if (state.status !== 'unknown') return [];
  const person = { username };
  return [{ type: 'AdminCreated', data: { adminId, subjectId, usernameKey, credentialId, person } }];
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
      return state.status === 'revoked'
        ? []
        : [{ type: 'AdminRevoked', data: { adminId, reason: reasonOf(command) } }];
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

const notRevoked = (): DomainError =>
  new DomainError(
    'administration.admin-active',
    'This admin is not revoked: admin reset gives them a new password',
  );

function reasonOf(command: Readonly<{ reason: string }>): string {
  const reason = command.reason.trim();
  if (reason !== '' && reason.length <= 500 && !/[\p{Cc}\p{Cs}]/u.test(reason)) return reason;
  throw new DomainError(
    'administration.reason-invalid',
    'Give the reason in one line of at most 500 characters',
  );
}
