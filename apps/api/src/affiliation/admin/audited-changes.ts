import type { ActionDetails, AuditedEvents, NameOf } from '../../administration/index.js';

type Sentence = AuditedEvents['sentences'][string];

/** What admins and the operator did to affiliates, in the words of the list of admin actions. */
export const auditedChanges: AuditedEvents['sentences'] = {
  AffiliateRegistered: about((affiliate) => `Registered the affiliate ${affiliate}`),
  AffiliateDetailsChanged: about((affiliate) => `Changed the details of the affiliate ${affiliate}`),
  CommissionRateSet: about(
    (affiliate, { ratePercent }) =>
      `Set the commission rate of ${affiliate} to ${String(ratePercent)} percent`,
  ),
  AffiliateMembershipCorrected: about(membershipCorrected),
  AffiliateMembershipConfirmed: about(
    (affiliate, { organizationTag }) => `Confirmed ${affiliate} as a member of ${String(organizationTag)}`,
  ),
  AffiliateMembershipRejected: about(
    (affiliate, { organizationTag }) =>
      `Rejected ${affiliate} as a member of ${String(organizationTag)}: their later sales bring no override`,
  ),
  AffiliateDeactivated: about((affiliate) => `Deactivated the affiliate ${affiliate}`),
  AffiliateReactivated: about((affiliate) => `Reactivated the affiliate ${affiliate}`),
  AffiliateTerminated: about((affiliate) => `Terminated the affiliate ${affiliate}`),
  AffiliateEmailBarred: about((affiliate) => `Barred the address of ${affiliate} from registering again`),
  AffiliateDeleted: about((affiliate) => `Deleted the affiliate ${affiliate}`),
  DashboardLinkReplaced: about((affiliate) => `Sent ${affiliate} a new dashboard link`),
};

function about(sentence: (affiliate: string, details: ActionDetails) => string): Sentence {
  return (details: ActionDetails, nameOf: NameOf) =>
    sentence(nameOf(String(details['affiliateId'])), details);
}

function membershipCorrected(affiliate: string, { membership }: ActionDetails): string {
  if (!membership) return `Removed ${affiliate} from their organization`;
  const { organizationTag } = membership as Readonly<{ organizationTag: string }>;
  return `Entered ${affiliate} as a member of ${organizationTag}`;
}
