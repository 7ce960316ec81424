import { z } from 'zod';

const money = z.number();

/** The caller's affiliate account. */
export const affiliate = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  website: z.string().nullable(),
  referralCode: z.string(),
  referralLink: z.string(),
  /** Link to the Spanish home page. */
  spanishReferralLink: z.string(),
  totalReferrals: z.number().int(),
  /** In the current month, UTC. */
  monthlyReferrals: z.number().int(),
  /** In dollars. */
  totalEarnings: money,
  /** In percent; null if the default rate applies. */
  customRate: z.number().int().nullable(),
  /** The current rate, in percent. */
  commissionRate: z.number().int(),
  /** False if referrals earn nothing for now. */
  active: z.boolean(),
  isMasterAccount: z.boolean(),
  isOrganizationMember: z.boolean(),
  isHarMember: z.boolean(),
  harMemberId: z.string().nullable(),
  organizationTag: z.string().nullable(),
  organizationMemberId: z.string().nullable(),
  /** The organization that has rejected the membership; null if none has, or after another organization was joined. */
  membershipRejectedBy: z.string().nullable(),
  /** Status of the organization above; null if it does not take part. */
  organizationStatus: z.enum(['waiting', 'approved']).nullable(),
  stripeOnboardingComplete: z.boolean(),
});

const example = {
  id: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10',
  name: 'Ana Lopez',
  email: 'ana@example.com',
  website: null,
  referralCode: 'MAPLE7K4M',
  referralLink: 'https://www.closewise.example/?ref=MAPLE7K4M',
  spanishReferralLink: 'https://www.closewise.example/es/?ref=MAPLE7K4M',
  totalReferrals: 12,
  monthlyReferrals: 3,
  totalEarnings: 120,
  customRate: null,
  commissionRate: 40,
  active: true,
  isMasterAccount: false,
  isOrganizationMember: true,
  isHarMember: true,
  harMemberId: '123456',
  organizationTag: 'HAR',
  organizationMemberId: '123456',
  membershipRejectedBy: null,
  organizationStatus: 'approved',
  stripeOnboardingComplete: false,
} as const;

/** Answer of GET /api/affiliate/dashboard and GET /api/affiliate/dashboard/{token}. */
export const affiliateDashboardView = z
  .object({ success: z.literal(true), message: z.string(), affiliate })
  .meta({ example: { success: true, message: 'Welcome back, Ana Lopez!', affiliate: example } });
export type AffiliateDashboardView = z.infer<typeof affiliateDashboardView>;

/** The fields of an account that are shown right after the sign-up. */
export const newAffiliate = affiliate.pick({
  name: true,
  referralCode: true,
  referralLink: true,
  isMasterAccount: true,
  organizationTag: true,
  organizationStatus: true,
  stripeOnboardingComplete: true,
});

/** Answer of GET /api/affiliate/onboard/{token}: the new account. */
export const affiliateOnboardView = z
  .object({
    success: z.literal(true),
    message: z.string(),
    affiliate: newAffiliate,
  })
  .meta({
    example: {
      success: true,
      message: 'Your affiliate account has been created.',
      affiliate: {
        name: 'Ana Lopez',
        referralCode: 'MAPLE7K4M',
        referralLink: 'https://www.closewise.example/?ref=MAPLE7K4M',
        isMasterAccount: false,
        organizationTag: 'HAR',
        organizationStatus: 'approved',
        stripeOnboardingComplete: false,
      },
    },
  });
export type AffiliateOnboardView = z.infer<typeof affiliateOnboardView>;
