import { z } from 'zod';
import { personText } from '../buyer/person-text.js';

/**
 * Body of POST /api/admin/payments/{paymentId}/refunds. `alreadyCents` is what was given back as the order shows it: the
 * same amount asked for twice after the same look is one refund.
 */
export const refundPaymentRequest = z
  .strictObject({
    amountCents: z.number().int('A refund is an amount in whole cents').max(100_000_000),
    alreadyCents: z.number().int().min(0).max(100_000_000).default(0),
    reason: personText(500).default(''),
  })
  .meta({ example: { amountCents: 500, alreadyCents: 0, reason: 'The county was wrong' } });
export type RefundPaymentRequest = z.output<typeof refundPaymentRequest>;

/** Answer of a refund; `open`: the provider is asked again until it answers. `message` is what the admin reads. */
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
