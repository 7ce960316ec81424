import {
  paymentIdOf,
  type Dispute,
  type IntentOutcome,
  type LineItem,
  type PaymentStatement,
  type PaymentTerms,
  type Refund,
} from '@closewise/domain/billing';
import type { Cents } from '@closewise/domain/money';
import { UnavailableError } from '../../platform/event-store/unavailable-error.js';

export type IntentRequest = Readonly<{
  /** The same key gives the same intent, however often and whenever it is asked for. */
  idempotencyKey: string;
  reportId: number;
  lineItems: readonly LineItem[];
  currency: 'usd';
}>;

export type { Dispute, IntentOutcome, Refund };

/** A payment as the provider knows it; `amountCents` and `currency` are what it charges or has charged. */
export type PaymentIntent = Readonly<{
  intentId: string;
  clientSecret: string;
  reportId: number;
  amountCents: Cents;
  currency: string;
  /** By which the provider knows the card again; null while nothing was paid, and where it cannot tell. */
  cardFingerprint: string | null;
}> &
  PaymentStatement;

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
