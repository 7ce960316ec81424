import { assertNamesNobody, DomainError, type Decider, type ErrorCode } from '../events/index.js';
import type { AffiliateCommand } from './affiliate-commands.js';
import type { AffiliateEvent, AffiliatePerson, Membership } from './affiliate-events.js';
import type { AffiliateState } from './affiliate-state.js';
import { assertRate, ratePercentOf } from './commission-rate.js';
import { evolveAffiliate } from './evolve-affiliate.js';
import { confirmMembership, rejectMembership } from './membership-decisions.js';
import { assertReason } from './reason.js';

type Registered = Exclude<AffiliateState, { status: 'unknown' }>;
type Asked<Type> = Extract<AffiliateCommand, { type: Type }>;

/** One affiliate from the sign-up on; asking again for what is so already records nothing. */
export const affiliateDecider: Decider<AffiliateCommand, AffiliateState, AffiliateEvent> = {
  initialState: { status: 'unknown' },
  decide(command, state) {
    const events = decide(command, state);
    // Who asks again for what is so already has been heard before.
    if (events.length === 0) return events;
    assertSeen(command, state);
    assertNamesNobody(...freeTextsIn(command));
    return events;
  },
  evolve: evolveAffiliate,
};

function decide(command: AffiliateCommand, state: AffiliateState): AffiliateEvent[] {
  if (command.type === 'RegisterAffiliate') return register(command, state);
  if (state.status === 'unknown')
    throw new DomainError('affiliation.affiliate-unknown', 'There is no such affiliate');
  const { affiliateId } = state;
  if (command.type === 'DeleteAffiliate') {
    if (state.status === 'deleted') return [];
    return [{ type: 'AffiliateDeleted', data: { affiliateId, reason: command.reason } }];
  }
  if (state.status === 'deleted') throw gone('affiliation.affiliate-deleted', 'This affiliate was deleted');
  if (command.type === 'TerminateAffiliate') return terminate(command, state);
  if (state.status === 'terminated') {
    throw gone('affiliation.affiliate-terminated', 'This affiliate was terminated; that cannot be undone');
  }
  switch (command.type) {
    case 'ChangeAffiliateDetails':
      return changeDetails(command, state);
    case 'SetCommissionRate':
      return setRate(command, state);
    case 'CorrectMembership':
      return correctMembership(command, state);
    case 'ConfirmMembership':
      return confirmMembership(command, state);
    case 'RejectMembership':
      return rejectMembership(command, state);
    case 'DeactivateAffiliate':
      if (state.status === 'inactive') return [];
      return [{ type: 'AffiliateDeactivated', data: { affiliateId, reason: command.reason } }];
    case 'ReactivateAffiliate':
      if (state.status === 'active') return [];
      return [{ type: 'AffiliateReactivated', data: { affiliateId, reason: command.reason } }];
    case 'ReplaceDashboardLink':
      return [replaceLink(state)];
    case 'OpenDashboardLink':
      return open(command, state);
  }
}

/** What people typed: reasons, and the ids by which an organization or another program knows an affiliate. */
const freeTextsIn = (command: AffiliateCommand): (string | null)[] => [
  'reason' in command ? command.reason : null,
  'membership' in command ? (command.membership?.memberId ?? null) : null,
  'importedFrom' in command ? (command.importedFrom?.sourceId ?? null) : null,
];

function assertSeen(command: AffiliateCommand, state: AffiliateState): void {
  if (!('seen' in command) || command.seen === undefined || command.seen === null) return;
  if (state.status === 'unknown' || state.version === command.seen) return;
  throw new DomainError('affiliation.affiliate-changed', 'This affiliate was changed meanwhile');
}

const gone = (code: ErrorCode, message: string): DomainError => new DomainError(code, message);

/** A registration that was interrupted is made again with the same id and code. */
function register(command: Asked<'RegisterAffiliate'>, state: AffiliateState): AffiliateEvent[] {
  const { type: _type, importedFrom, ...data } = command;
  const registered: AffiliateEvent = { type: 'AffiliateRegistered', data };
  if (state.status === 'unknown') {
    if (!importedFrom) return [registered];
    const { affiliateId } = command;
    return [registered, { type: 'AffiliateImported', data: { affiliateId, ...importedFrom } }];
  }
  if (state.code === command.code) return [];
  throw new DomainError('affiliation.affiliate-id-taken', 'This affiliate id is in use already');
}

/** Whoever reads the mail of a former address has no business with the dashboard any more. */
function changeDetails(
  { subjectId, person }: Asked<'ChangeAffiliateDetails'>,
  state: Registered,
): AffiliateEvent[] {
  if (state.person && samePerson(state.person, person) && state.subjectId === subjectId) return [];
  const { affiliateId } = state;
  const changed: AffiliateEvent = {
    type: 'AffiliateDetailsChanged',
    data: { affiliateId, subjectId, person },
  };
  return state.subjectId === subjectId ? [changed] : [changed, replaceLink(state)];
}

function replaceLink({ affiliateId, linkGeneration }: Registered): AffiliateEvent {
  return { type: 'DashboardLinkReplaced', data: { affiliateId, generation: linkGeneration + 1 } };
}

const samePerson = (left: AffiliatePerson, right: AffiliatePerson): boolean =>
  left.name === right.name && left.email === right.email && left.website === right.website;

function setRate({ ratePercent, reason }: Asked<'SetCommissionRate'>, state: Registered): AffiliateEvent[] {
  assertRate(ratePercent);
  if (ratePercentOf(state) === ratePercent) return [];
  const { affiliateId } = state;
  return [{ type: 'CommissionRateSet', data: { affiliateId, ratePercent, reason } }];
}

function correctMembership(
  { membership, reason }: Asked<'CorrectMembership'>,
  state: Registered,
): AffiliateEvent[] {
  if (state.isMaster) {
    throw new DomainError(
      'affiliation.master-membership',
      'The account of an organization itself is no member of one',
    );
  }
  if (sameMembership(state.membership, membership)) return [];
  assertReason(reason);
  const { affiliateId } = state;
  return [{ type: 'AffiliateMembershipCorrected', data: { affiliateId, membership, reason } }];
}

const sameMembership = (left: Membership | null, right: Membership | null): boolean =>
  left?.organizationTag === right?.organizationTag && left?.memberId === right?.memberId;

function terminate({ reason }: Asked<'TerminateAffiliate'>, state: Registered): AffiliateEvent[] {
  if (state.status === 'terminated') return [];
  assertReason(reason);
  return [{ type: 'AffiliateTerminated', data: { affiliateId: state.affiliateId, reason } }];
}

/** A link that was replaced proves nothing any more. */
function open({ generation }: Asked<'OpenDashboardLink'>, state: Registered): AffiliateEvent[] {
  if (state.linkOpened || generation !== state.linkGeneration) return [];
  return [{ type: 'DashboardLinkOpened', data: { affiliateId: state.affiliateId, generation } }];
}
