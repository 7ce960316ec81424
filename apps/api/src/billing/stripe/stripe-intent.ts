import type { Cents } from '@closewise/domain/money';
import type Stripe from 'stripe';
import type { PrintedCard } from '@closewise/domain/billing';
import type { Dispute, IntentOutcome, PaymentIntent, Refund } from '../provider/payment-provider.js';

const OURS = 'closewise';

/** Tells our intents from those of other programs that use the same account. */
export const metadataOf = (reportId: number, premiumCents: Cents): Stripe.MetadataParam => ({
  source: OURS,
  reportId: String(reportId),
  ...(premiumCents > 0 && premiumMetadataOf(premiumCents)),
});

/** How much of the amount is for premium; an empty text removes what was said before. */
export const premiumMetadataOf = (premiumCents: Cents): Stripe.MetadataParam => ({
  premiumCents: premiumCents === 0 ? '' : String(premiumCents),
});

/** An intent from before premium was sold says nothing of it. */
const premiumCentsOf = ({ metadata: { premiumCents = '' } }: Stripe.PaymentIntent): Cents =>
  /^[1-9]\d{0,8}$/.test(premiumCents) ? Number(premiumCents) : 0;

/** Null when the intent is none of ours. */
export function reportIdOf({ metadata }: Stripe.PaymentIntent): number | null {
  const { source, reportId = '' } = metadata;
  return source === OURS && /^[1-9]\d{0,15}$/.test(reportId) && Number.isSafeInteger(Number(reportId))
    ? Number(reportId)
    : null;
}

/** An intent with its latest charge expanded as the port states it. */
export function intentOf(
  intent: Stripe.PaymentIntent,
  reportId: number,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentIntent {
  const { id, client_secret: clientSecret, status, amount, amount_received: received, currency } = intent;
  return {
    intentId: id,
    // Only a form that is to be opened needs it; a sale must not fail for want of it.
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
  if (!charge || typeof charge === 'string') throw new Error(`Stripe states no charge of the paid ${id}`);
  const paidAt = new Date(charge.created * 1000).toISOString();
  return { status: 'succeeded', providerReference: charge.id, paidAt, ...cardOf(charge) };
}

/** Nothing for a wallet or a bank that states no card. */
function cardOf({ payment_method_details: details }: Stripe.Charge): { card?: PrintedCard } {
  const { brand, last4 } = details?.card ?? {};
  return brand && last4 ? { card: { brand, last4 } } : {};
}

/** The same for the same card number in one account, also through a wallet. */
function fingerprintOf({ status, latest_charge: charge }: Stripe.PaymentIntent): string | null {
  if (status !== 'succeeded' || !charge || typeof charge === 'string') return null;
  return charge.payment_method_details?.card?.fingerprint ?? null;
}

/**
 * What Stripe keeps, once it has settled the charge. A fee in the currency of another account than that of the payment
 * is none that the books could hold.
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

/** None for one that waits for the buyer (`requires_action`): it has not been made. */
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

/** None for inquiries (`warning_…`) and for what was settled before money moved (`prevented`). */
function disputeOf({ id, amount, status }: Stripe.Dispute): Dispute[] {
  const known = disputeStatuses[status];
  return known ? [{ disputeId: id, amountCents: amount, status: known }] : [];
}
