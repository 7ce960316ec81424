import type { Cents } from '../money/index.js';
import type { Dispute, Refund } from './payment-statement.js';
import type { PaymentTerms } from './payment-terms.js';

/** Refunds and disputes of a payment by the provider's id; what is known of each only ever advances. */
export type Reversals = Readonly<{
  refunds: Readonly<Record<string, Refund>>;
  disputes: Readonly<Record<string, Dispute>>;
}>;

/** `failed`: the provider refused a card; another one may succeed. It advances in this order and never goes back. */
export type PaymentState =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{ status: 'requested' | 'failed' | 'cancelled'; terms: PaymentTerms }>
  | (Readonly<{
      status: 'succeeded';
      terms: PaymentTerms;
      providerReference: string;
      paidAt: string;
      feeCents?: Cents;
      /** What was set aside: the last stated amount of each item. */
      setAside?: Readonly<Record<string, string>>;
    }> &
      Reversals);
