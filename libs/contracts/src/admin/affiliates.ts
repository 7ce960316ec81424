import { affiliateLabels } from '@closewise/domain/affiliation';
import { z } from 'zod';
import { personal } from '../personal/index.js';

/** How far an affiliate has come. */
export const affiliateLabel = z.enum(affiliateLabels);

/** An affiliate as admins see them. Referrals are sales that still stand; months are UTC. */
export const adminAffiliate = z.object({
  id: z.string(),
  /** Counts the changes: what If-Match says, in quotation marks, of who changes them. */
  version: z.number().int(),
  name: personal(z.string()),
  email: personal(z.string()),
  website: personal(z.string()).nullable(),
  referralCode: z.string(),
  totalReferrals: z.number().int(),
  monthlyReferrals: z.number().int(),
  /** Dollars. */
  totalEarnings: z.number(),
  /** Percent; null while the usual rate holds. */
  customRate: z.number().int().nullable(),
  /** The rate that holds, in percent. */
  commissionRate: z.number().int(),
  /** False: referrals earn nothing for now, or never again. */
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

/** Answer of GET /api/admin/affiliate/list: one page of those that match, and what all affiliates come to. */
export const affiliateListView = z
  .object({
    success: z.literal(true),
    affiliates: z.array(adminAffiliate),
    /** How many match search and filter. */
    total: z.number().int(),
    /** Of all affiliates, whatever is searched for; commissions in dollars. */
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

/** Answer of every change of an affiliate; `message` is what the admin reads. */
export const affiliateChangedView = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ example: { success: true, message: 'Affiliate updated successfully' } });
export type AffiliateChangedView = z.infer<typeof affiliateChangedView>;
