import { z } from 'zod';

/** Answer of GET /api/reports/{id}/receipt; nothing in it names the buyer or the property. */
export const receiptView = z
  .object({
    success: z.literal(true),
    receipt: z.object({
      orderNumber: z.string(),
      amountCents: z.number().int(),
      currency: z.literal('usd'),
      /** When the card provider took the payment. */
      paidAt: z.iso.datetime(),
      /** The provider's word for the brand, such as `visa`; null where it named no card. */
      card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    }),
  })
  .meta({
    example: {
      success: true,
      receipt: {
        orderNumber: 'CW-7K4M9-Q2D8X',
        amountCents: 2500,
        currency: 'usd',
        paidAt: '2026-11-21T10:00:00.000Z',
        card: { brand: 'visa', last4: '4242' },
      },
    },
  });
export type ReceiptView = z.infer<typeof receiptView>;
