import { DomainError } from '../events/index.js';
import type { AffiliateCommand } from './affiliate-decider.js';
import { affiliateDecider } from './affiliate-decider.js';
import type { AffiliateEvent } from './affiliate-events.js';

const affiliateId = 'a-1';
const member = { affiliateId, organizationTag: 'HAR', memberId: '123456' };
const signUp = {
  affiliateId,
  subjectId: 's.a-1',
  person: null,
  code: 'MAPLE7K4M',
  membership: { organizationTag: 'HAR', memberId: '123456' },
  isMaster: false,
  registeredBy: 'affiliate' as const,
};
const registered: AffiliateEvent = { type: 'AffiliateRegistered', data: signUp };
const master: AffiliateEvent = { type: 'AffiliateRegistered', data: { ...signUp, isMaster: true } };
const confirmed: AffiliateEvent = { type: 'AffiliateMembershipConfirmed', data: member };
const rejected: AffiliateEvent = { type: 'AffiliateMembershipRejected', data: { ...member, reason: 'list' } };
const corrected: AffiliateEvent = {
  type: 'AffiliateMembershipCorrected',
  data: { affiliateId, membership: signUp.membership, reason: 'they showed their card' },
};
const terminated: AffiliateEvent = { type: 'AffiliateTerminated', data: { affiliateId, reason: 'spam' } };
const confirm = { type: 'ConfirmMembership', organizationTag: 'HAR' } as const;
const reject = { type: 'RejectMembership', organizationTag: 'HAR', reason: 'list' } as const;

const decide = (given: AffiliateEvent[], command: AffiliateCommand): AffiliateEvent[] =>
  affiliateDecider.decide(command, given.reduce(affiliateDecider.evolve, affiliateDecider.initialState));

describe('an organization', () => {
  it.each<[string, AffiliateEvent[], AffiliateCommand, AffiliateEvent[]]>([
    ['confirms a member', [registered], confirm, [confirmed]],
    ['confirms a member once', [registered, confirmed], confirm, []],
    [
      'confirms anew whose membership was entered anew',
      [registered, confirmed, corrected],
      confirm,
      [confirmed],
    ],
    ['rejects who is no member of it', [registered], reject, [rejected]],
    ['rejects whom it had confirmed', [registered, confirmed], reject, [rejected]],
    ['rejects them once', [registered, rejected], { ...reject, reason: '' }, []],
    [
      'rejects them again after an admin entered them again',
      [registered, rejected, corrected],
      reject,
      [rejected],
    ],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toEqual(expected);
  });

  it.each<[string, AffiliateEvent[], AffiliateCommand, string]>([
    ['another’s member', [registered], { ...confirm, organizationTag: 'AUSTIN' }, 'affiliation.not-a-member'],
    ['who left it', [registered, rejected], confirm, 'affiliation.not-a-member'],
    ['its own account', [master], reject, 'affiliation.not-a-member'],
    ['a member without a reason', [registered], { ...reject, reason: ' ' }, 'affiliation.reason-missing'],
    ['who was terminated', [registered, terminated], confirm, 'affiliation.affiliate-terminated'],
  ])('decides nothing about %s', (_title, given, command, code) => {
    expect(() => decide(given, command)).toThrow(expect.objectContaining({ code }) as DomainError);
  });
});
