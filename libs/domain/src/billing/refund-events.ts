import type { DomainEvent } from '../events/index.js';
import type { Cents } from '../money/index.js';

type RefundData<More extends object> = Readonly<
  { paymentId: string; reportId: number; number: number } & More
>;

/**
 * Somebody of ours gives money of a payment back. `number` counts the requests of a payment from 1; `alreadyCents` is
 * what was given back before, as they saw it.
 */
export type RefundRequested = DomainEvent<
  'RefundRequested',
  RefundData<{ amountCents: Cents; alreadyCents: Cents; reason: string }>
>;

/** The provider makes the refund; how it ends is told by the payment. */
export type RefundAccepted = DomainEvent<'RefundAccepted', RefundData<{ refundId: string }>>;

/** The provider does not make the refund: nothing was moved. */
export type RefundRefused = DomainEvent<'RefundRefused', RefundData<{ reasonCode: string }>>;

/** Every fact of a `payment-refunds-{id}` stream. */
export type RefundEvent = RefundRequested | RefundAccepted | RefundRefused;
