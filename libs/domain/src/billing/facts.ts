/** What other modules may know of Billing: its facts, and what can be worked out of them. */
export type * from './payment-events.js';
export type * from './refund-events.js';
export type * from './payout-account-events.js';
export type { PaymentStanding } from './payment-standing.js';
export type { PaidSale } from './paid-sale.js';
export { paymentStream, type LineItem } from './payment-terms.js';
export type { PrintedCard } from './payment-statement.js';
export { maskedCard } from './masked-card.js';
export { paymentRecordOf, type PaymentRecord } from './payment-record.js';
export { givenBackCentsOf, standingCentsOf, type GivenBack } from './given-back.js';
