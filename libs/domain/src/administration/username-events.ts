import type { DomainEvent } from '../events/index.js';

/** An admin reserves a username; `usernameKey` is its pseudonym. */
export type AdminUsernameClaimed = DomainEvent<
  'AdminUsernameClaimed',
  Readonly<{ usernameKey: string; adminId: string }>
>;

/** The username may be claimed again. */
export type AdminUsernameReleased = DomainEvent<
  'AdminUsernameReleased',
  Readonly<{ usernameKey: string; adminId: string }>
>;

export type UsernameEvent = AdminUsernameClaimed | AdminUsernameReleased;
