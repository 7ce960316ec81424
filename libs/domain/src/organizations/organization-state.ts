import type { OrganizationPerson } from './organization-events.js';

/** `waiting` for an admin's approval; an approved one is listed and earns. A rejected tag is free. */
export type OrganizationState =
  | Readonly<{ status: 'free'; wasRejected: boolean }>
  | Readonly<{
      status: 'waiting' | 'approved';
      tag: string;
      name: string;
      masterAffiliateId: string;
      emailKey: string;
      /** The password in force; null while there is none. */
      credentialId: string | null;
      subjectId: string;
      /** Null once the person was erased. */
      person: OrganizationPerson | null;
    }>;
