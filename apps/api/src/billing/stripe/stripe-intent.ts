import type { Cents } from '@closewise/domain/money';
import type Stripe from 'stripe';
import { paymentIdOf, type PrintedCard } from '@closewise/domain/billing';
import { orderNumberOf } from '../payments/order-number.js';
import type { Dispute, IntentOutcome, PaymentIntent, Refund } from '../provider/payment-provider.js';
import { reportNumberIn, type ReportReferences } from './report-references.js';

const OURS = 'closewise';

/** Distinguishes our intents from those of other programs that use the same account. */
export const metadataOf = (reference: string, premiumCents: Cents): Stripe.MetadataParam => ({
  source: OURS,
  report: reference,
  ...(premiumCents > 0 && premiumMetadataOf(premiumCents)),
});

/** The part of the amount that is for premium; an empty string removes an earlier value. */
export const premiumMetadataOf = (premiumCents: Cents): Stripe.MetadataParam => ({
  premiumCents: premiumCents === 0 ? '' : String(premiumCents),
});

/** Zero for intents from before premium was sold, which lack this metadata. */
const premiumCentsOf = ({ metadata: { premiumCents = '' } }: Stripe.PaymentIntent): Cents =>
  /^[1-9]\d{0,8}$/.test(premiumCents) ? Number(premiumCents) : 0;

/**
 * Null if the intent is not ours. Intents from before December 2026 name their report in plain text; an intent that
 * names two different reports belongs to neither.
 */
export function reportIdOf(
  { metadata }: Stripe.PaymentIntent,
  references: Pick<ReportReferences, 'open'>,
): number | null {
  const { source, report, reportId } = metadata;
  if (source !== OURS) return null;
  const named = [
    ...(report === undefined ? [] : [references.open(report)]),
    ...(reportId === undefined ? [] : [reportNumberIn(reportId)]),
  ];
  const [first = null] = named;
  return named.every((each) => each === first) ? first : null;
}

/** Shown on Stripe's receipts and lists: the order number of our own receipt. */
export const descriptionOf = ({ id }: Pick<Stripe.PaymentIntent, 'id'>): string =>
  `Closewise order ${orderNumberOf(paymentIdOf('stripe', id))}`;

/** Converts a Stripe intent, whose latest charge must be expanded, to our payment intent. */
export function intentOf(
  intent: Stripe.PaymentIntent,
  reportId: number,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentIntent {
  const { id, client_secret: clientSecret, status, amount, amount_received: received, currency } = intent;
  return {
    intentId: id,
    // Only a card form needs it; a sale must not fail without it.
    clientSecret: clientSecret ?? '',
    reportId,
    amountCents: status === 'succeeded' ? received : amount,
    premiumCents: premiumCentsOf(intent),
    currency,
    cardFingerprint: fingerprintOf(intent),
    outcome: outcomeOf(intent),
    refunds: refunds.flatMap(refundOf),
    disputes: disputes.flatMap(disputeOf),
    ...feeOf(intent),
  };
}

function outcomeOf(intent: Stripe.PaymentIntent): IntentOutcome {
  const { status, last_payment_error: refusal } = intent;
  if (status === 'succeeded') return paidBy(intent);
  if (status === 'canceled') return { status: 'cancelled' };
  if (status === 'processing') return { status: 'processing' };
  if (status !== 'requires_payment_method' || !refusal) return { status: 'open' };
  return { status: 'declined', reasonCode: refusal.decline_code ?? refusal.code ?? refusal.type };
}

function paidBy({ id, latest_charge: charge }: Stripe.PaymentIntent): IntentOutcome {
  if (!charge || typeof charge === 'string') throw new Error(`Stripe reports no charge for the paid ${id}`);
  const paidAt = new Date(charge.created * 1000).toISOString();
  return { status: 'succeeded', providerReference: charge.id, paidAt, ...cardOf(charge) };
}

/** Empty for a wallet or a bank that reports no card. */
function cardOf({ payment_method_details: details }: Stripe.Charge): { card?: PrintedCard } {
  const { brand, last4 } = details?.card ?? {};
  return brand && last4 ? { card: { brand, last4 } } : {};
}

/** Identifies the card number within one Stripe account, also when paid through a wallet. */
function fingerprintOf({ status, latest_charge: charge }: Stripe.PaymentIntent): string | null {
  if (status !== 'succeeded' || !charge || typeof charge === 'string') return null;
  return charge.payment_method_details?.card?.fingerprint ?? null;
}

/**
 * Stripe's fee, once the charge is settled. A fee in another currency than the payment's is left out, since the books
 * hold a single currency.
 */
function feeOf({
  status,
  currency,
  latest_charge: charge,
}: Stripe.PaymentIntent): Pick<PaymentIntent, 'fee'> {
  if (status !== 'succeeded' || !charge || typeof charge === 'string') return {};
  const settled = charge.balance_transaction;
  if (!settled || typeof settled === 'string' || settled.currency !== currency) return {};
  return { fee: { feeCents: settled.fee, feeReference: settled.id } };
}

const refundStatuses: Readonly<Record<string, Refund['status']>> = {
  pending: 'made',
  succeeded: 'made',
  failed: 'failed',
  canceled: 'failed',
};

/** Leaves out a refund that waits for the buyer (`requires_action`), since it has not been made. */
function refundOf({ id, amount, status }: Stripe.Refund): Refund[] {
  const known = refundStatuses[status ?? ''];
  return known ? [{ refundId: id, amountCents: amount, status: known }] : [];
}

const disputeStatuses: Readonly<Record<string, Dispute['status']>> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
};

/** Leaves out inquiries (`warning_…`) and disputes that ended before money moved (`prevented`). */
function disputeOf({ id, amount, status }: Stripe.Dispute): Dispute[] {
  const known = disputeStatuses[status];
  return known ? [{ disputeId: id, amountCents: amount, status: known }] : [];
}
