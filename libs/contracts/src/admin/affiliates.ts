import { z } from 'zod';
import { affiliateLabels } from '@closewise/domain/affiliation';
import { personal } from '../personal/index.js';

/** The affiliate's level. */
export const affiliateLabel = z.enum(affiliateLabels);

/** An affiliate as admins see them. Referrals are sales that were not reversed; months are in UTC. */
export const adminAffiliate = z.object({
  id: z.string(),
  /** Version of the affiliate. A change sends it in the If-Match header, in quotation marks. */
  version: z.number().int(),
  name: personal(z.string()),
  email: personal(z.string()),
  website: personal(z.string()).nullable(),
  referralCode: z.string(),
  totalReferrals: z.number().int(),
  monthlyReferrals: z.number().int(),
  /** In dollars. */
  totalEarnings: z.number(),
  /** In percent; null if the default rate applies. */
  customRate: z.number().int().nullable(),
  /** The current rate, in percent. */
  commissionRate: z.number().int(),
  /** False if referrals earn nothing, temporarily or permanently. */
  active: z.boolean(),
  status: z.enum(['active', 'inactive', 'terminated']),
  label: affiliateLabel,
  isMasterAccount: z.boolean(),
  isOrganizationMember: z.boolean(),
  isHarMember: z.boolean(),
  harMemberId: personal(z.string()).nullable(),
  organizationTag: z.string().nullable(),
  organizationMemberId: personal(z.string()).nullable(),
  stripeOnboardingComplete: z.boolean(),
  registeredAt: z.iso.datetime(),
});
export type AdminAffiliate = z.infer<typeof adminAffiliate>;

const example: AdminAffiliate = {
  id: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10',
  version: 3,
  name: 'Ana Lopez',
  email: 'ana@example.com',
  website: null,
  referralCode: 'MAPLE7K4M',
  totalReferrals: 12,
  monthlyReferrals: 3,
  totalEarnings: 120,
  customRate: null,
  commissionRate: 40,
  active: true,
  status: 'active',
  label: 'Active',
  isMasterAccount: false,
  isOrganizationMember: true,
  isHarMember: true,
  harMemberId: '123456',
  organizationTag: 'HAR',
  organizationMemberId: '123456',
  stripeOnboardingComplete: false,
  registeredAt: '2026-11-21T10:00:00.000Z',
};

/** Answer of GET /api/admin/affiliate/list: one page of the matching affiliates, and the totals of all. */
export const affiliateListView = z
  .object({
    success: z.literal(true),
    affiliates: z.array(adminAffiliate),
    /** Number of affiliates that match search and filter. */
    total: z.number().int(),
    /** Totals of all affiliates, regardless of the search; commissions in dollars. */
    summary: z.object({
      totalAffiliates: z.number().int(),
      monthlyReferrals: z.number().int(),
      totalCommissions: z.number(),
    }),
  })
  .meta({
    example: {
      success: true,
      affiliates: [example],
      total: 1,
      summary: { totalAffiliates: 1, monthlyReferrals: 3, totalCommissions: 120 },
    },
  });
export type AffiliateListView = z.infer<typeof affiliateListView>;

/** Answer of every change of an affiliate; `message` is shown to the admin. */
export const affiliateChangedView = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ example: { success: true, message: 'Affiliate updated successfully' } });
export type AffiliateChangedView = z.infer<typeof affiliateChangedView>;

const activity = z.object({
  /** Event id. */
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(['sign-up', 'sale', 'rate-change']),
  /** Null after an erasure. */
  name: personal(z.string()).nullable(),
  referralCode: z.string(),
  /** What happened, without the name. */
  summary: z.string(),
});
export type AffiliateActivity = z.infer<typeof activity>;

/** Answer of GET /api/admin/affiliate/activity: sign-ups, sales and rate changes, newest first. */
export const affiliateActivityView = z
  .object({ success: z.literal(true), activity: z.array(activity) })
  .meta({
    example: {
      success: true,
      activity: [
        {
          id: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10',
          at: '2026-11-21T10:00:00.000Z',
          kind: 'sale',
          name: 'Ana Lopez',
          referralCode: 'MAPLE7K4M',
          summary: 'Earned $10.00 from a sale of $25.00',
        },
      ],
    },
  });
export type AffiliateActivityView = z.infer<typeof affiliateActivityView>;
