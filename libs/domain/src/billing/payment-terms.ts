import type { Cents } from '../money/index.js';

/** One thing that a payment pays for. */
export type LineItem = Readonly<{ item: 'report'; amountCents: Cents }>;

/** What a payment is for. `intentId` is the provider's id of it; `amountCents` is the sum of the items. */
export type PaymentTerms = Readonly<{
  paymentId: string;
  reportId: number;
  provider: string;
  intentId: string;
  amountCents: Cents;
  currency: string;
  lineItems: readonly LineItem[];
}>;

/** The one stream of a payment, whoever reports about it. */
export const paymentStream = (paymentId: string): string => `payment-${paymentId}`;

/** The same id for the same intent of the same provider, whoever reports about it. */
export const paymentIdOf = (provider: string, intentId: string): string => `${provider}-${intentId}`;
