import type { Cents } from '../money/index.js';

/** What a receipt shows of a card: the provider's word for its brand, such as `visa`, and its last four digits. */
export type PrintedCard = Readonly<{ brand: string; last4: string }>;

/**
 * How far the provider has come. `open`: no card was accepted yet; `declined`: the last one was refused;
 * `cancelled`: it can never be paid. `paidAt` is ISO UTC; `cardId` is a pseudonym of the card.
 */
export type IntentOutcome =
  | Readonly<{ status: 'open' | 'processing' | 'cancelled' }>
  | Readonly<{ status: 'declined'; reasonCode: string }>
  | Readonly<{
      status: 'succeeded';
      providerReference: string;
      paidAt: string;
      cardId?: string;
      card?: PrintedCard;
    }>;

/** Money given back; `failed`: the provider could not deliver it, so the payment stands again. */
export type Refund = Readonly<{ refundId: string; amountCents: Cents; status: 'made' | 'failed' }>;

/**
 * The buyer's bank takes the payment back; an inquiry that moves no money is none. The bank states the amount, which
 * a change of currency can carry past what was paid. A lost one may still be won.
 */
export type Dispute = Readonly<{ disputeId: string; amountCents: Cents; status: 'open' | 'lost' | 'won' }>;

/** What the provider keeps of a payment, in the currency of the payment. */
export type ProviderFee = Readonly<{ feeCents: Cents; feeReference: string }>;

/** All that the provider states of a payment at one moment: every refund and dispute there ever was. */
export type PaymentStatement = Readonly<{
  outcome: IntentOutcome;
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
  /** Missing while the provider has not settled the payment, and where it keeps nothing. */
  fee?: ProviderFee;
}>;
