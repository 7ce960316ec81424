import { DomainError } from '../events/index.js';
import type { AffiliateCommand } from './affiliate-commands.js';
import type { AffiliateEvent, Membership } from './affiliate-events.js';
import type { AffiliateState } from './affiliate-state.js';
import { assertReason } from './reason.js';

type Registered = Exclude<AffiliateState, { status: 'unknown' }>;
type Asked<Type> = Extract<AffiliateCommand, { type: Type }>;

/** An organization says that an affiliate is its member, as they told. Refuses for who belongs to it no more. */
export function confirmMembership(
  { organizationTag }: Asked<'ConfirmMembership'>,
  state: Registered,
): AffiliateEvent[] {
  const { memberId } = membershipIn(organizationTag, state);
  if (state.membershipConfirmed) return [];
  const { affiliateId } = state;
  return [{ type: 'AffiliateMembershipConfirmed', data: { affiliateId, organizationTag, memberId } }];
}

/** An organization says that an affiliate is none of its members, also after it has confirmed that they are. */
export function rejectMembership(
  { organizationTag, reason }: Asked<'RejectMembership'>,
  state: Registered,
): AffiliateEvent[] {
  if (state.rejectedBy === organizationTag) return [];
  const { memberId } = membershipIn(organizationTag, state);
  assertReason(reason);
  const { affiliateId } = state;
  return [{ type: 'AffiliateMembershipRejected', data: { affiliateId, organizationTag, memberId, reason } }];
}

/** The account of the organization itself is no member of it. */
function membershipIn(organizationTag: string, { membership, isMaster }: Registered): Membership {
  if (membership?.organizationTag === organizationTag && !isMaster) return membership;
  throw new DomainError(
    'affiliation.not-a-member',
    `This affiliate is not a member of ${organizationTag}; load the list of members again`,
  );
}
