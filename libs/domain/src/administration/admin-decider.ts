import type { AdminEvent } from './admin-events.js';
import type { AdminRole } from './admin-roles.js';
import { assertNamesNobody, DomainError, type Decider } from '../events/index.js';

/** An admin account; the username is null after an erasure. */
export type AdminAccount = Readonly<{
  adminId: string;
  role: AdminRole;
  subjectId: string;
  username: string | null;
  usernameKey: string;
  credentialId: string;
  secondFactor: boolean;
}>;

export type ActiveAdmin = AdminAccount & Readonly<{ status: 'active' }>;
export type RevokedAdmin = AdminAccount & Readonly<{ status: 'revoked'; reason: string }>;
export type AdminState = Readonly<{ status: 'unknown' }> | ActiveAdmin | RevokedAdmin;

export const unknownAdmin: AdminState = { status: 'unknown' };

export function evolveAdmin(state: AdminState, event: AdminEvent): AdminState {
  if (event.type === 'AdminCreated') {
    const { adminId, role, subjectId, usernameKey, credentialId, person } = event.data;
    const account = { adminId, role, subjectId, usernameKey, credentialId };
    return { status: 'active', ...account, username: person?.username ?? null, secondFactor: false };
  }
  return state.status === 'unknown' ? state : evolveAccount(state, event);
}

function evolveAccount(
  state: ActiveAdmin | RevokedAdmin,
  event: Exclude<AdminEvent, { type: 'AdminCreated' }>,
): AdminState {
  switch (event.type) {
    case 'AdminCredentialsChanged': {
      const { usernameKey, credentialId, person } = event.data;
      return { ...state, username: person?.username ?? null, usernameKey, credentialId };
    }
    case 'AdminPasswordReset':
      return { ...state, credentialId: event.data.credentialId };
    case 'AdminRoleChanged':
      return { ...state, role: event.data.role };
    case 'AdminRevoked':
      return { ...state, status: 'revoked', reason: event.data.reason };
    case 'AdminReinstated': {
      const { adminId, role, subjectId, username, usernameKey, secondFactor } = state;
      const { credentialId } = event.data;
      return {
        status: 'active',
        adminId,
        role,
        subjectId,
        username,
        usernameKey,
        credentialId,
        secondFactor,
      };
    }
    case 'SecondFactorEnabled':
      return { ...state, secondFactor: true };
    case 'SecondFactorDisabled':
      return { ...state, secondFactor: false };
  }
}

/** A username as typed, and the pseudonym for lookups. */
export type ChosenUsername = Readonly<{ username: string; usernameKey: string }>;

export type CreateAdmin = ChosenUsername &
  Readonly<{
    type: 'CreateAdmin';
    adminId: string;
    subjectId: string;
    credentialId: string;
    role: AdminRole;
  }>;

/** Null leaves a value unchanged. */
export type ChangeCredentials = Readonly<{
  type: 'ChangeCredentials';
  chosen: ChosenUsername | null;
  credentialId: string | null;
}>;

export type ResetPassword = Readonly<{ type: 'ResetPassword'; credentialId: string }>;

/** `byAdminId` is null for the operator; `otherAdmins` counts the other active accounts with the role `admin`. */
type RightsRemoval = Readonly<{ byAdminId: string | null; otherAdmins: number; reason: string }>;

export type RevokeAdmin = RightsRemoval & Readonly<{ type: 'RevokeAdmin' }>;
export type ChangeAdminRole = RightsRemoval & Readonly<{ type: 'ChangeAdminRole'; role: AdminRole }>;
export type ReinstateAdmin = Readonly<{ type: 'ReinstateAdmin'; reason: string; credentialId: string }>;
export type SetSecondFactor = Readonly<{ type: 'SetSecondFactor'; enabled: boolean }>;

export type AdminCommand =
  | CreateAdmin
  | ChangeCredentials
  | ResetPassword
  | RevokeAdmin
  | ChangeAdminRole
  | ReinstateAdmin
  | SetSecondFactor;

/** The lifecycle of one admin account. */
export const adminDecider: Decider<AdminCommand, AdminState, AdminEvent> = {
  initialState: unknownAdmin,
  decide: (command, state) =>
    command.type === 'CreateAdmin' ? create(command, state) : decideKnown(command, requireKnown(state)),
  evolve: evolveAdmin,
};

export const adminStream = (adminId: string): string => `admin-${adminId}`;

/** The refusal for an unknown admin. */
export const noSuchAdmin = (): DomainError =>
  new DomainError(
    'administration.admin-unknown',
    'There is no admin with this name. `admin list` shows all admins.',
  );

type Known = Exclude<AdminState, { status: 'unknown' }>;

function requireKnown(state: AdminState): Known {
  if (state.status === 'unknown') throw noSuchAdmin();
  return state;
}

function requireActive(state: Known): ActiveAdmin {
  if (state.status === 'active') return state;
  throw new DomainError(
    'administration.admin-revoked',
    'This admin was revoked. Use `admin reinstate` to restore the account.',
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
      return changeCredentials(command, requireActive(state));
    case 'ResetPassword': {
      const off: AdminEvent[] = requireActive(state).secondFactor
        ? [{ type: 'SecondFactorDisabled', data: { adminId } }]
        : [];
      return [{ type: 'AdminPasswordReset', data: { adminId, credentialId: command.credentialId } }, ...off];
    }
    case 'RevokeAdmin':
      if (state.status === 'revoked') return [];
      checkMayLose(command, state);
      return [{ type: 'AdminRevoked', data: { adminId, reason: checkReason(command) } }];
    case 'ChangeAdminRole': {
      const { role } = command;
      if (requireActive(state).role === role) return [];
      checkMayLose(command, state);
      return [{ type: 'AdminRoleChanged', data: { adminId, role, reason: checkReason(command) } }];
    }
    case 'ReinstateAdmin': {
      if (state.status === 'active') throw notRevoked();
      const { credentialId } = command;
      return [{ type: 'AdminReinstated', data: { adminId, reason: checkReason(command), credentialId } }];
    }
    case 'SetSecondFactor': {
      if (requireActive(state).secondFactor === command.enabled) return [];
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

/** Admins cannot lock themselves out, and one account with the role `admin` must remain. */
function checkMayLose({ byAdminId, otherAdmins }: RevokeAdmin | ChangeAdminRole, state: Known): void {
  if (byAdminId === state.adminId)
    throw new DomainError(
      'administration.own-account',
      'This is your own account. Another admin has to do this.',
    );
  if (state.role === 'admin' && otherAdmins === 0)
    throw new DomainError(
      'administration.last-admin',
      'This is the last admin. Create another one first, so that someone can still change settings.',
    );
}

const notRevoked = (): DomainError =>
  new DomainError(
    'administration.admin-active',
    'This admin is not revoked. Use `admin reset` to set a new password.',
  );

function checkReason(command: Readonly<{ reason: string }>): string {
  const reason = command.reason.trim();
  assertNamesNobody(reason);
  if (reason !== '' && reason.length <= 500 && !/[\p{Cc}\p{Cs}]/u.test(reason)) return reason;
  throw new DomainError(
    'administration.reason-invalid',
    'Give the reason in one line of at most 500 characters',
  );
}
