import { z } from 'zod';
import { defineEvents, freeText, type EventOf } from '../events/index.js';
import { printedCard } from './payment-statement.js';
import { lineItem, paymentTerms } from './payment-terms.js';

const payment = z.object({ paymentId: z.string(), reportId: z.int() });
const refund = payment.extend({
  refundId: z.string(),
  amountCents: z.int(),
  refundedCents: z.int().describe('Everything refunded of the payment after this event'),
});
const dispute = payment.extend({
  disputeId: z.string(),
  amountCents: z.int().describe("The bank's amount"),
});

const examplePayment = { paymentId: 'stripe-pi_3Q', reportId: 4711000000000042 };
const exampleRefund = { ...examplePayment, refundId: 're_3Q', amountCents: 500 };
const exampleDispute = { ...examplePayment, disputeId: 'du_3Q', amountCents: 2500 };

export const paymentEvents = defineEvents({
  PaymentRequested: {
    description: 'A payment was opened at the provider, for these items and this amount.',
    data: paymentTerms,
    example: {
      ...examplePayment,
      provider: 'stripe',
      intentId: 'pi_3Q',
      amountCents: 2500,
      currency: 'usd',
      lineItems: [{ item: 'report', amountCents: 2500 }],
    },
  },
  PaymentTermsChanged: {
    description: 'Before paying, the buyer added premium or removed it; the payment is now for these items.',
    data: payment.extend({ amountCents: z.int(), lineItems: z.array(lineItem) }),
    example: {
      ...examplePayment,
      amountCents: 3500,
      lineItems: [
        { item: 'report', amountCents: 2500 },
        { item: 'premium', amountCents: 1000 },
      ],
    },
  },
  PaymentSucceeded: {
    description: 'A sale: the provider confirmed the payment when we queried it.',
    // Version 2 may name the card.
    upcasters: [(data) => data],
    data: payment.extend({
      amountCents: z.int(),
      currency: z.string(),
      providerReference: z.string(),
      paidAt: z.string().describe("The provider's time, for display only (ISO UTC)"),
      cardId: z.string().optional().describe('Pseudonym of the card, if the provider can tell cards apart'),
      card: printedCard.optional().describe('Missing if not stated, and in version 1'),
    }),
    example: {
      ...examplePayment,
      amountCents: 2500,
      currency: 'usd',
      providerReference: 'ch_3Q',
      paidAt: '2026-11-21T10:00:00.000Z',
      cardId: '1b98',
      card: { brand: 'visa', last4: '4242' },
    },
  },
  PaymentFailed: {
    description:
      'The provider declined a card for the first time; the buyer may try another one on the same payment.',
    data: payment.extend({ reasonCode: z.string() }),
    example: { ...examplePayment, reasonCode: 'card_declined' },
  },
  PaymentCancelled: {
    description: 'The provider cancelled the payment before it was paid; it can never be paid.',
    data: payment,
    example: examplePayment,
  },
  ProviderFeeCharged: {
    description: "The provider's fee for a payment, which it keeps whatever is refunded.",
    data: payment.extend({
      feeCents: z.int(),
      currency: z.string(),
      feeReference: z.string().describe("The provider's record of the fee"),
    }),
    example: { ...examplePayment, feeCents: 103, currency: 'usd', feeReference: 'txn_3Q' },
  },
  PaymentRefunded: {
    description: 'Money of a sale was refunded.',
    data: refund,
    example: { ...exampleRefund, refundedCents: 500 },
  },
  PaymentRefundFailed: {
    description:
      'The provider could not deliver a refund, so its amount is paid again. A refund that became known only after ' +
      'it had failed has this event alone.',
    data: refund,
    example: { ...exampleRefund, refundedCents: 0 },
  },
  PaymentDisputed: {
    description: "The buyer's bank takes money of a sale back.",
    data: dispute,
    example: exampleDispute,
  },
  DisputeClosed: {
    description:
      'The bank decided a dispute: after `lost` the money is gone, after `won` it returns. A lost dispute may still be won later.',
    data: dispute.extend({ outcome: z.enum(['won', 'lost']) }),
    example: { ...exampleDispute, outcome: 'lost' },
  },
  ReversalSetAside: {
    description:
      'The provider states a refund or dispute that cannot be recorded as it is. The other items of the payment were recorded.',
    data: payment.extend({
      kind: z.enum(['refund', 'dispute']),
      reversalId: z.string(),
      statedAmount: z.string().describe("The provider's number of cents as text, whatever it is"),
      knownCents: z.int().nullable().describe('The amount that was recorded before'),
      reason: z.enum(['amount-changed', 'amount-impossible', 'exceeds-payment', 'payment-unpaid']),
    }),
    example: {
      ...examplePayment,
      kind: 'dispute',
      reversalId: 'du_3Q',
      statedAmount: '2540',
      knownCents: 2500,
      reason: 'amount-changed',
    },
  },
  SetAsideAcknowledged: {
    description: 'An operator reviewed an item that was set aside: at this amount, nothing is left to do.',
    data: payment.extend({ reversalId: z.string(), statedAmount: z.string(), reason: freeText }),
    example: {
      ...examplePayment,
      reversalId: 'du_3Q',
      statedAmount: '2540',
      reason: 'The bank has corrected the amount',
    },
  },
});

/** The events of a `payment-{id}` stream. */
export type PaymentEvent = EventOf<typeof paymentEvents>;
export type PaymentRequested = EventOf<typeof paymentEvents, 'PaymentRequested'>;
export type PaymentTermsChanged = EventOf<typeof paymentEvents, 'PaymentTermsChanged'>;
export type PaymentSucceeded = EventOf<typeof paymentEvents, 'PaymentSucceeded'>;
export type PaymentFailed = EventOf<typeof paymentEvents, 'PaymentFailed'>;
export type PaymentCancelled = EventOf<typeof paymentEvents, 'PaymentCancelled'>;
export type ProviderFeeCharged = EventOf<typeof paymentEvents, 'ProviderFeeCharged'>;
export type PaymentRefunded = EventOf<typeof paymentEvents, 'PaymentRefunded'>;
export type PaymentRefundFailed = EventOf<typeof paymentEvents, 'PaymentRefundFailed'>;
export type PaymentDisputed = EventOf<typeof paymentEvents, 'PaymentDisputed'>;
export type DisputeClosed = EventOf<typeof paymentEvents, 'DisputeClosed'>;
export type ReversalSetAside = EventOf<typeof paymentEvents, 'ReversalSetAside'>;
export type SetAsideAcknowledged = EventOf<typeof paymentEvents, 'SetAsideAcknowledged'>;

/** Refunds and disputes of a sale. */
export type ReversalEvent = PaymentRefunded | PaymentRefundFailed | PaymentDisputed | DisputeClosed;

export const paymentReferralEvents = defineEvents({
  PaymentReferred: {
    description: 'A referral code came with the payment of an order that had none.',
    data: payment.extend({ referralCode: z.string() }),
    example: { ...examplePayment, referralCode: 'MAPLE7K4M' },
  },
});

export type PaymentReferred = EventOf<typeof paymentReferralEvents>;

export const buyerCardEvents = defineEvents({
  BuyerCardUsed: {
    description: 'A buyer paid with a card for the first time.',
    data: z.object({ cardUseId: z.string().describe('Pseudonym of mailbox and card') }),
    example: { cardUseId: '91e3' },
  },
});

export type BuyerCardUsed = EventOf<typeof buyerCardEvents>;

const reservation = z.object({
  reportId: z.int(),
  provider: z.string(),
  intentId: z.string(),
  attempt: z.int(),
});
const exampleReservation = {
  reportId: 4711000000000042,
  provider: 'stripe',
  intentId: 'pi_3Q',
  attempt: 1,
};

export const reservationEvents = defineEvents({
  ReportPaymentReserved: {
    description:
      'The report is paid through this intent. A later attempt replaces it if the provider cancelled it or no longer ' +
      'knows it, or if another provider takes the payments now.',
    data: reservation,
    example: exampleReservation,
  },
  PremiumPaymentReserved: {
    description:
      'A report that was bought without premium is upgraded through this intent, which is replaced like that of a report.',
    data: reservation,
    example: { ...exampleReservation, intentId: 'pi_4R' },
  },
});

export type ReportPaymentReserved = EventOf<typeof reservationEvents, 'ReportPaymentReserved'>;
export type PremiumPaymentReserved = EventOf<typeof reservationEvents, 'PremiumPaymentReserved'>;
