import { z } from 'zod';

/**
 * Answer of GET /api/admin/visitors: a visitor is counted once a day (UTC), so `total` adds up days. Nothing was counted
 * before `since`, which is null as long as nobody came.
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
