/** How an organization stands at a time: it waits for approval, or takes part. The account is its own, as an affiliate. */
export type OrganizationStanding = Readonly<{ status: 'waiting' | 'approved'; masterAffiliateId: string }>;

/**
 * Whether an organization takes part in the sales of this affiliate: it is approved, and where the affiliate is the
 * account of an organization, of this very one. After a rejection the tag may belong to another; null: to nobody.
 */
export const isApprovedFor = (
  organization: OrganizationStanding | null,
  { affiliateId, isMaster }: Readonly<{ affiliateId: string; isMaster: boolean }>,
): boolean =>
  organization?.status === 'approved' && (!isMaster || organization.masterAffiliateId === affiliateId);
