import type { Cents } from '../money/index.js';
import type { PaymentStatement } from './payment-statement.js';
import type { PaymentTerms } from './payment-terms.js';

/**
 * Records what is new in the provider's statement; it may be stale or repeated, and carries the terms itself.
 * `pricesCents` are the prices that a report has had, the one of now last.
 */
export type PaymentCommand = Readonly<{
  type: 'RecordPayment';
  terms: PaymentTerms;
  stated: PaymentStatement;
  pricesCents: readonly Cents[];
}>;
