import { adminRoles, type AdminRole } from '@closewise/domain/administration';
import { DomainError } from '@closewise/domain/events';

/** Reads `--role`; refuses what is none. */
export function roleFrom(text: string): AdminRole {
  const role = adminRoles.find((known) => known === text.trim().toLowerCase());
  if (role) return role;
  throw new DomainError('administration.role-unknown', `--role must be one of ${adminRoles.join(', ')}`);
}
