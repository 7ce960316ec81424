import { z } from 'zod';

const count = z.number().int();

/**
 * Visits of an affiliate's link; a visitor counts once a day (UTC). `lately` are the last `days` days, today included, of
 * which those without a visit are left out; `conversionPercent` is how many of a hundred visits were followed by a sale
 * in them, null without a visit. Nothing was counted before `since`.
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
