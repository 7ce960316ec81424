import type { OrganizationEmailEvent, OrganizationEvent } from '@closewise/domain/organizations';
import type { LedgerSentencesFor } from '../ledger/index.js';

/** How `ledger explain` describes organizations. */
export const organizationLedgerSentences: LedgerSentencesFor<OrganizationEvent | OrganizationEmailEvent> = {
  OrganizationRegistered: ({ tag }) => `The organization ${tag} was registered and waits for approval`,
  OrganizationApproved: ({ tag, note }) => `The organization ${tag} was approved: ${note}`,
  OrganizationRejected: ({ tag, note }) => `The organization ${tag} was rejected: ${note}`,
  OrganizationLinkOpened: null,
  OrganizationCredentialsChanged: null,
  OrganizationEmailClaimed: null,
  OrganizationEmailReleased: null,
};
