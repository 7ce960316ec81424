import { countingCode } from '../referral/index.js';
import { deliveredMailboxOf } from '../privacy/facts.js';
import type { AffiliateState } from './affiliate-state.js';

/** Why a sale earns a commission, or why it earns none. */
export type AttributionOutcome =
  | 'credited'
  | 'no-code'
  | 'unknown-code'
  | 'inactive'
  | 'terminated'
  | 'deleted'
  | 'organization-not-approved'
  | 'self-referral-email'
  | 'self-referral-card';

/** By what a purchase turned out to be the affiliate's own. */
export type SelfReferral = 'email' | 'card';

/** What is known of the affiliate when it was paid, beside their own state. */
export type Circumstances = Readonly<{
  selfReferral: SelfReferral | null;
  /** Whether the organization that they name takes part; false when they name none. */
  organizationIsApproved: boolean;
}>;

/**
 * The evidence of an attribution, kept with the sale for ever. `codeFrom`: the code came with the order of the report,
 * or, because that had none or one that is nobody's, with the payment. `affiliateId` is whom the code belongs to, credited or not.
 */
export type Attribution = Readonly<{
  code: string | null;
  codeFrom: 'order' | 'payment' | null;
  outcome: AttributionOutcome;
  affiliateId: string | null;
}>;

/** The code of the order counts; that of the payment when the order had none, or one that is nobody's. */
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
 * Whom a sale is credited to, by the affiliate as they were when it was paid. The account of an organization itself earns
 * nothing before that is approved; its members earn their own commission all the same.
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

/** Whether two addresses reach one mailbox: letter case, what follows a plus, and Gmail's dots do not count. */
export const isSameMailbox = (left: string, right: string): boolean =>
  deliveredMailboxOf(left) === deliveredMailboxOf(right);
