import { assertNamesNobody, DomainError, type Decider, type ErrorCode } from '../events/index.js';
import type {
  AffiliateEvent,
  AffiliatePerson,
  ImportedFrom,
  Membership,
  RegisteredBy,
} from './affiliate-events.js';
import { type Affiliate, type AffiliateState, evolveAffiliate } from './affiliate-state.js';
import { assertRate, ratePercentOf } from './commission-rate.js';

/** The version that the caller saw; without it, the change applies to any version. */
type ExpectedVersion = Readonly<{ seen?: number | null }>;

export type AffiliateCommand = Readonly<
  | {
      type: 'RegisterAffiliate';
      affiliateId: string;
      subjectId: string;
      person: AffiliatePerson;
      code: string;
      membership: Membership | null;
      isMaster: boolean;
      registeredBy: RegisteredBy;
      importedFrom?: ImportedFrom;
    }
  | ({ type: 'ChangeAffiliateDetails'; subjectId: string; person: AffiliatePerson } & ExpectedVersion)
  | ({ type: 'SetCommissionRate'; ratePercent: number; reason: string | null } & ExpectedVersion)
  | ({ type: 'CorrectMembership'; membership: Membership | null; reason: string } & ExpectedVersion)
  | { type: 'ConfirmMembership'; organizationTag: string }
  | { type: 'RejectMembership'; organizationTag: string; reason: string }
  | ({ type: 'DeactivateAffiliate'; reason: string | null } & ExpectedVersion)
  | ({ type: 'ReactivateAffiliate'; reason: string | null } & ExpectedVersion)
  | { type: 'TerminateAffiliate'; reason: string }
  | { type: 'DeleteAffiliate'; reason: string | null }
  | { type: 'ReplaceDashboardLink' }
  | { type: 'OpenDashboardLink'; generation: number }
>;

type CommandOf<Type> = Extract<AffiliateCommand, { type: Type }>;

/** The lifecycle of one affiliate; repeating a command records nothing. */
export const affiliateDecider: Decider<AffiliateCommand, AffiliateState, AffiliateEvent> = {
  initialState: { status: 'unknown' },
  decide(command, state) {
    const events = decide(command, state);
    // Without a change, neither an older version nor the texts matter.
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
      return openLink(command, state);
  }
}

/** The typed texts: reasons, and an affiliate's ids at an organization or another program. */
const freeTextsIn = (command: AffiliateCommand): (string | null)[] => [
  'reason' in command ? command.reason : null,
  'membership' in command ? (command.membership?.memberId ?? null) : null,
  'importedFrom' in command ? (command.importedFrom?.sourceId ?? null) : null,
];

function assertSeen(command: AffiliateCommand, state: AffiliateState): void {
  if (!('seen' in command) || command.seen === undefined || command.seen === null) return;
  if (state.status === 'unknown' || state.version === command.seen) return;
  throw new DomainError('affiliation.affiliate-changed', 'This affiliate was changed in the meantime');
}

const gone = (code: ErrorCode, message: string): DomainError => new DomainError(code, message);

/** An interrupted registration is repeated with the same id and code. */
function register(command: CommandOf<'RegisterAffiliate'>, state: AffiliateState): AffiliateEvent[] {
  const { type: _type, importedFrom, ...data } = command;
  const registered: AffiliateEvent = { type: 'AffiliateRegistered', data };
  if (state.status === 'unknown') {
    if (!importedFrom) return [registered];
    const { affiliateId } = command;
    return [registered, { type: 'AffiliateImported', data: { affiliateId, ...importedFrom } }];
  }
  if (state.code === command.code) return [];
  throw new DomainError('affiliation.affiliate-id-taken', 'This affiliate id is already in use');
}

/** A new address also replaces the dashboard link, since the old link may be in somebody else's mailbox. */
function changeDetails(
  { subjectId, person }: CommandOf<'ChangeAffiliateDetails'>,
  state: Affiliate,
): AffiliateEvent[] {
  if (state.person && samePerson(state.person, person) && state.subjectId === subjectId) return [];
  const { affiliateId } = state;
  const changed: AffiliateEvent = {
    type: 'AffiliateDetailsChanged',
    data: { affiliateId, subjectId, person },
  };
  return state.subjectId === subjectId ? [changed] : [changed, replaceLink(state)];
}

function replaceLink({ affiliateId, linkGeneration }: Affiliate): AffiliateEvent {
  return { type: 'DashboardLinkReplaced', data: { affiliateId, generation: linkGeneration + 1 } };
}

const samePerson = (left: AffiliatePerson, right: AffiliatePerson): boolean =>
  left.name === right.name && left.email === right.email && left.website === right.website;

function setRate(
  { ratePercent, reason }: CommandOf<'SetCommissionRate'>,
  state: Affiliate,
): AffiliateEvent[] {
  assertRate(ratePercent);
  if (ratePercentOf(state) === ratePercent) return [];
  const { affiliateId } = state;
  return [{ type: 'CommissionRateSet', data: { affiliateId, ratePercent, reason } }];
}

function correctMembership(
  { membership, reason }: CommandOf<'CorrectMembership'>,
  state: Affiliate,
): AffiliateEvent[] {
  if (state.isMaster) {
    throw new DomainError(
      'affiliation.master-membership',
      'An organization’s own account cannot be a member of an organization',
    );
  }
  if (sameMembership(state.membership, membership)) return [];
  assertReason(reason);
  const { affiliateId } = state;
  return [{ type: 'AffiliateMembershipCorrected', data: { affiliateId, membership, reason } }];
}

const sameMembership = (left: Membership | null, right: Membership | null): boolean =>
  left?.organizationTag === right?.organizationTag && left?.memberId === right?.memberId;

function terminate({ reason }: CommandOf<'TerminateAffiliate'>, state: Affiliate): AffiliateEvent[] {
  if (state.status === 'terminated') return [];
  assertReason(reason);
  return [{ type: 'AffiliateTerminated', data: { affiliateId: state.affiliateId, reason } }];
}

/** A replaced link does not prove the address. */
function openLink({ generation }: CommandOf<'OpenDashboardLink'>, state: Affiliate): AffiliateEvent[] {
  if (state.linkOpened || generation !== state.linkGeneration) return [];
  return [{ type: 'DashboardLinkOpened', data: { affiliateId: state.affiliateId, generation } }];
}

/** An organization confirms a membership; refused for an affiliate who is no longer its member. */
function confirmMembership(
  { organizationTag }: CommandOf<'ConfirmMembership'>,
  state: Affiliate,
): AffiliateEvent[] {
  const { memberId } = membershipIn(organizationTag, state);
  if (state.membershipConfirmed) return [];
  const { affiliateId } = state;
  return [{ type: 'AffiliateMembershipConfirmed', data: { affiliateId, organizationTag, memberId } }];
}

/** An organization rejects a membership, even one that it has confirmed. */
function rejectMembership(
  { organizationTag, reason }: CommandOf<'RejectMembership'>,
  state: Affiliate,
): AffiliateEvent[] {
  if (state.rejectedBy === organizationTag) return [];
  const { memberId } = membershipIn(organizationTag, state);
  assertReason(reason);
  const { affiliateId } = state;
  return [{ type: 'AffiliateMembershipRejected', data: { affiliateId, organizationTag, memberId, reason } }];
}

/** An organization's own account is not its member. */
function membershipIn(organizationTag: string, { membership, isMaster }: Affiliate): Membership {
  if (membership?.organizationTag === organizationTag && !isMaster) return membership;
  throw new DomainError(
    'affiliation.not-a-member',
    `This affiliate is not a member of ${organizationTag}; load the list of members again`,
  );
}

/** Throws if the reason is blank. */
function assertReason(reason: string): void {
  if (reason.trim() !== '') return;
  throw new DomainError('affiliation.reason-missing', 'Enter a reason; it is kept with this change');
}
