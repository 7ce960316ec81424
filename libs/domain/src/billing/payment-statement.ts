import { z } from 'zod';
import type { DataOf } from '../events/index.js';
import type { Cents } from '../money/index.js';

/** What a receipt shows of a card: the provider's name of its brand, such as `visa`, and its last four digits. */
export const printedCard = z.object({ brand: z.string(), last4: z.string() });
export type PrintedCard = DataOf<typeof printedCard>;

/**
 * The provider's status. `open`: no card was accepted yet; `declined`: the last card was declined; `cancelled`: it can
 * never be paid. `paidAt` is ISO UTC; `cardId` is a pseudonym of the card.
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

/** A refund; `failed`: the provider could not deliver it, so its amount is paid again. */
export type Refund = Readonly<{ refundId: string; amountCents: Cents; status: 'made' | 'failed' }>;

/**
 * A dispute, by which the buyer's bank takes the payment back; an inquiry that moves no money is not a dispute. The
 * bank's amount can exceed the payment after a currency conversion. A lost dispute may still be won.
 */
export type Dispute = Readonly<{ disputeId: string; amountCents: Cents; status: 'open' | 'lost' | 'won' }>;

/** The provider's fee, in the currency of the payment. */
export type ProviderFee = Readonly<{ feeCents: Cents; feeReference: string }>;

/** The provider's complete statement about a payment at one moment, with all refunds and disputes. */
export type PaymentStatement = Readonly<{
  outcome: IntentOutcome;
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
  /** Missing before the provider settles the payment, and if there is no fee. */
  fee?: ProviderFee;
}>;
