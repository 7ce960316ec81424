import type { AdminEvent } from './admin-events.js';
import type { AdminRole } from './admin-roles.js';

/** What is known of an admin; the username is null once it was erased. */
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
