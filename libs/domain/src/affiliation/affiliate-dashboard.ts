import type { Affiliate } from './affiliate-state.js';

/**
 * `mailed`: opens the dashboard and proves the address; `shown`: opens it too, but was only shown on a screen;
 * `not-me`: erases the sign-up.
 */
export type LinkPurpose = 'mailed' | 'shown' | 'not-me';

/** Whether the affiliate can open the dashboard; termination and deletion end all links and sessions. */
export const canSignIn = ({ status }: Pick<Affiliate, 'status'>): boolean =>
  status === 'active' || status === 'inactive';

/**
 * Whether a link still works: links do not expire, but a newer generation replaces them. A `not-me` link also works
 * while the affiliate is being erased, so that it can be opened twice.
 */
export function isLinkInForce(
  { purpose, generation }: Readonly<{ purpose: LinkPurpose; generation: number }>,
  affiliate: Pick<Affiliate, 'status' | 'linkGeneration'>,
): boolean {
  if (generation !== affiliate.linkGeneration) return false;
  return canSignIn(affiliate) || (purpose === 'not-me' && affiliate.status === 'deleted');
}

/** Five or more referrals this month, any referrals, or none yet. */
export const affiliateLabels = ['Top Performer', 'Active', 'New'] as const;
export type AffiliateLabel = (typeof affiliateLabels)[number];

const topReferrals = 5;

export function affiliateLabelOf(monthlyReferrals: number, totalReferrals: number): AffiliateLabel {
  if (monthlyReferrals >= topReferrals) return 'Top Performer';
  return totalReferrals > 0 ? 'Active' : 'New';
}

/**
 * Sales per hundred visits, to one decimal; null without visits. It can exceed 100, since a buyer may return days after
 * the counted visit, or may not have been counted.
 */
export const conversionPercent = (sales: number, visits: number): number | null =>
  visits === 0 ? null : Math.round((sales / visits) * 1000) / 10;
