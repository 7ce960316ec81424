import type { AffiliatePerson, Membership, AffiliateEvent } from './affiliate-events.js';

/** A registered affiliate. `person` is null after an erasure. */
export type AffiliateProfile = Readonly<{
  affiliateId: string;
  subjectId: string;
  person: AffiliatePerson | null;
  code: string;
  membership: Membership | null;
  /** Whether the organization has confirmed this membership. */
  membershipConfirmed: boolean;
  /** The organization that rejected the last membership; null after a new membership was entered. */
  rejectedBy: string | null;
  isMaster: boolean;
  /** From 1; changes with everything that admins see and edit. */
  version: number;
  /** Null for the default rate. */
  customRatePercent: number | null;
  /** Counts the dashboard links, from 1. */
  linkGeneration: number;
  /** Whether a mailed link was opened, which proves the address; nobody is paid before that. */
  linkOpened: boolean;
}>;

/** `inactive` may be reactivated; `terminated` and `deleted` are final. */
export type AffiliateState =
  | Readonly<{ status: 'unknown' }>
  | (Readonly<{ status: 'active' | 'inactive' | 'terminated' | 'deleted' }> & AffiliateProfile);

/** An affiliate of any status. */
export type Affiliate = Exclude<AffiliateState, { status: 'unknown' }>;

/** The events that make a new version: everything that admins see and edit. */
const versioned: ReadonlySet<AffiliateEvent['type']> = new Set([
  'AffiliateDetailsChanged',
  'CommissionRateSet',
  'AffiliateMembershipCorrected',
  'AffiliateMembershipRejected',
  'AffiliateDeactivated',
  'AffiliateReactivated',
  'AffiliateTerminated',
  'AffiliateDeleted',
]);

/** Whether an event of this type makes a new version of the affiliate. */
export const makesVersion = (type: string): boolean => (versioned as ReadonlySet<string>).has(type);

export function evolveAffiliate(before: AffiliateState, event: AffiliateEvent): AffiliateState {
  if (before.status === 'unknown') return event.type === 'AffiliateRegistered' ? registered(event) : before;
  const state = makesVersion(event.type) ? { ...before, version: before.version + 1 } : before;
  switch (event.type) {
    case 'AffiliateRegistered':
    case 'AffiliateImported':
      return state;
    case 'AffiliateDetailsChanged':
      return changed(state, event.data);
    case 'CommissionRateSet':
      return { ...state, customRatePercent: event.data.ratePercent };
    case 'AffiliateMembershipCorrected':
      return {
        ...state,
        membership: event.data.membership,
        membershipConfirmed: false,
        rejectedBy: null,
      };
    case 'AffiliateMembershipConfirmed':
      return { ...state, membershipConfirmed: true };
    case 'AffiliateMembershipRejected':
      return {
        ...state,
        membership: null,
        membershipConfirmed: false,
        rejectedBy: event.data.organizationTag,
      };
    case 'AffiliateDeactivated':
      return { ...state, status: 'inactive' };
    case 'AffiliateReactivated':
      return { ...state, status: 'active' };
    case 'AffiliateTerminated':
      return { ...state, status: 'terminated' };
    case 'AffiliateDeleted':
      return { ...state, status: 'deleted', person: null };
    case 'DashboardLinkReplaced':
      return { ...state, linkGeneration: event.data.generation };
    case 'DashboardLinkOpened':
      return { ...state, linkOpened: true };
  }
}

/** A new address is unproven. */
function changed(
  state: Affiliate,
  { subjectId, person }: Extract<AffiliateEvent, { type: 'AffiliateDetailsChanged' }>['data'],
): AffiliateState {
  return { ...state, subjectId, person, linkOpened: state.linkOpened && state.subjectId === subjectId };
}

function registered({ data }: Extract<AffiliateEvent, { type: 'AffiliateRegistered' }>): AffiliateState {
  const { affiliateId, subjectId, person, code, membership, isMaster } = data;
  return {
    status: 'active',
    affiliateId,
    subjectId,
    person,
    code,
    membership,
    membershipConfirmed: false,
    rejectedBy: null,
    isMaster,
    version: 1,
    customRatePercent: null,
    linkGeneration: 1,
    linkOpened: false,
  };
}
