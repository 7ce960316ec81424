/**
 * An organization's status at a time. `linkOpened`: its address is proven. `masterAffiliateId` is the organization's
 * own affiliate account.
 */
export type OrganizationStanding = Readonly<{
  status: 'waiting' | 'approved';
  linkOpened: boolean;
  masterAffiliateId: string;
}>;

/**
 * Whether an organization earns from the sales of this affiliate: it must be approved, and a master account must be its
 * own, since a tag may belong to another organization after a rejection. Null: no organization has the tag.
 */
export const isApprovedFor = (
  organization: OrganizationStanding | null,
  { affiliateId, isMaster }: Readonly<{ affiliateId: string; isMaster: boolean }>,
): boolean =>
  organization?.status === 'approved' && (!isMaster || organization.masterAffiliateId === affiliateId);

/** The tag of the Houston Association of Realtors, which exists from the first start. */
export const harTag = 'HAR';
