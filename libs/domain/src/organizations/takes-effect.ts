import type { OrganizationState } from './organization-state.js';

/**
 * Whether an organization takes part in the sales of this affiliate: it is approved, and where the affiliate is the
 * account of an organization, of this very one. After a rejection the tag may belong to another.
 */
export const takesEffectFor = (
  organization: OrganizationState,
  { affiliateId, isMaster }: Readonly<{ affiliateId: string; isMaster: boolean }>,
): boolean =>
  organization.status === 'approved' && (!isMaster || organization.masterAffiliateId === affiliateId);
