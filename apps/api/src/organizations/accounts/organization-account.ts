import type { OrganizationAccount } from '@closewise/contracts/organizations';
import { dashboardPathOf } from '@closewise/domain/organizations';
import type { KnownOrganization } from './organizations.js';

/** What an organization that is signed in reads of itself. */
export const accountViewOf = ({ tag, name, person, status }: KnownOrganization): OrganizationAccount => ({
  id: tag,
  tag,
  name,
  contactEmail: person?.email ?? null,
  contactName: person?.contactName ?? null,
  status,
  dashboardPath: dashboardPathOf(tag),
});
