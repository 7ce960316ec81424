import { z } from 'zod';
import { wholeNumber } from '../admin/whole-number.js';

const cents = z.number().int();

/**
 * A sale through an affiliate's link: amount paid, amount refunded, and current commission, without the buyer's
 * identity. `pending` becomes `confirmed` on the day `confirmedFrom` (UTC); `disputed` is not paid out until the
 * buyer's bank decides.
 */
export const affiliateSale = z.object({
  soldAt: z.iso.datetime(),
  amountCents: cents,
  givenBackCents: cents,
  commissionCents: cents,
  state: z.enum(['pending', 'confirmed', 'disputed', 'reversed']),
  confirmedFrom: z.iso.date().nullable(),
});
export type AffiliateSale = z.infer<typeof affiliateSale>;

/** Query of GET /api/affiliate/sales; pages count from 1. */
export const affiliateSalesQuery = z.strictObject({
  page: wholeNumber(100_000, 1),
  pageSize: wholeNumber(100, 10),
});
export type AffiliateSalesQuery = z.infer<typeof affiliateSalesQuery>;

/** Answer of GET /api/affiliate/sales, newest first. */
export const affiliateSalesView = z
  .object({ success: z.literal(true), sales: z.array(affiliateSale), total: z.number().int() })
  .meta({
    example: {
      success: true,
      sales: [
        {
          soldAt: '2026-11-23T15:04:05.000Z',
          amountCents: 2950,
          givenBackCents: 0,
          commissionCents: 1180,
          state: 'pending',
          confirmedFrom: '2026-12-22',
        },
      ],
      total: 12,
    },
  });
export type AffiliateSalesView = z.infer<typeof affiliateSalesView>;
