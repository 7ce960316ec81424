import type { DomainEvent } from '../events/index.js';
import type { AdminRole } from './admin-roles.js';

/** How an admin is called; encrypted with the subject's key, null once erased. */
export type AdminPerson = Readonly<{ username: string }>;

/** `usernameKey` is a pseudonym of the folded username; `credentialId` names the password hash that counts from now on. */
type Credentials = Readonly<{
  adminId: string;
  subjectId: string;
  usernameKey: string;
  credentialId: string;
  person: AdminPerson | null;
}>;

/** Somebody may sign in to the admin area. */
export type AdminCreated = DomainEvent<'AdminCreated', Credentials & Readonly<{ role: AdminRole }>>;

/** An admin gave themselves another username, another password or both. */
export type AdminCredentialsChanged = DomainEvent<
  'AdminCredentialsChanged',
  Credentials & Readonly<{ usernameChanged: boolean; passwordChanged: boolean }>
>;

/** The operator replaced the admin's password. */
export type AdminPasswordReset = DomainEvent<
  'AdminPasswordReset',
  Readonly<{ adminId: string; credentialId: string }>
>;

/** From now on the admin may do what this role may. */
export type AdminRoleChanged = DomainEvent<
  'AdminRoleChanged',
  Readonly<{ adminId: string; role: AdminRole; reason: string }>
>;

/** The admin may not sign in any more. */
export type AdminRevoked = DomainEvent<'AdminRevoked', Readonly<{ adminId: string; reason: string }>>;

/** A revoked admin may sign in again, with a new password. */
export type AdminReinstated = DomainEvent<
  'AdminReinstated',
  Readonly<{ adminId: string; reason: string; credentialId: string }>
>;

/** From now on a sign-in needs a code from the authenticator app, too. */
export type SecondFactorEnabled = DomainEvent<'SecondFactorEnabled', Readonly<{ adminId: string }>>;

/** The password alone is enough again. */
export type SecondFactorDisabled = DomainEvent<'SecondFactorDisabled', Readonly<{ adminId: string }>>;

export type AdminEvent =
  | AdminCreated
  | AdminCredentialsChanged
  | AdminPasswordReset
  | AdminRoleChanged
  | AdminRevoked
  | AdminReinstated
  | SecondFactorEnabled
  | SecondFactorDisabled;
