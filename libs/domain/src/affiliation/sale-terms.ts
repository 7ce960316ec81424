import type { AffiliateState } from './affiliate-state.js';
import type { Attribution } from './attribution.js';
import { ratePercentOf } from './commission-rate.js';
import type { SaleTerms } from './sale-events.js';
import { overridePercent } from './sale-shares.js';

/**
 * Who earns of a sale, by the affiliate and their organization as they were when it was paid. The account of an
 * approved organization itself earns its commission and no override. `rateEventId` is the CommissionRateSet in force.
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
