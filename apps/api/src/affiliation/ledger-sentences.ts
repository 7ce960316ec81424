import {
  type AffiliateEmailEvent,
  type AffiliateEvent,
  type affiliationPostings,
  type AttributionOutcome,
  type ReferralCodeReserved,
  type SaleEvent,
  type SaleSplit,
  splitPolicyVersion,
} from '@closewise/domain/affiliation';
import { formatCents } from '@closewise/domain/money';
import type { LedgerSentencesFor } from '../ledger/index.js';

/** How `ledger explain` describes sales, and the affiliates who earn from them. */
export const affiliationLedgerSentences: LedgerSentencesFor<
  AffiliateEvent | AffiliateEmailEvent | ReferralCodeReserved | SaleEvent,
  typeof affiliationPostings
> = {
  SaleSplit: splitSentence,
  SaleReversed: ({ givenBackCents, shares }) =>
    `${formatCents(givenBackCents)} has been given back so far: ${listShares(shares)}`,
  SaleRestored: ({ givenBackCents, shares }) =>
    `Money came back, ${formatCents(givenBackCents)} remains given back: ${listShares(shares)}`,
  AffiliateRegistered: ({ code, membership }) =>
    `The affiliate with the code ${code} was registered${membership ? ` as ${memberOf(membership)}` : ''}`,
  AffiliateMembershipCorrected: ({ membership }) =>
    `The membership was corrected: the affiliate is ${memberOf(membership)}`,
  AffiliateMembershipRejected: ({ organizationTag, reason }) =>
    `${organizationTag} rejected the membership: ${reason}`,
  AffiliateDeactivated: () => 'The affiliate was deactivated',
  AffiliateReactivated: () => 'The affiliate was reactivated',
  AffiliateTerminated: ({ reason }) => `The affiliate was terminated: ${reason}`,
  AffiliateDeleted: () => 'The affiliate was deleted',
  CommissionRateSet: ({ ratePercent, reason }) =>
    `The commission rate was set to ${ratePercent}%${reason ? `: ${reason}` : ''}`,
  AffiliateImported: null,
  AffiliateDetailsChanged: null,
  AffiliateMembershipConfirmed: null,
  DashboardLinkReplaced: null,
  DashboardLinkOpened: null,
  ReferralCodeReserved: null,
  AffiliateEmailClaimed: null,
  AffiliateEmailReleased: null,
  AffiliateEmailBarred: null,
};

const outcomes: Readonly<Record<AttributionOutcome, string>> = {
  credited: 'credited to the affiliate of the code',
  'no-code': 'no referral code came with the purchase, so nobody earns a commission',
  'unknown-code': 'nobody has this referral code, so nobody earns a commission',
  inactive: 'the affiliate was inactive when it was paid, so nobody earns a commission',
  terminated: 'the affiliate was terminated before it was paid, so nobody earns a commission',
  deleted: 'the affiliate was deleted before it was paid, so nobody earns a commission',
  'organization-not-approved':
    'the account is that of an organization that was not approved when it was paid, so nobody earns a commission',
  'self-referral-email': 'the affiliate bought it with their own email address, so nobody earns a commission',
  'self-referral-card': 'the affiliate bought it with their own card, so nobody earns a commission',
};

function splitSentence(split: SaleSplit['data']): string {
  const { attribution, commission, override, policyVersion, shares, amountCents } = split;
  const rates = [
    commission &&
      `commission ${commission.ratePercent}%${commission.rateEventId ? '' : ' (the default rate)'}`,
    override && `override of ${override.organizationTag} ${override.ratePercent}%`,
  ].filter(Boolean);
  const terms = rates.length > 0 ? `; ${rates.join(', ')}` : '';
  const policy = policyVersion === splitPolicyVersion ? '' : ` by the rules of version ${policyVersion}`;
  return `${formatCents(amountCents)} was split${policy}: ${outcomes[attribution.outcome]}${terms}; ${listShares(shares)}`;
}

const listShares = ({ commissionCents, overrideCents, houseCents }: SaleSplit['data']['shares']): string =>
  `affiliate ${formatCents(commissionCents)}, organization ${formatCents(overrideCents)}, house ${formatCents(houseCents)}`;

const memberOf = (membership: Readonly<{ organizationTag: string }> | null): string =>
  membership ? `a member of ${membership.organizationTag}` : 'a member of no organization';
