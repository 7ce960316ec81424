import type { AffiliateDashboardView } from '@closewise/contracts/affiliates';

/** An agent without an organization, as the dashboard receives them. */
export const affiliate: AffiliateDashboardView['affiliate'] = {
  id: 'ana',
  name: 'Ana Lopez',
  email: 'ana@example.com',
  website: null,
  referralCode: 'MAPLE7K4M',
  referralLink: 'https://www.closewise.example/?ref=MAPLE7K4M',
  spanishReferralLink: 'https://www.closewise.example/es/?ref=MAPLE7K4M',
  totalReferrals: 10,
  monthlyReferrals: 3,
  totalEarnings: 96,
  customRate: null,
  commissionRate: 40,
  active: true,
  isMasterAccount: false,
  isOrganizationMember: false,
  isHarMember: false,
  harMemberId: null,
  organizationTag: null,
  organizationMemberId: null,
  membershipRejectedBy: null,
  organizationStatus: null,
  stripeOnboardingComplete: false,
};
