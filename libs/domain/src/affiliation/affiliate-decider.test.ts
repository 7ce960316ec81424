import { DomainError } from '../events/index.js';
import type { AffiliateCommand } from './affiliate-decider.js';
import { affiliateDecider } from './affiliate-decider.js';
import type { AffiliateEvent, AffiliatePerson, Membership } from './affiliate-events.js';

const affiliateId = 'a-1';
const person: AffiliatePerson = { name: 'Ana Lopez', email: 'ana@example.com', website: null };
const har: Membership = { organizationTag: 'HAR', memberId: '123456' };
const signUp = {
  affiliateId,
  subjectId: 's.a-1',
  person,
  code: 'MAPLE7K4M',
  membership: har,
  isMaster: false,
  registeredBy: 'affiliate' as const,
};
const registered: AffiliateEvent = { type: 'AffiliateRegistered', data: signUp };
const master: AffiliateEvent = { ...registered, data: { ...signUp, isMaster: true, membership: null } };
const rateSet = (ratePercent: number, reason: string | null = null): AffiliateEvent => ({
  type: 'CommissionRateSet',
  data: { affiliateId, ratePercent, reason },
});
const deactivated: AffiliateEvent = { type: 'AffiliateDeactivated', data: { affiliateId, reason: 'asleep' } };
const reactivated: AffiliateEvent = { type: 'AffiliateReactivated', data: { affiliateId, reason: null } };
const terminated: AffiliateEvent = { type: 'AffiliateTerminated', data: { affiliateId, reason: 'spam' } };
const deleted: AffiliateEvent = { type: 'AffiliateDeleted', data: { affiliateId, reason: null } };
const replaced: AffiliateEvent = { type: 'DashboardLinkReplaced', data: { affiliateId, generation: 2 } };
const opened = (generation: number): AffiliateEvent => ({
  type: 'DashboardLinkOpened',
  data: { affiliateId, generation },
});
const moved = { ...person, email: 'ana@lopez.example' };
const renamed = { ...person, name: 'Ana Lopez Diaz' };
const atNewAddress: AffiliateEvent = {
  type: 'AffiliateDetailsChanged',
  data: { affiliateId, subjectId: 's2.a-1', person: moved },
};

const decide = (given: AffiliateEvent[], command: AffiliateCommand): AffiliateEvent[] =>
  affiliateDecider.decide(command, given.reduce(affiliateDecider.evolve, affiliateDecider.initialState));

describe('an affiliate', () => {
  it.each<[string, AffiliateEvent[], AffiliateCommand, AffiliateEvent[]]>([
    ['registers', [], { type: 'RegisterAffiliate', ...signUp }, [registered]],
    ['registers once', [registered], { type: 'RegisterAffiliate', ...signUp }, []],
    [
      'changes what they told about themselves',
      [registered],
      { type: 'ChangeAffiliateDetails', subjectId: 's.a-1', person: renamed },
      [{ type: 'AffiliateDetailsChanged', data: { affiliateId, subjectId: 's.a-1', person: renamed } }],
    ],
    [
      'gets a new link with a new address',
      [registered],
      { type: 'ChangeAffiliateDetails', subjectId: 's2.a-1', person: moved },
      [atNewAddress, replaced],
    ],
    [
      'proves a new address by opening the link again',
      [registered, opened(1), atNewAddress, replaced],
      { type: 'OpenDashboardLink', generation: 2 },
      [opened(2)],
    ],
    ['changes nothing', [registered], { type: 'ChangeAffiliateDetails', subjectId: 's.a-1', person }, []],
    [
      'gets a rate with its reason',
      [registered],
      { type: 'SetCommissionRate', ratePercent: 30, reason: 'pilot' },
      [rateSet(30, 'pilot')],
    ],
    ...[25, 40].map((ratePercent): [string, AffiliateEvent[], AffiliateCommand, AffiliateEvent[]] => [
      `gets a rate of exactly ${ratePercent} percent`,
      [registered, rateSet(30)],
      { type: 'SetCommissionRate', ratePercent, reason: null },
      [rateSet(ratePercent)],
    ]),
    [
      'has that rate already',
      [registered, rateSet(30)],
      { type: 'SetCommissionRate', ratePercent: 30, reason: 'x' },
      [],
    ],
    [
      'gets the default rate in writing',
      [registered, rateSet(30)],
      { type: 'SetCommissionRate', ratePercent: 40, reason: null },
      [rateSet(40)],
    ],
    [
      'has the usual rate already',
      [registered],
      { type: 'SetCommissionRate', ratePercent: 40, reason: 'x' },
      [],
    ],
    [
      'gets a new link with an address that reads the same, and is another person’s by now',
      [registered],
      { type: 'ChangeAffiliateDetails', subjectId: 's2.a-1', person },
      [{ type: 'AffiliateDetailsChanged', data: { affiliateId, subjectId: 's2.a-1', person } }, replaced],
    ],
    ...[moved, { ...person, website: 'https://lopez.example' }].map(
      (changed): [string, AffiliateEvent[], AffiliateCommand, AffiliateEvent[]] => [
        `changes to ${JSON.stringify(changed)}`,
        [registered],
        { type: 'ChangeAffiliateDetails', subjectId: 's.a-1', person: changed },
        [{ type: 'AffiliateDetailsChanged', data: { affiliateId, subjectId: 's.a-1', person: changed } }],
      ],
    ),
    ['is deactivated', [registered], { type: 'DeactivateAffiliate', reason: 'asleep' }, [deactivated]],
    ['is deactivated once', [registered, deactivated], { type: 'DeactivateAffiliate', reason: null }, []],
    [
      'is reactivated',
      [registered, deactivated],
      { type: 'ReactivateAffiliate', reason: null },
      [reactivated],
    ],
    ['is active already', [registered], { type: 'ReactivateAffiliate', reason: null }, []],
    ['is terminated', [registered], { type: 'TerminateAffiliate', reason: 'spam' }, [terminated]],
    ['is terminated once', [registered, terminated], { type: 'TerminateAffiliate', reason: 'again' }, []],
    [
      'is deleted after a termination',
      [registered, terminated],
      { type: 'DeleteAffiliate', reason: null },
      [deleted],
    ],
    ['is deleted once', [registered, deleted], { type: 'DeleteAffiliate', reason: null }, []],
    ['gets a new link', [registered], { type: 'ReplaceDashboardLink' }, [replaced]],
    [
      'opens their link for the first time',
      [registered],
      { type: 'OpenDashboardLink', generation: 1 },
      [opened(1)],
    ],
    ['opens it again', [registered, opened(1)], { type: 'OpenDashboardLink', generation: 1 }, []],
    [
      'proves nothing by a replaced link',
      [registered, replaced],
      { type: 'OpenDashboardLink', generation: 1 },
      [],
    ],
    [
      'has a membership corrected',
      [registered],
      { type: 'CorrectMembership', membership: null, reason: 'not on the list' },
      [
        {
          type: 'AffiliateMembershipCorrected',
          data: { affiliateId, membership: null, reason: 'not on the list' },
        },
      ],
    ],
    ...[
      { organizationTag: 'HAR', memberId: '9' },
      { organizationTag: 'AUSTIN', memberId: '123456' },
    ].map((membership): [string, AffiliateEvent[], AffiliateCommand, AffiliateEvent[]] => [
      `has the membership corrected to ${JSON.stringify(membership)}`,
      [registered],
      { type: 'CorrectMembership', membership, reason: 'list' },
      [{ type: 'AffiliateMembershipCorrected', data: { affiliateId, membership, reason: 'list' } }],
    ]),
    [
      'has no membership already',
      [
        registered,
        {
          type: 'AffiliateMembershipCorrected',
          data: { affiliateId, membership: null, reason: 'not on the list' },
        },
      ],
      { type: 'CorrectMembership', membership: null, reason: 'again' },
      [],
    ],
    [
      'has that membership already',
      [registered],
      { type: 'CorrectMembership', membership: har, reason: 'x' },
      [],
    ],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });

  it.each<[string, AffiliateEvent[], AffiliateCommand, string]>([
    ['is unknown', [], { type: 'ReplaceDashboardLink' }, 'affiliation.affiliate-unknown'],
    [
      'has an id that is taken',
      [registered],
      { type: 'RegisterAffiliate', ...signUp, code: 'CEDAR2B2B' },
      'affiliation.affiliate-id-taken',
    ],
    ...[24, 41, 30.5, Number.NaN].map((ratePercent): [string, AffiliateEvent[], AffiliateCommand, string] => [
      `gets no rate of ${ratePercent} percent`,
      [registered],
      { type: 'SetCommissionRate', ratePercent, reason: null },
      'affiliation.rate-invalid',
    ]),
    [
      'is not terminated without a reason',
      [registered],
      { type: 'TerminateAffiliate', reason: ' ' },
      'affiliation.reason-missing',
    ],
    [
      'has no membership corrected without a reason',
      [registered],
      { type: 'CorrectMembership', membership: null, reason: ' ' },
      'affiliation.reason-missing',
    ],
    [
      'never comes back after a termination',
      [registered, terminated],
      { type: 'ReactivateAffiliate', reason: null },
      'affiliation.affiliate-terminated',
    ],
    [
      'never comes back after a deletion',
      [registered, deleted],
      { type: 'ReactivateAffiliate', reason: null },
      'affiliation.affiliate-deleted',
    ],
    [
      'is no member when it is an organization itself',
      [master],
      { type: 'CorrectMembership', membership: har, reason: 'x' },
      'affiliation.master-membership',
    ],
  ])('%s', (_title, given, command, code) => {
    expect(() => decide(given, command)).toThrow(expect.objectContaining({ code }) as DomainError);
  });

  describe('changed with an outdated version', () => {
    const seen = 1;
    it.each<[string, AffiliateEvent[], AffiliateCommand]>([
      ['the rate', [atNewAddress], { type: 'SetCommissionRate', ratePercent: 25, reason: null, seen }],
      [
        'the details',
        [rateSet(30)],
        { type: 'ChangeAffiliateDetails', subjectId: 's.a-1', person: renamed, seen },
      ],
      ['the membership', [rateSet(30)], { type: 'CorrectMembership', membership: null, reason: 'no', seen }],
      ['that they earn', [rateSet(30)], { type: 'DeactivateAffiliate', reason: null, seen }],
      ['that they do not', [deactivated], { type: 'ReactivateAffiliate', reason: null, seen }],
    ])('refuses the change: %s', (_, since, command) => {
      expect(() => decide([registered, ...since], command)).toThrow(
        new DomainError('affiliation.affiliate-changed', 'This affiliate was changed in the meantime'),
      );
      expect(decide([registered, ...since], { ...command, seen: 2 } as AffiliateCommand)).toHaveLength(1);
    });

    it('accepts repetitions and changes of links', () => {
      const again = { type: 'SetCommissionRate', ratePercent: 30, reason: null, seen } as const;
      expect(decide([registered, rateSet(30)], again)).toEqual([]);
      const links = [registered, opened(1), replaced, opened(2)];
      expect(decide(links, { ...again, ratePercent: 25 })).toEqual([rateSet(25)]);
    });
  });
});
