import type { DomainEvent } from '../events/index.js';
import type { Cents } from '../money/index.js';
import type { PaymentTerms } from './payment-terms.js';

type PaymentData<More extends object = object> = Readonly<{ paymentId: string; reportId: number } & More>;

/** A payment was opened at the provider, for these items and this amount. */
export type PaymentRequested = DomainEvent<'PaymentRequested', PaymentTerms>;

/** A sale: the provider confirmed it when asked. `paidAt` is the provider's time, for display only. */
export type PaymentSucceeded = DomainEvent<
  'PaymentSucceeded',
  PaymentData<{ amountCents: Cents; currency: string; providerReference: string; paidAt: string }>
>;

/** The provider declined a card; the buyer may try another one on the same payment. */
export type PaymentFailed = DomainEvent<'PaymentFailed', PaymentData<{ reasonCode: string }>>;

/** Every fact of a `payment-{id}` stream. */
export type PaymentEvent = PaymentRequested | PaymentSucceeded | PaymentFailed;
