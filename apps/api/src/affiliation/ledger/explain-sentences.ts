import { actorInWords, actorKind, actorName, type RecordedActor } from '@closewise/domain/actor';
import type { AttributionOutcome, SaleEvent } from '@closewise/domain/affiliation';
import { splitPolicyVersion } from '@closewise/domain/affiliation';
import type { ExplainedEvent } from '@closewise/domain/ledger';
import { formatCents } from '@closewise/domain/money';
import { counted } from '../../platform/wording.js';
import type { NameOf } from '../../administration/index.js';
import type { Reader } from '../../platform/access/reader.js';

const outcomes: Readonly<Record<AttributionOutcome, string>> = {
  credited: 'credited to the affiliate of the code',
  'no-code': 'no referral code came with the purchase, so nobody earns a commission',
  'unknown-code': 'nobody has this referral code, so nobody earns a commission',
  inactive: 'the affiliate was inactive when it was paid, so nobody earns a commission',
  terminated: 'the affiliate was terminated before it was paid, so nobody earns a commission',
  deleted: 'the affiliate was deleted before it was paid, so nobody earns a commission',
  'organization-not-approved':
    'the account is that of an organization that was not approved when it was paid, so nobody earns a commission',
  'self-referral-email':
    'the affiliate bought it with their own e-mail address, so nobody earns a commission',
  'self-referral-card': 'the affiliate bought it with their own card, so nobody earns a commission',
};

/** A fact in words, personal of which are only those who prepared, approved or corrected something; null for one that explains no entry. */
export function sentenceOf(event: ExplainedEvent, { personal }: Reader, nameOf: NameOf): string | null {
  const named = (actor: RecordedActor): string => {
    const kind = actorKind(actor);
    return actorInWords(kind, kind === 'operator' ? personal(actor) : actorName(actor, nameOf));
  };
  switch (event.type) {
    case 'ReportRequested':
      return event.data.referralCode === null
        ? 'The report was ordered without a referral code'
        : `The report was ordered with the referral code ${event.data.referralCode}`;
    case 'PaymentReferred':
      return `The referral code ${event.data.referralCode} came with the news of the payment`;
    case 'PaymentRequested':
      return `A payment of ${formatCents(event.data.amountCents)} was opened`;
    case 'PaymentSucceeded':
      return `The provider confirmed the payment of ${formatCents(event.data.amountCents)}`;
    case 'ProviderFeeCharged':
      return `The provider keeps ${formatCents(event.data.feeCents)} of it`;
    case 'PaymentRefunded':
      return `${formatCents(event.data.amountCents)} was refunded, ${formatCents(event.data.refundedCents)} in all`;
    case 'PaymentRefundFailed':
      return `A refund of ${formatCents(event.data.amountCents)} could not be delivered`;
    case 'PaymentDisputed':
      return `The buyer's bank disputes ${formatCents(event.data.amountCents)}`;
    case 'DisputeClosed':
      return `The dispute of ${formatCents(event.data.amountCents)} was ${event.data.outcome}`;
    case 'AffiliateRegistered':
      return `The affiliate with the code ${event.data.code} was registered${event.data.membership ? ` as ${memberOf(event.data.membership)}` : ''}`;
    case 'AffiliateMembershipCorrected':
      return `The membership was corrected: the affiliate is ${memberOf(event.data.membership)}`;
    case 'AffiliateMembershipRejected':
      return `${event.data.organizationTag} rejected the membership: ${event.data.reason}`;
    case 'AffiliateDeactivated':
      return 'The affiliate was deactivated';
    case 'AffiliateReactivated':
      return 'The affiliate was reactivated';
    case 'AffiliateTerminated':
      return `The affiliate was terminated: ${event.data.reason}`;
    case 'AffiliateDeleted':
      return 'The affiliate was deleted';
    case 'CommissionRateSet':
      return `The commission rate was set to ${event.data.ratePercent}%${event.data.reason ? `: ${event.data.reason}` : ''}`;
    case 'OrganizationRegistered':
      return `The organization ${event.data.tag} was registered and waits for approval`;
    case 'OrganizationApproved':
      return `The organization ${event.data.tag} was approved: ${event.data.note}`;
    case 'OrganizationRejected':
      return `The organization ${event.data.tag} was rejected: ${event.data.note}`;
    case 'SaleSplit':
      return splitSentence(event.data);
    case 'SaleReversed':
      return `${formatCents(event.data.givenBackCents)} is given back by now: ${sharesIn(event.data.shares)}`;
    case 'SaleRestored':
      return `Money returned, ${formatCents(event.data.givenBackCents)} stays given back: ${sharesIn(event.data.shares)}`;
    case 'BalanceCorrected':
      return `${named(event.data.correctedBy)} corrected the balance by ${formatCents(event.data.cents)}: ${event.data.reason}`;
    case 'PayoutRunPrepared':
      return `The payout run ${event.data.runId} was prepared by ${named(event.data.preparedBy)}: ${formatCents(event.data.payCents)} for ${event.data.paidLines} of ${counted(event.data.lines, 'payee')}`;
    case 'PayoutRunApproved':
      return `The payout run ${event.data.runId} was approved by ${named(event.data.approvedBy)}`;
    case 'PayoutExecutionStarted':
      return `The payout run ${event.data.runId} was executed by ${named(event.data.executedBy)}`;
    case 'TransferRequested':
      return `The provider was asked to pay ${formatCents(event.data.payCents)} to ${event.data.accountId}${event.data.attempt > 1 ? ` (attempt ${event.data.attempt})` : ''}`;
    case 'TransferSucceeded':
      return `The provider paid ${formatCents(event.data.payCents)} by ${event.data.transferId}`;
    case 'TransferFailed':
      return `The provider refused to pay ${formatCents(event.data.payCents)} (${event.data.reasonCode}): it is owed again`;
    case 'TransferReversed':
      return `${formatCents(event.data.changeCents)} of ${event.data.transferId} came back: it is owed again`;
    default:
      return null;
  }
}

type Shares = Extract<SaleEvent, { type: 'SaleSplit' }>['data']['shares'];

function splitSentence(split: Extract<SaleEvent, { type: 'SaleSplit' }>['data']): string {
  const { attribution, commission, override, policyVersion, shares, amountCents } = split;
  const rates = [
    commission &&
      `commission ${commission.ratePercent}%${commission.rateEventId ? '' : ' (the default rate)'}`,
    override && `override of ${override.organizationTag} ${override.ratePercent}%`,
  ].filter(Boolean);
  const terms = rates.length > 0 ? `; ${rates.join(', ')}` : '';
  const policy = policyVersion === splitPolicyVersion ? '' : ` by the rules of version ${policyVersion}`;
  return `${formatCents(amountCents)} was split${policy}: ${outcomes[attribution.outcome]}${terms}; ${sharesIn(shares)}`;
}

const sharesIn = ({ commissionCents, overrideCents, houseCents }: Shares): string =>
  `affiliate ${formatCents(commissionCents)}, organization ${formatCents(overrideCents)}, house ${formatCents(houseCents)}`;

const memberOf = (membership: { organizationTag: string } | null): string =>
  membership ? `a member of ${membership.organizationTag}` : 'a member of no organization';
