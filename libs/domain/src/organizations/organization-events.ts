import type { DomainEvent } from '../events/index.js';

/** Whom to reach; encrypted in the log. */
export type OrganizationPerson = Readonly<{ contactName: string; email: string }>;

type Organization<More extends object = object> = Readonly<{ tag: string } & More>;

/**
 * An organization asks to take part; `name` is the organization's own and is public once it is approved. It signs in
 * by the address behind `emailKey` (its HMAC) and by the password of this id, whose hash is not in the log; null: none
 * yet. `person` is null once it was erased.
 */
export type OrganizationRegistered = DomainEvent<
  'OrganizationRegistered',
  Organization<{
    name: string;
    masterAffiliateId: string;
    emailKey: string;
    credentialId: string | null;
    subjectId: string;
    person: OrganizationPerson | null;
  }>
>;

/** It is listed and earns from now on; `note` says what was checked. */
export type OrganizationApproved = DomainEvent<'OrganizationApproved', Organization<{ note: string }>>;

/** It takes no part, and its tag is free again. */
export type OrganizationRejected = DomainEvent<'OrganizationRejected', Organization<{ note: string }>>;

/** The password of this id is in force: changed by the organization itself, or set anew by an operator. */
export type OrganizationCredentialsChanged = DomainEvent<
  'OrganizationCredentialsChanged',
  Organization<{ credentialId: string }>
>;

/** Every fact of an `organization-{tag}` stream. */
export type OrganizationEvent =
  | OrganizationRegistered
  | OrganizationApproved
  | OrganizationRejected
  | OrganizationCredentialsChanged;

/** The one stream of a tag; after a rejection another organization may follow in it. */
export const organizationStream = (tag: string): string => `organization-${tag}`;

type OrganizationEmail = Readonly<{ emailKey: string; tag: string; masterAffiliateId: string }>;

/**
 * An address belongs to the organization that registers, or has registered, with this master account: an interrupted
 * registration goes on with it.
 */
export type OrganizationEmailClaimed = DomainEvent<'OrganizationEmailClaimed', OrganizationEmail>;

/** The organization was rejected, or could not register; the address may be used again. */
export type OrganizationEmailReleased = DomainEvent<'OrganizationEmailReleased', OrganizationEmail>;

export type OrganizationEmailEvent = OrganizationEmailClaimed | OrganizationEmailReleased;

/** The one stream that says whose an address is; `emailKey` is its HMAC. */
export const organizationEmailStream = (emailKey: string): string => `organization-email-${emailKey}`;
