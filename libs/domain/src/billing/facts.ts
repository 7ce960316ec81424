/** Billing's published events, and what can be derived from them. */
export type {
  DisputeClosed,
  PaymentCancelled,
  PaymentDisputed,
  PaymentEvent,
  PaymentFailed,
  PaymentReferred,
  PaymentRefundFailed,
  PaymentRefunded,
  PaymentRequested,
  PaymentSucceeded,
  PaymentTermsChanged,
  ProviderFeeCharged,
  ReversalSetAside,
  SetAsideAcknowledged,
} from './payment-events.js';
export type { RefundAccepted, RefundEvent, RefundRefused, RefundRequested } from './refund-events.js';
export type { PayoutAccountOpened } from './payout-account-events.js';
export { type PaidSale, givenBackCentsOf, standingCentsOf, type GivenBack } from './paid-sale.js';
export type { PaymentStanding } from './payment-standing.js';
export { paymentStream, type LineItem } from './payment-terms.js';
export type { PrintedCard } from './payment-statement.js';
export { maskedCard } from './masked-card.js';
export { paymentRecordOf, type PaymentRecord } from './payment-record.js';
