import { DomainError } from '../events/index.js';
import { organizationEmailDecider, type OrganizationEmailCommand } from './organization-email-decider.js';
import type { OrganizationEmailEvent } from './organization-events.js';

const austin = { emailKey: 'k-1', tag: 'AUSTIN', masterAffiliateId: 'm-1' };
const boise = { emailKey: 'k-1', tag: 'BOISE', masterAffiliateId: 'm-2' };
const claimed = (data = austin): OrganizationEmailEvent => ({ type: 'OrganizationEmailClaimed', data });
const released = (data = austin): OrganizationEmailEvent => ({ type: 'OrganizationEmailReleased', data });
const claim = (data = austin): OrganizationEmailCommand => ({ type: 'ClaimEmail', ...data });
const release = (data = austin): OrganizationEmailCommand => ({ type: 'ReleaseEmail', ...data });

const decide = (given: OrganizationEmailEvent[], when: OrganizationEmailCommand) =>
  organizationEmailDecider.decide(
    when,
    given.reduce(organizationEmailDecider.evolve, organizationEmailDecider.initialState),
  );

describe('the address of an organization', () => {
  it.each<[string, OrganizationEmailEvent[], OrganizationEmailCommand, OrganizationEmailEvent[]]>([
    ['is claimed', [], claim(), [claimed()]],
    ['is claimed once', [claimed()], claim(), []],
    [
      'follows its registration to another tag',
      [claimed()],
      claim({ ...austin, tag: 'AUSTIN2' }),
      [claimed({ ...austin, tag: 'AUSTIN2' })],
    ],
    ['is released by its owner', [claimed()], release(), [released()]],
    ['is not released by another', [claimed()], release(boise), []],
    ['is not released twice', [claimed(), released()], release(), []],
    ['is free for another once it was released', [claimed(), released()], claim(boise), [claimed(boise)]],
  ])('%s', (_, given, when, then) => {
    expect(decide(given, when)).toEqual(then);
  });

  it('is no other organization’s', () => {
    expect(() => decide([claimed()], claim(boise))).toThrow(DomainError);
    expect(() => decide([claimed()], claim(boise))).toThrow('This email address is already registered');
    // Another registration of the same tag is another organization.
    expect(() => decide([claimed()], claim({ ...boise, tag: 'AUSTIN' }))).toThrow(DomainError);
  });
});
