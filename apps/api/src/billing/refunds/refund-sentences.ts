import type { BillingEvent } from '@closewise/domain/billing';
import { formatCents } from '@closewise/domain/money';
import type { SentencesFor } from '../../administration/index.js';

/** Sentences about payments in the list of admin actions. */
export const refundSentences: SentencesFor<BillingEvent> = {
  RefundRequested: ({ paymentId, amountCents }) =>
    `Refunded ${formatCents(amountCents)} of the payment ${paymentId}`,
  RefundAccepted: null,
  RefundRefused: null,
  SetAsideAcknowledged: null,
  PaymentRequested: null,
  PaymentTermsChanged: null,
  PaymentSucceeded: null,
  PaymentFailed: null,
  PaymentCancelled: null,
  PaymentReferred: null,
  PaymentRefunded: null,
  PaymentRefundFailed: null,
  PaymentDisputed: null,
  DisputeClosed: null,
  ReversalSetAside: null,
  ProviderFeeCharged: null,
  BuyerCardUsed: null,
  ReportPaymentReserved: null,
  PremiumPaymentReserved: null,
  PayoutAccountOpened: null,
  PayoutAccountVerified: null,
  PayoutAccountRestricted: null,
};
