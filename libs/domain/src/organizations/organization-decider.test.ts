import { isApprovedFor } from '../affiliation/index.js';
import type { DomainError } from '../events/index.js';
import { organizationDecider, type OrganizationCommand } from './organization-decider.js';
import type { OrganizationEvent } from './organization-events.js';
import { organizationEmailDecider, type OrganizationEmailCommand } from './organization-email-decider.js';
import { dashboardPathOf, organizationTagOf } from './organization-tag.js';
import { standingOf } from './organization-standing.js';

const data = {
  tag: 'AUSTIN',
  name: 'Austin Board of Realtors',
  masterAffiliateId: 'm-1',
  emailKey: 'e1',
  credentialId: 'c-1',
  subjectId: 's.AUSTIN',
  person: { contactName: 'Eva Ruiz', email: 'eva@example.com' },
};
const registered: OrganizationEvent = { type: 'OrganizationRegistered', data };
const approved: OrganizationEvent = { type: 'OrganizationApproved', data: { tag: 'AUSTIN', note: 'called' } };
const rejected: OrganizationEvent = { type: 'OrganizationRejected', data: { tag: 'AUSTIN', note: 'fake' } };
const changed: OrganizationEvent = {
  type: 'OrganizationCredentialsChanged',
  data: { tag: 'AUSTIN', credentialId: 'c-2' },
};
const another = { ...data, masterAffiliateId: 'm-2' };

const decide = (given: OrganizationEvent[], command: OrganizationCommand): OrganizationEvent[] =>
  organizationDecider.decide(
    command,
    given.reduce(organizationDecider.evolve, organizationDecider.initialState),
  );

describe('an organization', () => {
  it.each<[string, OrganizationEvent[], OrganizationCommand, OrganizationEvent[]]>([
    ['registers', [], { type: 'RegisterOrganization', ...data }, [registered]],
    ['registers once', [registered], { type: 'RegisterOrganization', ...data }, []],
    ['is approved with a note', [registered], { type: 'ApproveOrganization', note: 'called' }, [approved]],
    ['is approved once', [registered, approved], { type: 'ApproveOrganization', note: 'again' }, []],
    ['is rejected with a note', [registered], { type: 'RejectOrganization', note: 'fake' }, [rejected]],
    [
      '[OR-07] leaves its tag free when it is rejected',
      [registered, rejected],
      { type: 'RegisterOrganization', ...another },
      [{ type: 'OrganizationRegistered', data: another }],
    ],
    [
      'is rejected once, though the answer was lost',
      [registered, rejected],
      { type: 'RejectOrganization', note: 'again' },
      [],
    ],
    [
      'changes its password',
      [registered],
      { type: 'ChangeOrganizationCredentials', credentialId: 'c-2' },
      [changed],
    ],
    [
      'changes its password once',
      [registered, changed],
      { type: 'ChangeOrganizationCredentials', credentialId: 'c-2' },
      [],
    ],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });

  it.each<[string, OrganizationEvent[], OrganizationCommand, string]>([
    ['is unknown', [], { type: 'ApproveOrganization', note: 'x' }, 'organizations.organization-unknown'],
    [
      'is not approved after its rejection',
      [registered, rejected],
      { type: 'ApproveOrganization', note: 'x' },
      'organizations.organization-unknown',
    ],
    [
      'changes no password after its rejection',
      [registered, rejected],
      { type: 'ChangeOrganizationCredentials', credentialId: 'c-2' },
      'organizations.organization-unknown',
    ],
    [
      'cannot take a tag that is taken',
      [registered],
      { type: 'RegisterOrganization', ...another },
      'organizations.tag-taken',
    ],
    [
      'is not approved unseen',
      [registered],
      { type: 'ApproveOrganization', note: ' ' },
      'organizations.note-missing',
    ],
    [
      'is not rejected after its approval',
      [registered, approved],
      { type: 'RejectOrganization', note: 'x' },
      'organizations.organization-approved',
    ],
  ])('%s', (_title, given, command, code) => {
    expect(() => decide(given, command)).toThrow(expect.objectContaining({ code }) as DomainError);
  });
});

describe('the sales of an affiliate who names an organization', () => {
  const own = { affiliateId: 'm-1', isMaster: true };
  const member = { affiliateId: 'a-1', isMaster: false };
  const next: OrganizationEvent = { type: 'OrganizationRegistered', data: another };

  it.each<[string, OrganizationEvent[], boolean, boolean]>([
    ['does not exist', [], false, false],
    ['waits', [registered], false, false],
    ['is approved', [registered, approved], true, true],
    ['was rejected', [registered, rejected], false, false],
    [
      'was rejected, its tag now of another that is approved',
      [registered, rejected, next, approved],
      false,
      true,
    ],
  ])('[OR-07] are its own, or of its member, where it %s', (_, given, ofAccount, ofMember) => {
    const state = given.reduce(organizationDecider.evolve, organizationDecider.initialState);
    const standing = standingOf(state);
    expect([isApprovedFor(standing, own), isApprovedFor(standing, member)]).toEqual([ofAccount, ofMember]);
  });
});

describe('the address of an organization', () => {
  const claim = { type: 'ClaimEmail', emailKey: 'e1', tag: 'AUSTIN', masterAffiliateId: 'm-1' } as const;
  const owned = { owner: { tag: 'AUSTIN', masterAffiliateId: 'm-1' } };
  const types = (command: OrganizationEmailCommand, state = owned) =>
    organizationEmailDecider.decide(command, state).map(({ type }) => type);

  it('is claimed once, and again for another tag of the same registration', () => {
    expect(types(claim)).toEqual([]);
    expect(types({ ...claim, tag: 'DALLAS' })).toEqual(['OrganizationEmailClaimed']);
  });

  it('cannot be claimed or released by others', () => {
    expect(() => types({ ...claim, masterAffiliateId: 'm-2' })).toThrow(
      'This email address is already registered',
    );
    expect(types({ ...claim, type: 'ReleaseEmail', masterAffiliateId: 'm-2' })).toEqual([]);
    expect(types({ ...claim, type: 'ReleaseEmail' })).toEqual(['OrganizationEmailReleased']);
  });
});

describe('a tag', () => {
  it.each([
    ['har', 'HAR'],
    [' austin1 ', 'AUSTIN1'],
    ['ABCDEFGHIJ', 'ABCDEFGHIJ'],
  ])('%j is stored as %s', (text, tag) => {
    expect(organizationTagOf(text)).toBe(tag);
  });

  it.each(['', 'ABCDEFGHIJK', 'A B', 'A/B', 'ÑANDU', '__proto__'])('%j is refused', (text) => {
    expect(() => organizationTagOf(text)).toThrow('Organization tag may have at most 10 letters or digits');
  });

  it('[OR-05] leads to the dashboard of its organization', () => {
    expect([dashboardPathOf('HAR'), dashboardPathOf('AUSTIN')]).toEqual([
      '/har/dashboard',
      '/organization/AUSTIN/dashboard',
    ]);
  });
});
