import type { AdminRole } from './admin-roles.js';

/** A username as its owner writes it, and the pseudonym under which it is looked up. */
export type ChosenUsername = Readonly<{ username: string; usernameKey: string }>;

export type CreateAdmin = ChosenUsername &
  Readonly<{
    type: 'CreateAdmin';
    adminId: string;
    subjectId: string;
    credentialId: string;
    role: AdminRole;
  }>;

/** What stays as it is, is null. */
export type ChangeCredentials = Readonly<{
  type: 'ChangeCredentials';
  chosen: ChosenUsername | null;
  credentialId: string | null;
}>;

export type ResetPassword = Readonly<{ type: 'ResetPassword'; credentialId: string }>;

/** Who takes a right away (null: the operator), and how many active admins there are beside the one who loses it. */
type Taking = Readonly<{ byAdminId: string | null; otherAdmins: number; reason: string }>;

export type RevokeAdmin = Taking & Readonly<{ type: 'RevokeAdmin' }>;
export type ChangeAdminRole = Taking & Readonly<{ type: 'ChangeAdminRole'; role: AdminRole }>;
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
