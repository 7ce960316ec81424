import { isApprovedFor } from '../affiliation/index.js';
import type { DomainError } from '../events/index.js';
import { type OrganizationCommand, organizationDecider, standingOf } from './organization-decider.js';
import type { OrganizationEvent, RejectionCause } from './organization-events.js';
import { organizationEmailDecider, type OrganizationEmailCommand } from './organization-email-decider.js';
import { dashboardPathOf, organizationTagOf } from './organization-rules.js';

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
const opened: OrganizationEvent = { type: 'OrganizationLinkOpened', data: { tag: 'AUSTIN' } };
const approved: OrganizationEvent = { type: 'OrganizationApproved', data: { tag: 'AUSTIN', note: 'called' } };
const ended = (cause: RejectionCause, note: string): OrganizationEvent => ({
  type: 'OrganizationRejected',
  data: { tag: 'AUSTIN', note, cause },
});
const rejected = ended('admin', 'fake');
const approve = { type: 'ApproveOrganization', note: 'called', needsLink: true } as const;
const byLink = (type: 'OpenLink' | 'DisownRegistration' | 'EndUnopened', masterAffiliateId = 'm-1') => ({
  type,
  masterAffiliateId,
});
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
    ['is approved with a note once its link was opened', [registered, opened], approve, [approved]],
    ['is approved unopened where we enter it', [registered], { ...approve, needsLink: false }, [approved]],
    ['is approved once', [registered, opened, approved], { ...approve, note: 'again' }, []],
    ['is approved once, also before links were mailed', [registered, approved], approve, []],
    ['opens its link', [registered], byLink('OpenLink'), [opened]],
    ['opens its link once', [registered, opened], byLink('OpenLink'), []],
    ['opens its link after its approval', [registered, approved], byLink('OpenLink'), []],
    [
      'ends when the owner of the address did not register it',
      [registered],
      byLink('DisownRegistration'),
      [ended('not-me', 'The owner of the address did not register it')],
    ],
    [
      'ends for the owner of the address also after the link was opened',
      [registered, opened],
      byLink('DisownRegistration'),
      [ended('not-me', 'The owner of the address did not register it')],
    ],
    ['ends once', [registered, rejected], byLink('DisownRegistration'), []],
    [
      'ends when its link was not opened in time',
      [registered],
      byLink('EndUnopened'),
      [ended('link-unopened', 'The mailed link was not opened in time')],
    ],
    ['does not end once its link was opened', [registered, opened], byLink('EndUnopened'), []],
    ['does not end once it was approved', [registered, approved], byLink('EndUnopened'), []],
    ['is not ended by a link of an earlier one', [registered], byLink('DisownRegistration', 'm-0'), []],
    ['is not ended by the time of an earlier one', [registered], byLink('EndUnopened', 'm-0'), []],
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
    ['is unknown', [], approve, 'organizations.organization-unknown'],
    ['is not approved before its link was opened', [registered], approve, 'organizations.link-unopened'],
    [
      'is not approved because an earlier one opened its link',
      [registered, opened, rejected, { type: 'OrganizationRegistered', data: another }],
      approve,
      'organizations.link-unopened',
    ],
    [
      'opens no link of an earlier one',
      [registered],
      byLink('OpenLink', 'm-0'),
      'organizations.link-invalid',
    ],
    ['opens no link after its end', [registered, rejected], byLink('OpenLink'), 'organizations.link-invalid'],
    [
      'is not ended by its link after its approval',
      [registered, opened, approved],
      byLink('DisownRegistration'),
      'organizations.organization-approved',
    ],
    [
      'is not approved after its rejection',
      [registered, rejected],
      approve,
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
    ['is not approved unseen', [registered, opened], { ...approve, note: ' ' }, 'organizations.note-missing'],
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
