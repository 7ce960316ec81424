import { z } from 'zod';
import { defineEvents, freeText, type DataOf, type EventOf } from '../events/index.js';

const organization = z.object({ tag: z.string() });
const withNote = organization.extend({ note: freeText });
const email = organization.extend({
  emailKey: z.string().describe('HMAC of the address'),
  masterAffiliateId: z.string(),
});
const organizationPerson = z.object({ contactName: z.string(), email: z.string() });
const rejectionCause = z
  .enum(['admin', 'not-me', 'link-unopened'])
  .describe(
    '`admin`: an admin rejected it; `not-me`: the owner of the address denied the registration; ' +
      '`link-unopened`: the emailed link was not opened in time',
  );

const tag = 'HAR';
const exampleEmail = { emailKey: '7a31', tag, masterAffiliateId: '6f1d2c3b' };

export const organizationEvents = defineEvents({
  OrganizationRegistered: {
    description: 'An organization applied. It signs in with the address behind `emailKey` and its password.',
    data: email.extend({
      name: z.string().describe('Public once the organization is approved'),
      credentialId: z
        .string()
        .nullable()
        .describe('Names the password hash, which is not in the log; null if there is no password yet'),
      subjectId: z.string(),
      person: organizationPerson.nullable().describe('The contact; encrypted, null after an erasure'),
    }),
    example: {
      ...exampleEmail,
      name: 'Houston Association of Realtors',
      credentialId: 'c0ffee01',
      subjectId: '7a31.HAR',
      person: { contactName: 'Ben Ito', email: 'ben@har.example' },
    },
  },
  OrganizationLinkOpened: {
    description:
      'The link that was mailed to the contact was opened: the address is theirs, and they know of the registration.',
    data: organization,
    example: { tag },
  },
  OrganizationApproved: {
    description: 'The organization is now listed and earns; `note` says what was checked.',
    data: withNote,
    example: { tag, note: 'called them' },
  },
  OrganizationRejected: {
    description: 'The registration ended, and the tag is free again.',
    data: withNote.extend({ cause: rejectionCause }),
    example: { tag, note: 'nobody answers', cause: 'admin' },
    // In version 1 only admins could reject.
    upcasters: [(data) => ({ ...data, cause: 'admin' })],
  },
  OrganizationCredentialsChanged: {
    description:
      'The password was changed by the organization, or reset by an operator; `credentialId` names the new hash.',
    data: organization.extend({ credentialId: z.string() }),
    example: { tag, credentialId: 'c0ffee02' },
  },
});

/** The events of an `organization-{tag}` stream. */
export type OrganizationEvent = EventOf<typeof organizationEvents>;
export type OrganizationRegistered = EventOf<typeof organizationEvents, 'OrganizationRegistered'>;
export type OrganizationLinkOpened = EventOf<typeof organizationEvents, 'OrganizationLinkOpened'>;
export type OrganizationApproved = EventOf<typeof organizationEvents, 'OrganizationApproved'>;
export type OrganizationRejected = EventOf<typeof organizationEvents, 'OrganizationRejected'>;
export type OrganizationCredentialsChanged = EventOf<
  typeof organizationEvents,
  'OrganizationCredentialsChanged'
>;
export type OrganizationPerson = DataOf<typeof organizationPerson>;
export type RejectionCause = DataOf<typeof rejectionCause>;

/** The stream of a tag; after a rejection another organization may follow in it. */
export const organizationStream = (tag: string): string => `organization-${tag}`;

export const organizationEmailEvents = defineEvents({
  OrganizationEmailClaimed: {
    description:
      'An address belongs to the organization that registers with this master account; an interrupted registration continues with it.',
    data: email,
    example: exampleEmail,
  },
  OrganizationEmailReleased: {
    description: 'The organization was rejected or could not register; the address may be used again.',
    data: email,
    example: exampleEmail,
  },
});

export type OrganizationEmailEvent = EventOf<typeof organizationEmailEvents>;

/** The stream that says who owns an address; `emailKey` is its HMAC. */
export const organizationEmailStream = (emailKey: string): string => `organization-email-${emailKey}`;

export const organizationsEvents = { ...organizationEvents, ...organizationEmailEvents };
