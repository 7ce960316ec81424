import type { LineItem, PaymentTerms } from '@closewise/domain/billing';
import { paymentIdOf } from '@closewise/domain/billing';
import type { Cents } from '@closewise/domain/money';

export type IntentRequest = Readonly<{
  /** The same key gives the same intent, however often and whenever it is asked for. */
  idempotencyKey: string;
  reportId: number;
  lineItems: readonly LineItem[];
  currency: 'usd';
}>;

/**
 * How far the provider has come. `open`: no card was accepted yet; `declined`: the last one was refused;
 * `cancelled`: it can never be paid.
 */
export type IntentOutcome =
  | Readonly<{ status: 'open' | 'processing' | 'cancelled' }>
  | Readonly<{ status: 'declined'; reasonCode: string }>
  | Readonly<{ status: 'succeeded'; providerReference: string; paidAt: string }>;

/** Money given back; `failed`: the provider could not deliver it, so the payment stands again. */
export type Refund = Readonly<{ refundId: string; amountCents: Cents; status: 'made' | 'failed' }>;

/** The buyer's bank takes the payment back; an inquiry that moves no money is none. */
export type Dispute = Readonly<{ disputeId: string; amountCents: Cents; status: 'open' | 'won' | 'lost' }>;

/** A payment as the provider knows it; `amountCents` and `currency` are what it charges or has charged. */
export type PaymentIntent = Readonly<{
  intentId: string;
  clientSecret: string;
  reportId: number;
  amountCents: Cents;
  currency: string;
  outcome: IntentOutcome;
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
}>;

/** The provider cannot be reached or did not answer in time; whether it did what was asked is unknown. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

/** Who takes the money. What it says about a payment when asked is the only ground for a sale. */
export abstract class PaymentProvider {
  abstract readonly name: 'simulated' | 'stripe';

  /** With which the buyer's browser speaks to the provider; null when it needs none. */
  abstract readonly publishableKey: string | null;

  /** Throws ProviderUnavailableError; the same key may then be sent again. */
  abstract createIntent(request: IntentRequest): Promise<PaymentIntent>;

  /** Null when the provider knows no such intent of ours; throws ProviderUnavailableError. */
  abstract lookUp(intentId: string): Promise<PaymentIntent | null>;
}

/** The terms of a payment as the provider states them; a report is all that is sold. */
export function termsOf(provider: PaymentProvider['name'], intent: PaymentIntent): PaymentTerms {
  const { intentId, reportId, amountCents, currency } = intent;
  const lineItems = [{ item: 'report' as const, amountCents }];
  const paymentId = paymentIdOf(provider, intentId);
  return { paymentId, reportId, provider, intentId, amountCents, currency, lineItems };
}
