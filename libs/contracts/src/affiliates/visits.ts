import { z } from 'zod';

const count = z.number().int();

/**
 * Visits to an affiliate's link; a visitor is counted once a day (UTC). `lately` covers the last `days` days including
 * today; days without a visit are omitted. `conversionPercent` is sales per hundred visits in these days: over 100 if
 * buyers came back later or were not counted, null without visits. Counting began on `since`.
 */
export const linkVisits = z.object({
  since: z.iso.date().nullable(),
  total: count,
  days: count,
  lately: count,
  sales: count,
  conversionPercent: z.number().nullable(),
  byDay: z.array(z.object({ day: z.iso.date(), visits: count })),
});
export type LinkVisits = z.infer<typeof linkVisits>;

/** Answer of GET /api/affiliate/visits. */
export const linkVisitsView = z.object({ success: z.literal(true), visits: linkVisits }).meta({
  example: {
    success: true,
    visits: {
      since: '2026-11-26',
      total: 96,
      days: 30,
      lately: 40,
      sales: 3,
      conversionPercent: 7.5,
      byDay: [{ day: '2026-12-04', visits: 4 }],
    },
  },
});
export type LinkVisitsView = z.infer<typeof linkVisitsView>;
