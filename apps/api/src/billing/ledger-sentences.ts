import type { BillingEvent, billingPostings } from '@closewise/domain/billing';
import { formatCents } from '@closewise/domain/money';
import type { LedgerSentencesFor } from '../ledger/index.js';

/** How `ledger explain` describes payments. */
export const billingLedgerSentences: LedgerSentencesFor<BillingEvent, typeof billingPostings> = {
  PaymentReferred: ({ referralCode }) =>
    `The referral code ${referralCode} came with the confirmation of the payment`,
  PaymentRequested: ({ amountCents }) => `A payment of ${formatCents(amountCents)} was opened`,
  PaymentSucceeded: ({ amountCents }) => `The provider confirmed the payment of ${formatCents(amountCents)}`,
  ProviderFeeCharged: ({ feeCents }) => `The provider charged a fee of ${formatCents(feeCents)}`,
  PaymentRefunded: ({ amountCents, refundedCents }) =>
    `${formatCents(amountCents)} was refunded, ${formatCents(refundedCents)} in all`,
  PaymentRefundFailed: ({ amountCents }) => `A refund of ${formatCents(amountCents)} could not be delivered`,
  PaymentDisputed: ({ amountCents }) => `The buyer's bank is disputing ${formatCents(amountCents)}`,
  DisputeClosed: ({ amountCents, outcome }) => `The dispute of ${formatCents(amountCents)} was ${outcome}`,
  PaymentTermsChanged: null,
  PaymentFailed: null,
  PaymentCancelled: null,
  ReversalSetAside: null,
  SetAsideAcknowledged: null,
  RefundRequested: null,
  RefundAccepted: null,
  RefundRefused: null,
  BuyerCardUsed: null,
  ReportPaymentReserved: null,
  PremiumPaymentReserved: null,
  PayoutAccountOpened: null,
  PayoutAccountVerified: null,
  PayoutAccountRestricted: null,
};
