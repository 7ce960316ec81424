import type { OrganizationStanding } from '../affiliation/facts.js';
import type { OrganizationState } from './organization-state.js';

/** How the organization stands that has the tag; null while nobody has it. */
export function standingOf(state: OrganizationState): OrganizationStanding | null {
  if (state.status === 'free') return null;
  const { status, masterAffiliateId } = state;
  return { status, masterAffiliateId };
}
