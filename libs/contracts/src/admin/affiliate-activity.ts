import { z } from 'zod';
import { personal } from '../personal/index.js';

const activity = z.object({
  /** Of the event. */
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(['sign-up', 'sale', 'rate-change']),
  /** Null once they were erased. */
  name: personal(z.string()).nullable(),
  referralCode: z.string(),
  /** What happened, in words without the name. */
  summary: z.string(),
});
export type AffiliateActivity = z.infer<typeof activity>;

/** Answer of GET /api/admin/affiliate/activity: sign-ups, sales and changes of rates, the newest first. */
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
          summary: 'Earned $10.00 of a sale of $25.00',
        },
      ],
    },
  });
export type AffiliateActivityView = z.infer<typeof affiliateActivityView>;
