import { periodKinds } from '@closewise/domain/calendar';
import { z } from 'zod';

const cents = z.number().int();
const count = z.number().int();

/** Query of the figures over time: the last 30 days, 26 weeks (from Monday) or 12 months, those of today included. */
export const trendQuery = z.strictObject({
  by: z.enum(periodKinds, `must be one of ${periodKinds.join(', ')}`).default('day'),
});
export type TrendQuery = z.infer<typeof trendQuery>;

const period = z.object({ from: z.iso.date() });

/**
 * Answer of GET /api/admin/stats/trend: every period, also one in which nothing happened, the oldest first. What goes back
 * counts where it goes back, so that revenue may be below zero.
 */
export const salesTrendView = z
  .object({
    success: z.literal(true),
    periods: z.array(period.extend({ reports: count, paidReports: count, revenueCents: cents })),
  })
  .meta({
    example: {
      success: true,
      periods: [{ from: '2026-11-23', reports: 12, paidReports: 8, revenueCents: 23_600 }],
    },
  });
export type SalesTrendView = z.infer<typeof salesTrendView>;

/** Answer of GET /api/admin/affiliate/trend: what affiliates and organizations earned in each period, from the books. */
export const earningsTrendView = z
  .object({
    success: z.literal(true),
    periods: z.array(period.extend({ commissionCents: cents, overrideCents: cents })),
  })
  .meta({
    example: {
      success: true,
      periods: [{ from: '2026-11-23', commissionCents: 4720, overrideCents: 1180 }],
    },
  });
export type EarningsTrendView = z.infer<typeof earningsTrendView>;
