import type { OrganizationPerson } from './organization-events.js';

/** `waiting` for an admin's approval; an approved one is listed and earns. A rejected tag is free. */
export type OrganizationState =
  | Readonly<{ status: 'free' }>
  | Readonly<{
      status: 'waiting' | 'approved';
      tag: string;
      name: string;
      masterAffiliateId: string;
      subjectId: string | null;
      /** Null for one that is there from the start, and once the person was erased. */
      person: OrganizationPerson | null;
    }>;
