import { z } from 'zod';
import { periodKinds } from '@closewise/domain/calendar';

const cents = z.number().int();
const count = z.number().int();

/** Query of the trends: the last 30 days, 26 weeks (from Monday) or 12 months, including the current one. */
export const trendQuery = z.strictObject({
  by: z.enum(periodKinds, `must be one of ${periodKinds.join(', ')}`).default('day'),
});
export type TrendQuery = z.infer<typeof trendQuery>;

const period = z.object({ from: z.iso.date() });

/**
 * Answer of GET /api/admin/stats/trend: every period, including empty ones, oldest first. Refunds count in the period
 * in which they are made, so revenue can be negative.
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

/** Answer of GET /api/admin/affiliate/trend: earnings of affiliates and organizations by period, from the books. */
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

/**
 * Answer of GET /api/admin/visitors. A visitor is counted once a day (UTC), so `total` is a sum over days. Counting
 * began on `since`; null before the first visitor.
 */
export const visitorsView = z
  .object({
    success: z.literal(true),
    visitors: z.object({
      total: z.number().int(),
      today: z.number().int(),
      since: z.iso.date().nullable(),
    }),
  })
  .meta({ example: { success: true, visitors: { total: 4120, today: 37, since: '2026-11-26' } } });
export type VisitorsView = z.infer<typeof visitorsView>;

/** Reports and their revenue. */
export const salesStats = z.object({
  totalReports: z.number().int(),
  paidReports: z.number().int(),
  /** Formatted, such as $1,250.00. */
  totalRevenue: z.string(),
  todayReports: z.number().int(),
  /** Average revenue of a paid report after refunds; null if none is paid. */
  averageOrderCents: z.number().int().nullable(),
});

/** Answer of GET /api/admin/stats, without demos. Revenue after refunds and lost disputes; today in UTC. */
export const adminStatsView = z
  .object({
    success: z.literal(true),
    stats: salesStats,
  })
  .meta({
    example: {
      success: true,
      stats: {
        totalReports: 80,
        paidReports: 50,
        totalRevenue: '$1,250.00',
        todayReports: 4,
        averageOrderCents: 2500,
      },
    },
  });
export type AdminStatsView = z.infer<typeof adminStatsView>;
