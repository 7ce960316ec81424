/** How far an affiliate has come: five or more referrals this month, any at all, or none yet. */
export const affiliateLabels = ['Top Performer', 'Active', 'New'] as const;
export type AffiliateLabel = (typeof affiliateLabels)[number];

const topReferrals = 5;

/** By the referrals of this month and of all time. */
export function affiliateLabelOf(monthlyReferrals: number, totalReferrals: number): AffiliateLabel {
  if (monthlyReferrals >= topReferrals) return 'Top Performer';
  return totalReferrals > 0 ? 'Active' : 'New';
}
