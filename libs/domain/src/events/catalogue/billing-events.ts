import { z } from 'zod';
import type {
  BuyerCardUsed,
  PaymentEvent,
  PaymentReferred,
  PayoutAccountEvent,
  PremiumPaymentReserved,
  RefundEvent,
  ReportPaymentReserved,
} from '../../billing/index.js';
import { catalogueOf } from '../index.js';
import { freeText, payee, text, whole } from './fields.js';

export type BillingEvent =
  | PaymentEvent
  | PaymentReferred
  | BuyerCardUsed
  | ReportPaymentReserved
  | PremiumPaymentReserved
  | RefundEvent
  | PayoutAccountEvent;

const payment = z.object({ paymentId: text, reportId: whole });
const refund = payment.extend({ refundId: text, amountCents: whole, refundedCents: whole });
const askedRefund = payment.extend({ number: whole });
const dispute = payment.extend({ disputeId: text, amountCents: whole });

const lineItems = z.array(z.object({ item: z.enum(['report', 'premium']), amountCents: whole }));
const reservation = z.object({ reportId: whole, provider: text, intentId: text, attempt: whole });
const aReservation = { reportId: 4711000000000042, provider: 'stripe', intentId: 'pi_3Q', attempt: 1 };

const account = z.object({ payee, provider: text, accountId: text });

const aPayment = { paymentId: 'stripe-pi_3Q', reportId: 4711000000000042 };
const aRefund = { ...aPayment, refundId: 're_3Q', amountCents: 500 };
const anAskedRefund = { ...aPayment, number: 1 };
const aDispute = { ...aPayment, disputeId: 'du_3Q', amountCents: 2500 };
const anAccount = {
  payee: { kind: 'affiliate' as const, id: '6f1d2c3b' },
  provider: 'stripe',
  accountId: 'acct_1Q',
};

export const billingEvents = catalogueOf<BillingEvent>()({
  PaymentRequested: {
    data: payment.extend({
      provider: text,
      intentId: text,
      amountCents: whole,
      currency: text,
      lineItems,
    }),
    example: {
      ...aPayment,
      provider: 'stripe',
      intentId: 'pi_3Q',
      amountCents: 2500,
      currency: 'usd',
      lineItems: [{ item: 'report', amountCents: 2500 }],
    },
  },
  PaymentTermsChanged: {
    data: payment.extend({ amountCents: whole, lineItems }),
    example: {
      ...aPayment,
      amountCents: 3500,
      lineItems: [
        { item: 'report', amountCents: 2500 },
        { item: 'premium', amountCents: 1000 },
      ],
    },
  },
  PaymentSucceeded: {
    // Version 2 may name the card.
    upcasters: [(data) => data],
    data: payment.extend({
      amountCents: whole,
      currency: text,
      providerReference: text,
      paidAt: text,
      cardId: text.optional(),
      card: z.object({ brand: text, last4: text }).optional(),
    }),
    example: {
      ...aPayment,
      amountCents: 2500,
      currency: 'usd',
      providerReference: 'ch_3Q',
      paidAt: '2026-11-21T10:00:00.000Z',
      cardId: '1b98',
      card: { brand: 'visa', last4: '4242' },
    },
  },
  PaymentFailed: {
    data: payment.extend({ reasonCode: text }),
    example: { ...aPayment, reasonCode: 'card_declined' },
  },
  PaymentCancelled: { data: payment, example: aPayment },
  ProviderFeeCharged: {
    data: payment.extend({ feeCents: whole, currency: text, feeReference: text }),
    example: { ...aPayment, feeCents: 103, currency: 'usd', feeReference: 'txn_3Q' },
  },
  PaymentRefunded: { data: refund, example: { ...aRefund, refundedCents: 500 } },
  PaymentRefundFailed: { data: refund, example: { ...aRefund, refundedCents: 0 } },
  PaymentDisputed: { data: dispute, example: aDispute },
  DisputeClosed: {
    data: dispute.extend({ outcome: z.enum(['won', 'lost']) }),
    example: { ...aDispute, outcome: 'lost' },
  },
  ReversalSetAside: {
    data: payment.extend({
      kind: z.enum(['refund', 'dispute']),
      reversalId: text,
      statedAmount: text,
      knownCents: whole.nullable(),
      reason: z.enum(['amount-changed', 'amount-impossible', 'exceeds-payment']),
    }),
    example: {
      ...aPayment,
      kind: 'dispute',
      reversalId: 'du_3Q',
      statedAmount: '2540',
      knownCents: 2500,
      reason: 'amount-changed',
    },
  },
  PaymentReferred: {
    data: payment.extend({ referralCode: text }),
    example: { ...aPayment, referralCode: 'MAPLE7K4M' },
  },
  BuyerCardUsed: { data: z.object({ cardUseId: text }), example: { cardUseId: '91e3' } },
  ReportPaymentReserved: { data: reservation, example: aReservation },
  PremiumPaymentReserved: { data: reservation, example: { ...aReservation, intentId: 'pi_4R' } },
  RefundRequested: {
    data: askedRefund.extend({ amountCents: whole, alreadyCents: whole, reason: freeText }),
    example: { ...anAskedRefund, amountCents: 500, alreadyCents: 0, reason: 'The county was wrong' },
  },
  RefundAccepted: {
    data: askedRefund.extend({ refundId: text }),
    example: { ...anAskedRefund, refundId: 're_3Q' },
  },
  RefundRefused: {
    data: askedRefund.extend({ reasonCode: text }),
    example: { ...anAskedRefund, reasonCode: 'charge_disputed' },
  },
  PayoutAccountOpened: { data: account, example: anAccount },
  PayoutAccountVerified: { data: account, example: anAccount },
  PayoutAccountRestricted: {
    data: account.extend({ reasons: z.array(text) }),
    example: { ...anAccount, reasons: ['external_account'] },
  },
});
