import type { EventOf } from '../events/index.js';
import {
  buyerCardEvents,
  paymentEvents,
  paymentReferralEvents,
  reservationEvents,
} from './payment-events.js';
import { payoutAccountEvents } from './payout-account-events.js';
import { refundEvents } from './refund-events.js';

export * from './payment-terms.js';
export * from './payment-statement.js';
export * from './payment-events.js';
export type { Reversals, PaymentState, SetAside } from './payment-state.js';
export * from './payment-decider.js';
export * from './decide-reversals.js';
export * from './paid-sale.js';
export * from './payment-standing.js';
export * from './masked-card.js';
export * from './report-payment-decider.js';
export * from './payment-referral-decider.js';
export * from './buyer-card-decider.js';
export * from './payment-lookups.js';
export * from './refund-events.js';
export * from './refund-decider.js';
export * from './set-aside-decider.js';
export * from './payout-account-events.js';
export * from './payout-account-decider.js';
export * from './ledger-postings.js';

/** Every event of the module. */
export const billingEvents = {
  ...paymentEvents,
  ...paymentReferralEvents,
  ...buyerCardEvents,
  ...reservationEvents,
  ...refundEvents,
  ...payoutAccountEvents,
};
export type BillingEvent = EventOf<typeof billingEvents>;
