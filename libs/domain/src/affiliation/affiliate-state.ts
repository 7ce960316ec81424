import type { AffiliatePerson, Membership } from './affiliate-events.js';

/** What is known of a registered affiliate. `person` is null once it was erased. */
export type AffiliateProfile = Readonly<{
  affiliateId: string;
  subjectId: string;
  person: AffiliatePerson | null;
  code: string;
  membership: Membership | null;
  /** Whether the organization has said that this membership is true. */
  membershipConfirmed: boolean;
  /** The organization that has said last that it is not; null since another membership was entered. */
  rejectedBy: string | null;
  isMaster: boolean;
  /** Counts what admins see of them and change, from 1. */
  version: number;
  /** Null while the default rate holds. */
  customRatePercent: number | null;
  /** Counts the dashboard links, from 1. */
  linkGeneration: number;
  /** Whether a mailed link was ever opened: only then the address is proven, and only then anybody is paid. */
  linkOpened: boolean;
}>;

/** `inactive` may be reactivated; `terminated` and `deleted` are for ever. */
export type AffiliateState =
  | Readonly<{ status: 'unknown' }>
  | (Readonly<{ status: 'active' | 'inactive' | 'terminated' | 'deleted' }> & AffiliateProfile);
