import { minimumPayoutCents } from '@closewise/domain/payee';
import { dollarsOf } from '@closewise/domain/money';
import { z } from 'zod';

/** `month` is YYYY-MM (UTC), `totalCommission` in dollars. */
export const commissionMonth = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  referralCount: z.number().int(),
  totalCommission: z.number(),
});

/** An affiliate's earnings, in dollars. */
export const commissionSummary = z.object({
  totalEarnings: z.number(),
  /** Newest first. */
  monthlyBreakdown: z.array(commissionMonth),
  currentMonth: commissionMonth,
  totalMonths: z.number().int(),
  payoutEligible: z.boolean(),
  /** In dollars. */
  minimumThreshold: z.number(),
  amountUntilPayout: z.number(),
});

/**
 * Answer of GET /api/affiliate/commissions and GET /api/affiliate/dashboard/{token}/commissions; amounts in dollars.
 */
export const commissionSummaryView = z
  .object({
    success: z.literal(true),
    commissionSummary,
  })
  .meta({
    example: {
      success: true,
      commissionSummary: {
        totalEarnings: 120,
        monthlyBreakdown: [
          { month: '2026-11', referralCount: 3, totalCommission: 30 },
          { month: '2026-10', referralCount: 9, totalCommission: 90 },
        ],
        currentMonth: { month: '2026-11', referralCount: 3, totalCommission: 30 },
        totalMonths: 2,
        payoutEligible: true,
        minimumThreshold: dollarsOf(minimumPayoutCents),
        amountUntilPayout: 0,
      },
    },
  });
export type CommissionSummaryView = z.infer<typeof commissionSummaryView>;
