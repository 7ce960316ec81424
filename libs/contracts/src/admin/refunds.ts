import { z } from 'zod';
import { personText } from '../buyer/shared-fields.js';

/**
 * Body of POST /api/admin/payments/{paymentId}/refunds. `alreadyCents` is the refunded amount that the order shows: two
 * requests with the same `alreadyCents` and amount are one refund.
 */
export const refundPaymentRequest = z
  .strictObject({
    amountCents: z.number().int('A refund is an amount in whole cents').max(100_000_000),
    alreadyCents: z.number().int().min(0).max(100_000_000).default(0),
    reason: personText(500).default(''),
  })
  .meta({ example: { amountCents: 500, alreadyCents: 0, reason: 'The county was wrong' } });
export type RefundPaymentRequest = z.output<typeof refundPaymentRequest>;

/**
 * Answer of a refund. With status `open`, the request to the provider is repeated until it answers. `message` is shown
 * to the admin.
 */
export const refundView = z
  .object({
    success: z.literal(true),
    message: z.string(),
    refund: z.object({ number: z.number().int(), status: z.enum(['open', 'accepted']) }),
  })
  .meta({
    example: { success: true, message: '$5.00 was refunded', refund: { number: 1, status: 'accepted' } },
  });
export type RefundView = z.infer<typeof refundView>;
