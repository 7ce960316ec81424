import type { PaymentTerms } from './payment-terms.js';

/** `failed`: the provider refused a card; another one may succeed. */
export type PaymentState =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{ status: 'requested'; terms: PaymentTerms }>
  | Readonly<{ status: 'failed'; terms: PaymentTerms; reasonCode: string }>
  | Readonly<{ status: 'succeeded'; terms: PaymentTerms; providerReference: string; paidAt: string }>;
