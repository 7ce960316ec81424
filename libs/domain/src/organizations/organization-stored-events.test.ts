import { readFileSync } from 'node:fs';
import { organizationsEvents } from './organization-events.js';
import { upcast, type EventData } from '../events/index.js';
import { organizationDecider } from './organization-decider.js';
import { organizationEmailDecider } from './organization-email-decider.js';
import type { OrganizationEmailEvent, OrganizationEvent } from './organization-events.js';

type Stored = OrganizationEvent | OrganizationEmailEvent;

const file = new URL('organization-stored-events.json', import.meta.url);
type Written = Stored & Readonly<{ schemaVersion?: number }>;
const stored = (JSON.parse(readFileSync(file, 'utf8')) as Written[]).map(
  ({ schemaVersion, ...event }): Stored =>
    schemaVersion === undefined
      ? event
      : ({
          ...event,
          data: upcast(organizationsEvents[event.type], schemaVersion, event.data as EventData),
        } as Stored),
);
const isOfEmail = (event: Stored): event is OrganizationEmailEvent =>
  event.type.startsWith('OrganizationEmail');
const ofEmail = stored.filter(isOfEmail);
const ofOrganization = stored.filter((event): event is OrganizationEvent => !isOfEmail(event));

/** The compiler requires an entry for each new event. */
const everyType: Record<Stored['type'], true> = {
  OrganizationRegistered: true,
  OrganizationApproved: true,
  OrganizationCredentialsChanged: true,
  OrganizationLinkOpened: true,
  OrganizationRejected: true,
  OrganizationEmailClaimed: true,
  OrganizationEmailReleased: true,
};

describe('events about organizations that are stored already', () => {
  it('are there of every type', () => {
    expect(stored.map(({ type }) => type)).toEqual(Object.keys(everyType));
  });

  it('are read as what they meant when they were written', () => {
    const after = (count: number) =>
      ofOrganization.slice(0, count).reduce(organizationDecider.evolve, organizationDecider.initialState);
    expect(after(3)).toEqual({
      status: 'approved',
      tag: 'AUSTIN',
      name: 'Austin Board of Realtors',
      masterAffiliateId: '6f1d2c3b-0a55-4c1d-9a55-1d2c3b4a5f60',
      emailKey: '7a31',
      credentialId: '22222222-2222-4222-8222-222222222222',
      subjectId: '7a31.organization-6f1d2c3b-0a55-4c1d-9a55-1d2c3b4a5f60',
      person: { contactName: 'Eva Ruiz', email: 'eva@example.com' },
      // Approved before links were mailed.
      linkOpened: true,
    });
    expect(ofOrganization[4]).toEqual({
      type: 'OrganizationRejected',
      data: { tag: 'AUSTIN', note: 'Nobody there knows of it', cause: 'admin' },
    });
    expect(after(5)).toEqual({ status: 'free', wasRejected: true });
    const { initialState, evolve } = organizationEmailDecider;
    const claimed = evolve(initialState, ofEmail[0]!);
    expect([claimed, evolve(claimed, ofEmail[1]!)]).toEqual([
      { owner: { tag: 'AUSTIN', masterAffiliateId: '6f1d2c3b' } },
      { owner: null },
    ]);
  });
});
