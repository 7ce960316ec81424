import type { DomainEvent } from '../events/index.js';

/** What an affiliate told about themselves; encrypted in the log. */
export type AffiliatePerson = Readonly<{ name: string; email: string; website: string | null }>;

/** The affiliate's word that they belong to an organization, until an admin corrects it. */
export type Membership = Readonly<{ organizationTag: string; memberId: string | null }>;

/**
 * Who entered an affiliate: themselves, an admin, an organization that set up its master account, or an import from
 * another programme.
 */
export type RegisteredBy = 'affiliate' | 'admin' | 'organization' | 'import';

/**
 * Where an imported affiliate comes from: the row of a file (its SHA-256 in hex, the line from 1), the id that the
 * programme had for them, and since when they were with it (`YYYY-MM-DD`). `mailsLink`: whether the link is mailed.
 */
export type ImportedFrom = Readonly<{
  programme: string;
  sourceId: string | null;
  joinedOn: string | null;
  fileDigest: string;
  line: number;
  mailsLink: boolean;
}>;

type Affiliate<More extends object = object> = Readonly<{ affiliateId: string } & More>;
/** `person` is null once the person was erased. */
type Named<More extends object = object> = Affiliate<
  { subjectId: string; person: AffiliatePerson | null } & More
>;

/** An affiliate may refer buyers from now on. `isMaster`: the account of an organization itself. */
export type AffiliateRegistered = DomainEvent<
  'AffiliateRegistered',
  Named<{ code: string; membership: Membership | null; isMaster: boolean; registeredBy: RegisteredBy }>
>;

/** The registration was taken over from another programme. */
export type AffiliateImported = DomainEvent<'AffiliateImported', Affiliate<ImportedFrom>>;

/** Name, e-mail or website have changed; all three stand here as they are now. */
export type AffiliateDetailsChanged = DomainEvent<'AffiliateDetailsChanged', Named>;

/** Holds for sales that are paid later; `reason` is the admin's. */
export type CommissionRateSet = DomainEvent<
  'CommissionRateSet',
  Affiliate<{ ratePercent: number; reason: string | null }>
>;

/** An admin corrected the membership; holds for sales that are paid later. */
export type AffiliateMembershipCorrected = DomainEvent<
  'AffiliateMembershipCorrected',
  Affiliate<{ membership: Membership | null; reason: string }>
>;

type OfMember<More extends object = object> = Affiliate<
  { organizationTag: string; memberId: string | null } & More
>;

/** The organization knows the affiliate as its member; changes nothing of what anybody earns. */
export type AffiliateMembershipConfirmed = DomainEvent<'AffiliateMembershipConfirmed', OfMember>;

/**
 * The organization says that the affiliate is no member of it: they belong to none, and it earns nothing of sales that
 * are paid later. What it earned before it keeps, for the membership was in force then.
 */
export type AffiliateMembershipRejected = DomainEvent<
  'AffiliateMembershipRejected',
  OfMember<{ reason: string }>
>;

/** Referrals earn nothing until the affiliate is reactivated. */
export type AffiliateDeactivated = DomainEvent<'AffiliateDeactivated', Affiliate<{ reason: string | null }>>;

/** The affiliate earns again. */
export type AffiliateReactivated = DomainEvent<'AffiliateReactivated', Affiliate<{ reason: string | null }>>;

/** The affiliate broke the terms: what is unpaid, and what still comes, is forfeited; they cannot register again. */
export type AffiliateTerminated = DomainEvent<'AffiliateTerminated', Affiliate<{ reason: string }>>;

/** Deactivated for ever: the balance is frozen, and what is personal is erased. */
export type AffiliateDeleted = DomainEvent<'AffiliateDeleted', Affiliate<{ reason: string | null }>>;

/** Earlier links to the dashboard end; `generation` counts from 1, which the first link has. */
export type DashboardLinkReplaced = DomainEvent<'DashboardLinkReplaced', Affiliate<{ generation: number }>>;

/** The mailed link was opened for the first time: the address is the affiliate's own. */
export type DashboardLinkOpened = DomainEvent<'DashboardLinkOpened', Affiliate<{ generation: number }>>;

/** Every fact of an `affiliate-{id}` stream. */
export type AffiliateEvent =
  | AffiliateRegistered
  | AffiliateImported
  | AffiliateDetailsChanged
  | CommissionRateSet
  | AffiliateMembershipCorrected
  | AffiliateMembershipConfirmed
  | AffiliateMembershipRejected
  | AffiliateDeactivated
  | AffiliateReactivated
  | AffiliateTerminated
  | AffiliateDeleted
  | DashboardLinkReplaced
  | DashboardLinkOpened;

/** The one stream of an affiliate. */
export const affiliateStream = (affiliateId: string): string => `affiliate-${affiliateId}`;
