import type { DomainEvent } from '../events/index.js';

/** Whom to reach; encrypted in the log. */
export type OrganizationPerson = Readonly<{ contactName: string; email: string }>;

type Organization<More extends object = object> = Readonly<{ tag: string } & More>;

/**
 * An organization asks to take part; `name` is the organization's own and is public once it is approved.
 * `person` and `subjectId` are null for one that is there from the start, and `person` once it was erased.
 */
export type OrganizationRegistered = DomainEvent<
  'OrganizationRegistered',
  Organization<{
    name: string;
    masterAffiliateId: string;
    subjectId: string | null;
    person: OrganizationPerson | null;
  }>
>;

/** It is listed and earns from now on; `note` says what was checked. */
export type OrganizationApproved = DomainEvent<'OrganizationApproved', Organization<{ note: string }>>;

/** It takes no part, and its tag is free again. */
export type OrganizationRejected = DomainEvent<'OrganizationRejected', Organization<{ note: string }>>;

/** Its password was changed by itself, or set anew by an operator; the password itself is not in the log. */
export type OrganizationCredentialsChanged = DomainEvent<'OrganizationCredentialsChanged', Organization>;

/** Every fact of an `organization-{tag}` stream. */
export type OrganizationEvent =
  | OrganizationRegistered
  | OrganizationApproved
  | OrganizationRejected
  | OrganizationCredentialsChanged;

/** The one stream of a tag; after a rejection another organization may follow in it. */
export const organizationStream = (tag: string): string => `organization-${tag}`;

/** An address belongs to this organization. */
export type OrganizationEmailClaimed = DomainEvent<
  'OrganizationEmailClaimed',
  Readonly<{ emailKey: string; tag: string }>
>;

/** The organization was rejected; the address may be used again. */
export type OrganizationEmailReleased = DomainEvent<
  'OrganizationEmailReleased',
  Readonly<{ emailKey: string; tag: string }>
>;

export type OrganizationEmailEvent = OrganizationEmailClaimed | OrganizationEmailReleased;

/** The one stream that says whose an address is; `emailKey` is its HMAC. */
export const organizationEmailStream = (emailKey: string): string => `organization-email-${emailKey}`;
