import type {
  AffiliateEmailEvent,
  AffiliateEvent,
  ReferralCodeReserved,
  SaleEvent,
} from '@closewise/domain/affiliation';
import type { BalanceCorrected, LedgerSealed, VerificationEvent } from '@closewise/domain/ledger';
import { alwaysList, type AuditSentence, type SentencesFor } from '../../administration/index.js';

// Organizations' decisions about their members change earnings.
alwaysList<AffiliateEvent>('AffiliateMembershipConfirmed', 'AffiliateMembershipRejected');

/** Sentences about affiliates in the audit log. */
export const auditedChanges: SentencesFor<
  AffiliateEvent | AffiliateEmailEvent | ReferralCodeReserved | SaleEvent
> = {
  AffiliateRegistered: about((affiliate) => `Registered the affiliate ${affiliate}`),
  AffiliateImported: null,
  AffiliateDetailsChanged: about((affiliate) => `Changed the details of the affiliate ${affiliate}`),
  CommissionRateSet: about(
    (affiliate, { ratePercent }) => `Set the commission rate of ${affiliate} to ${ratePercent} percent`,
  ),
  AffiliateMembershipCorrected: about((affiliate, { membership }) =>
    membership
      ? `Entered ${affiliate} as a member of ${membership.organizationTag}`
      : `Removed ${affiliate} from their organization`,
  ),
  AffiliateMembershipConfirmed: about(
    (affiliate, { organizationTag }) => `Confirmed ${affiliate} as a member of ${organizationTag}`,
  ),
  AffiliateMembershipRejected: about(
    (affiliate, { organizationTag }) =>
      `Rejected ${affiliate} as a member of ${organizationTag}: their later sales bring no override`,
  ),
  AffiliateDeactivated: about((affiliate) => `Deactivated the affiliate ${affiliate}`),
  AffiliateReactivated: about((affiliate) => `Reactivated the affiliate ${affiliate}`),
  AffiliateTerminated: about((affiliate) => `Terminated the affiliate ${affiliate}`),
  AffiliateDeleted: about((affiliate) => `Deleted the affiliate ${affiliate}`),
  DashboardLinkReplaced: about((affiliate) => `Sent ${affiliate} a new dashboard link`),
  DashboardLinkOpened: null,
  AffiliateEmailBarred: about((affiliate) => `Barred the address of ${affiliate} from registering again`),
  AffiliateEmailClaimed: null,
  AffiliateEmailReleased: null,
  ReferralCodeReserved: null,
  SaleSplit: null,
  SaleReversed: null,
  SaleRestored: null,
};

/** Sentences about the ledger in the audit log. */
export const auditedLedger: SentencesFor<BalanceCorrected | LedgerSealed | VerificationEvent> = {
  LedgerVerificationRequested: () => 'Had the ledger verified',
  LedgerVerified: null,
  LedgerSealed: null,
  BalanceCorrected: null,
};

function about<Details extends Readonly<{ affiliateId: string }>>(
  sentence: (affiliate: string, details: Details) => string,
): AuditSentence<Details> {
  return (details, nameOf) => sentence(nameOf(details.affiliateId), details);
}
