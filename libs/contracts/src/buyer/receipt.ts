import { z } from 'zod';

const receipt = z.object({
  orderNumber: z.string(),
  amountCents: z.number().int(),
  /** What the amount is the sum of. */
  items: z.array(z.object({ item: z.enum(['report', 'premium']), amountCents: z.number().int() })),
  currency: z.literal('usd'),
  /** When the card provider took the payment. */
  paidAt: z.iso.datetime(),
  /** The provider's word for the brand, such as `visa`; null where it named no card. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
});

/**
 * Answer of GET /api/reports/{id}/receipt; nothing in it names the buyer or the property. `upgrade` is the receipt of
 * premium that was paid later, null without one.
 */
export const receiptView = z.object({ success: z.literal(true), receipt, upgrade: receipt.nullable() }).meta({
  example: {
    success: true,
    receipt: {
      orderNumber: 'CW-7K4M9-Q2D8X',
      amountCents: 3500,
      items: [
        { item: 'report', amountCents: 2500 },
        { item: 'premium', amountCents: 1000 },
      ],
      currency: 'usd',
      paidAt: '2026-11-21T10:00:00.000Z',
      card: { brand: 'visa', last4: '4242' },
    },
    upgrade: null,
  },
});
export type ReceiptView = z.infer<typeof receiptView>;
