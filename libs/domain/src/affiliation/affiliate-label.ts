/** How the admin area calls an affiliate. */
export const affiliateLabels = ['Top Performer', 'Active', 'New'] as const;
export type AffiliateLabel = (typeof affiliateLabels)[number];

const topReferrals = 5;

/** By the referrals of this month and of all time. */
export function affiliateLabelOf(monthlyReferrals: number, totalReferrals: number): AffiliateLabel {
  if (monthlyReferrals >= topReferrals) return 'Top Performer';
  return totalReferrals > 0 ? 'Active' : 'New';
}
