import { z } from 'zod';
import { defineEvents, freeText, type EventOf } from '../events/index.js';

const request = z.object({
  paymentId: z.string(),
  reportId: z.int(),
  number: z.int().describe('Counts the refund requests of a payment from 1'),
});
const exampleRequest = { paymentId: 'stripe-pi_3Q', reportId: 4711000000000042, number: 1 };

export const refundEvents = defineEvents({
  RefundRequested: {
    description: 'An admin or operator requested a refund of a payment.',
    data: request.extend({
      amountCents: z.int(),
      alreadyCents: z.int().describe('What had been refunded before, as they saw it'),
      reason: freeText,
    }),
    example: { ...exampleRequest, amountCents: 500, alreadyCents: 0, reason: 'The county was wrong' },
  },
  RefundAccepted: {
    description: 'The provider accepted the refund; the events of the payment say how it ends.',
    data: request.extend({ refundId: z.string() }),
    example: { ...exampleRequest, refundId: 're_3Q' },
  },
  RefundRefused: {
    description: 'The provider refused the refund; no money was moved.',
    data: request.extend({ reasonCode: z.string() }),
    example: { ...exampleRequest, reasonCode: 'charge_disputed' },
  },
});

/** The events of a `payment-refunds-{id}` stream. */
export type RefundEvent = EventOf<typeof refundEvents>;
export type RefundRequested = EventOf<typeof refundEvents, 'RefundRequested'>;
export type RefundAccepted = EventOf<typeof refundEvents, 'RefundAccepted'>;
export type RefundRefused = EventOf<typeof refundEvents, 'RefundRefused'>;
