import type { AffiliateEvent } from './affiliate-events.js';
import type { AffiliateState } from './affiliate-state.js';

/** The affiliate after one more fact. */
export function evolveAffiliate(state: AffiliateState, event: AffiliateEvent): AffiliateState {
  if (state.status === 'unknown') return event.type === 'AffiliateRegistered' ? registered(event) : state;
  switch (event.type) {
    case 'AffiliateRegistered':
    case 'AffiliateImported':
      return state;
    case 'AffiliateDetailsChanged':
      return changed(state, event.data);
    case 'CommissionRateSet':
      return { ...state, customRatePercent: event.data.ratePercent };
    case 'AffiliateMembershipCorrected':
      return { ...state, membership: event.data.membership };
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

/** A new address is not proven yet. */
function changed(
  state: Exclude<AffiliateState, { status: 'unknown' }>,
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
    isMaster,
    customRatePercent: null,
    linkGeneration: 1,
    linkOpened: false,
  };
}
