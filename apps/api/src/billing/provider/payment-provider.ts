import {
  lineItemsOf,
  paymentIdOf,
  type Dispute,
  type IntentOutcome,
  type PaymentStatement,
  type PaymentTerms,
  type Refund,
} from '@closewise/domain/billing';
import type { Cents } from '@closewise/domain/money';
import { UnavailableError } from '../../platform/event-store/outage.js';

/** The amount to be paid, and how much of it is for premium. */
export type IntentAmount = Readonly<{ amountCents: Cents; premiumCents: Cents }>;

export type IntentRequest = Readonly<{
  /** Requests with the same key get the same intent. */
  idempotencyKey: string;
  reportId: number;
  currency: 'usd';
}> &
  IntentAmount;

export type { Dispute, IntentOutcome, Refund };

/**
 * A payment as the provider reports it; `amountCents` and `currency` are what it charges or has charged, of which
 * `premiumCents` is for premium.
 */
export type PaymentIntent = Readonly<{
  intentId: string;
  clientSecret: string;
  reportId: number;
  currency: string;
  /** Identifies the card at the provider; null before payment, or if the provider reports none. */
  cardFingerprint: string | null;
}> &
  IntentAmount &
  PaymentStatement;

/** Requests with the same key refund once. */
export type RefundRequest = Readonly<{ intentId: string; amountCents: Cents; key: string }>;

/** `accepted`: the provider makes the refund; `lookUp` reports its outcome. */
export type RefundAnswer =
  | Readonly<{ status: 'accepted'; refundId: string }>
  | Readonly<{ status: 'refused'; reasonCode: string }>;

/** The provider cannot be reached or did not answer in time; whether it carried out the request is unknown. */
export class ProviderUnavailableError extends UnavailableError {
  override readonly name = 'ProviderUnavailableError';
}

/** Takes buyers' payments. Only its answer to a lookup makes a payment a sale. */
export abstract class PaymentProvider {
  abstract readonly name: 'simulated' | 'stripe';

  /** For the buyer's browser; null if the provider needs none. */
  abstract readonly publishableKey: string | null;

  /** Throws ProviderUnavailableError; the same key may then be sent again. */
  abstract createIntent(request: IntentRequest): Promise<PaymentIntent>;

  /**
   * Changes the amount and returns the intent's current state; an intent that is being paid or has ended stays unchanged.
   * Throws ProviderUnavailableError; whether it was changed is then unknown.
   */
  abstract changeAmount(intentId: string, amount: IntentAmount): Promise<PaymentIntent | null>;

  /** Null if the provider has no such intent of ours. Throws ProviderUnavailableError. */
  abstract lookUp(intentId: string): Promise<PaymentIntent | null>;

  /** Throws ProviderUnavailableError; whether it was made is then unknown, and the same key may be sent again. */
  abstract refund(request: RefundRequest): Promise<RefundAnswer>;
}

/** A payment's terms as the provider reports them. */
export function termsOf(provider: PaymentProvider['name'], intent: PaymentIntent): PaymentTerms {
  const { intentId, reportId, amountCents, premiumCents, currency } = intent;
  const lineItems = lineItemsOf(amountCents, premiumCents);
  const paymentId = paymentIdOf(provider, intentId);
  return { paymentId, reportId, provider, intentId, amountCents, currency, lineItems };
}
