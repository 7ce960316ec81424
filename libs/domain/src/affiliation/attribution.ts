import { countingCode } from '../referral/index.js';
import { deliveredMailboxOf } from '../privacy/facts.js';
import type { AffiliateState } from './affiliate-state.js';
import type { Attribution, AttributionOutcome, SaleTerms } from './sale-events.js';
import { ratePercentOf } from './commission-rate.js';
import { overridePercent } from './split-policies.js';

/** How a purchase was identified as the affiliate's own. */
export type SelfReferral = 'email' | 'card';

/** Circumstances of the payment beyond the affiliate's own state. */
export type Circumstances = Readonly<{
  selfReferral: SelfReferral | null;
  /** Whether the affiliate's organization is approved; false without one. */
  organizationIsApproved: boolean;
}>;

/** The code of the order, or that of the payment if the order had no known code. */
export function codeOfSale(
  orderCode: string | null,
  paymentCode: string | null,
  isKnown: (code: string) => boolean,
): Pick<Attribution, 'code' | 'codeFrom'> {
  const codes = [orderCode, paymentCode].filter((code) => code !== null);
  const code = countingCode(codes, isKnown);
  if (code === null) return { code: null, codeFrom: null };
  return { code, codeFrom: code === orderCode ? 'order' : 'payment' };
}

/**
 * Attributes a sale by the affiliate's state at the payment. An organization's own account earns
 * nothing before the organization is approved; its members earn their own commission regardless.
 */
export function attribute(
  source: Pick<Attribution, 'code' | 'codeFrom'>,
  affiliate: AffiliateState,
  circumstances: Circumstances,
): Attribution {
  const affiliateId = affiliate.status === 'unknown' ? null : affiliate.affiliateId;
  return { ...source, outcome: outcomeOf(source.code, affiliate, circumstances), affiliateId };
}

function outcomeOf(
  code: string | null,
  affiliate: AffiliateState,
  { selfReferral, organizationIsApproved }: Circumstances,
): AttributionOutcome {
  if (code === null) return 'no-code';
  if (affiliate.status === 'unknown') return 'unknown-code';
  if (affiliate.status !== 'active') return affiliate.status;
  if (affiliate.isMaster && !organizationIsApproved) return 'organization-not-approved';
  return selfReferral === null ? 'credited' : `self-referral-${selfReferral}`;
}

/** Whether two addresses reach the same mailbox, ignoring letter case, plus suffixes and Gmail's dots. */
export const isSameMailbox = (left: string, right: string): boolean =>
  deliveredMailboxOf(left) === deliveredMailboxOf(right);

/**
 * The shares of a sale, by the state of affiliate and organization at the payment. An
 * organization's own account earns its commission but no override. `rateEventId` is the CommissionRateSet in force.
 */
export function termsOfSale(
  { outcome }: Attribution,
  affiliate: AffiliateState,
  evidence: Readonly<{ rateEventId: string | null; organizationIsApproved: boolean }>,
): SaleTerms {
  if (outcome !== 'credited' || affiliate.status === 'unknown') return { commission: null, override: null };
  const { affiliateId, membership, isMaster } = affiliate;
  const commission = {
    affiliateId,
    ratePercent: ratePercentOf(affiliate),
    rateEventId: evidence.rateEventId,
  };
  const earnsOverride = membership && !isMaster && evidence.organizationIsApproved;
  const override = earnsOverride
    ? { organizationTag: membership.organizationTag, ratePercent: overridePercent }
    : null;
  return { commission, override };
}
