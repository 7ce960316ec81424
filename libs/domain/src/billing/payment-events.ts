import type { DomainEvent } from '../events/index.js';
import type { Cents } from '../money/index.js';
import type { PrintedCard } from './payment-statement.js';
import type { LineItem, PaymentTerms } from './payment-terms.js';

type PaymentData<More extends object = object> = Readonly<{ paymentId: string; reportId: number } & More>;

/** A payment was opened at the provider, for these items and this amount. */
export type PaymentRequested = DomainEvent<'PaymentRequested', PaymentTerms>;

/** Before paying the buyer chose premium or left it out: from now on the payment is for these items and this amount. */
export type PaymentTermsChanged = DomainEvent<
  'PaymentTermsChanged',
  PaymentData<{ amountCents: Cents; lineItems: readonly LineItem[] }>
>;

/**
 * A sale: the provider confirmed it when asked. `paidAt` is the provider's time, for display only; `cardId` is a
 * pseudonym of the card, where the provider can tell cards apart; `card` is missing where it was not stated, and in
 * version 1.
 */
export type PaymentSucceeded = DomainEvent<
  'PaymentSucceeded',
  PaymentData<{
    amountCents: Cents;
    currency: string;
    providerReference: string;
    paidAt: string;
    cardId?: string;
    card?: PrintedCard;
  }>
>;

/** The provider declined a card for the first time; the buyer may try another one on the same payment. */
export type PaymentFailed = DomainEvent<'PaymentFailed', PaymentData<{ reasonCode: string }>>;

/** The provider cancelled the payment before it was paid; it never can be. */
export type PaymentCancelled = DomainEvent<'PaymentCancelled', PaymentData>;

/** The provider keeps so much of a payment, whatever is refunded of it; `feeReference` is its own record of that. */
export type ProviderFeeCharged = DomainEvent<
  'ProviderFeeCharged',
  PaymentData<{ feeCents: Cents; currency: string; feeReference: string }>
>;

type RefundData = PaymentData<{ refundId: string; amountCents: Cents; refundedCents: Cents }>;

/** Money of a sale was given back; `refundedCents` is all that was given back, this refund included. */
export type PaymentRefunded = DomainEvent<'PaymentRefunded', RefundData>;

/**
 * The provider could not deliver a refund, so that the payment stands again by its amount; `refundedCents` is what
 * was given back without it. A refund that was known only after it had failed has this event alone.
 */
export type PaymentRefundFailed = DomainEvent<'PaymentRefundFailed', RefundData>;

type DisputeData<More extends object = object> = PaymentData<
  { disputeId: string; amountCents: Cents } & More
>;

/** The buyer's bank takes money of a sale back; the amount is the bank's. */
export type PaymentDisputed = DomainEvent<'PaymentDisputed', DisputeData>;

/** The bank decided: `lost` keeps the money away, `won` brings it back. A lost dispute may still be won later. */
export type DisputeClosed = DomainEvent<'DisputeClosed', DisputeData<{ outcome: 'won' | 'lost' }>>;

/** What happens to the money of a sale afterwards. */
export type ReversalEvent = PaymentRefunded | PaymentRefundFailed | PaymentDisputed | DisputeClosed;

/**
 * The provider states a refund or dispute that cannot be recorded as it is; the payment's other items were. `statedAmount` is the
 * provider's number of cents as text, whatever it is; `knownCents` is the amount that was recorded before.
 */
export type ReversalSetAside = DomainEvent<
  'ReversalSetAside',
  PaymentData<{
    kind: 'refund' | 'dispute';
    reversalId: string;
    statedAmount: string;
    knownCents: Cents | null;
    reason: 'amount-changed' | 'amount-impossible' | 'exceeds-payment';
  }>
>;

/** Every fact of a `payment-{id}` stream. */
export type PaymentEvent =
  | PaymentRequested
  | PaymentTermsChanged
  | PaymentSucceeded
  | PaymentFailed
  | PaymentCancelled
  | ProviderFeeCharged
  | ReversalSetAside
  | ReversalEvent;

/** A referral code came with the news of a payment, whose order had none. */
export type PaymentReferred = DomainEvent<'PaymentReferred', PaymentData<{ referralCode: string }>>;

/** The buyer at a mailbox has paid with a card, for the first time; `cardUseId` is a pseudonym of both. */
export type BuyerCardUsed = DomainEvent<'BuyerCardUsed', Readonly<{ cardUseId: string }>>;

/**
 * This intent is the one by which the report is paid. A later attempt replaces it: the provider had cancelled it, no
 * longer knew it, or another provider takes the payments now.
 */
export type ReportPaymentReserved = DomainEvent<'ReportPaymentReserved', Reservation>;

type Reservation = Readonly<{ reportId: number; provider: string; intentId: string; attempt: number }>;

/** This intent is the one by which a report that was bought without premium is upgraded; replaced like a report's. */
export type PremiumPaymentReserved = DomainEvent<'PremiumPaymentReserved', Reservation>;
