import { z } from 'zod';

/** Reports and their revenue. */
export const salesStats = z.object({
  totalReports: z.number().int(),
  paidReports: z.number().int(),
  /** Ready to be shown, such as $1,250.00. */
  totalRevenue: z.string(),
  todayReports: z.number().int(),
  /** What a paid report has brought on average, after refunds; null while none is paid. */
  averageOrderCents: z.number().int().nullable(),
});

/** Answer of GET /api/admin/stats: without demos; revenue after refunds and lost disputes; today in UTC. */
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
