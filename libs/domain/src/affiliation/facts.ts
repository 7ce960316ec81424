/** Affiliation's published events. */
export type {
  AffiliateDeactivated,
  AffiliateDeleted,
  AffiliateDetailsChanged,
  AffiliateMembershipConfirmed,
  AffiliateMembershipCorrected,
  AffiliateMembershipRejected,
  AffiliateReactivated,
  AffiliateRegistered,
  AffiliateTerminated,
  DashboardLinkOpened,
} from './affiliate-events.js';
export type { SaleEvent, SaleRestored, SaleReversed, SaleSplit } from './sale-events.js';
export { type OrganizationStanding, harTag } from './organization-standing.js';
