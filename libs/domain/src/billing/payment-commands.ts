import type { PaymentTerms } from './payment-terms.js';

/** Each carries the terms as the provider states them, so that facts may arrive in any order. */
export type PaymentCommand =
  | Readonly<{ type: 'RequestPayment'; terms: PaymentTerms }>
  | Readonly<{ type: 'RecordPaymentSuccess'; terms: PaymentTerms; providerReference: string; paidAt: string }>
  | Readonly<{ type: 'RecordPaymentFailure'; terms: PaymentTerms; reasonCode: string }>;
