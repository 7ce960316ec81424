import type { PaymentStatement } from './payment-statement.js';
import type { ItemPrices, PaymentTerms } from './payment-terms.js';

/**
 * Records what is new in the provider's statement; it may be stale or repeated, and carries the terms itself.
 * `prices` are those that its items have had.
 */
export type PaymentCommand = Readonly<{
  type: 'RecordPayment';
  terms: PaymentTerms;
  stated: PaymentStatement;
  prices: ItemPrices;
}>;
