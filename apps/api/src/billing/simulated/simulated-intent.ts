import type { IntentOutcome, PaymentIntent } from '../provider/payment-provider.js';
import type { SimulatedPaymentRow } from './simulated-payment.table.js';

/** A row of the simulated provider's books as the port states it. */
export function intentOf(row: SimulatedPaymentRow): PaymentIntent {
  const { intentId, clientSecret, reportId, amountCents, premiumCents, currency, status } = row;
  return {
    intentId,
    clientSecret,
    reportId,
    amountCents,
    premiumCents,
    currency,
    cardFingerprint: status === 'succeeded' ? row.cardFingerprint : null,
    outcome: outcomeOf(row),
    refunds: row.refunds.map(({ refundId, amountCents: cents }) => ({
      refundId,
      amountCents: cents,
      status: 'made' as const,
    })),
    disputes: [],
  };
}

function outcomeOf({ status, declineCode, chargeId, paidAt, cardLast4 }: SimulatedPaymentRow): IntentOutcome {
  if (status === 'declined') return { status, reasonCode: declineCode ?? 'card_declined' };
  if (status === 'succeeded' && chargeId && paidAt) {
    const paid = { status, providerReference: chargeId, paidAt: paidAt.toISOString() } as const;
    // Every test card that pays is a Visa.
    return cardLast4 === null ? paid : { ...paid, card: { brand: 'visa', last4: cardLast4 } };
  }
  return { status: status === 'processing' ? 'processing' : 'open' };
}
