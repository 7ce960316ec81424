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
import { UnavailableError } from '../../platform/event-store/unavailable-error.js';

/** What is to be paid, and how much of it is for premium. */
export type IntentAmount = Readonly<{ amountCents: Cents; premiumCents: Cents }>;

export type IntentRequest = Readonly<{
  /** The same key gives the same intent, however often and whenever it is asked for. */
  idempotencyKey: string;
  reportId: number;
  currency: 'usd';
}> &
  IntentAmount;

export type { Dispute, IntentOutcome, Refund };

/**
 * A payment as the provider knows it; `amountCents` and `currency` are what it charges or has charged, and
 * `premiumCents` is how much of that is for premium.
 */
export type PaymentIntent = Readonly<{
  intentId: string;
  clientSecret: string;
  reportId: number;
  currency: string;
  /** By which the provider knows the card again; null while nothing was paid, and where it cannot tell. */
  cardFingerprint: string | null;
}> &
  IntentAmount &
  PaymentStatement;

/** The same key gives back once, however often and whenever it is asked for. */
export type RefundRequest = Readonly<{ intentId: string; amountCents: Cents; key: string }>;

/** `accepted`: the provider makes it; how it ends is told by `lookUp`. */
export type RefundAnswer =
  | Readonly<{ status: 'accepted'; refundId: string }>
  | Readonly<{ status: 'refused'; reasonCode: string }>;

/** The provider cannot be reached or did not answer in time; whether it did what was asked is unknown. */
export class ProviderUnavailableError extends UnavailableError {
  override readonly name = 'ProviderUnavailableError';
}

/** Who takes the money. What it says about a payment when asked is the only ground for a sale. */
export abstract class PaymentProvider {
  abstract readonly name: 'simulated' | 'stripe';

  /** With which the buyer's browser speaks to the provider; null when it needs none. */
  abstract readonly publishableKey: string | null;

  /** Throws ProviderUnavailableError; the same key may then be sent again. */
  abstract createIntent(request: IntentRequest): Promise<PaymentIntent>;

  /**
   * Charges another amount from now on, and answers how the intent then stands: as it was, when it is being paid or is
   * over. Throws ProviderUnavailableError; whether it was changed is then unknown.
   */
  abstract changeAmount(intentId: string, amount: IntentAmount): Promise<PaymentIntent | null>;

  /** Null when the provider knows no such intent of ours; throws ProviderUnavailableError. */
  abstract lookUp(intentId: string): Promise<PaymentIntent | null>;

  /** Throws ProviderUnavailableError; whether it was made is then unknown, and the same key may be sent again. */
  abstract refund(request: RefundRequest): Promise<RefundAnswer>;
}

/** The terms of a payment as the provider states them. */
export function termsOf(provider: PaymentProvider['name'], intent: PaymentIntent): PaymentTerms {
  const { intentId, reportId, amountCents, premiumCents, currency } = intent;
  const lineItems = lineItemsOf(amountCents, premiumCents);
  const paymentId = paymentIdOf(provider, intentId);
  return { paymentId, reportId, provider, intentId, amountCents, currency, lineItems };
}
