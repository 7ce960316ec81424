import type { IntentOutcome, PaymentIntent } from '../provider/payment-provider.js';
import type { SimulatedPaymentRow } from './simulated-payment.table.js';

/** A row of the simulated provider's books as the port states it. */
export function intentOf(row: SimulatedPaymentRow): PaymentIntent {
  const { intentId, clientSecret, reportId, amountCents, currency, status } = row;
  return {
    intentId,
    clientSecret,
    reportId,
    amountCents,
    currency,
    cardFingerprint: status === 'succeeded' ? row.cardFingerprint : null,
    outcome: outcomeOf(row),
    refunds: [],
    disputes: [],
  };
}

function outcomeOf({ status, declineCode, chargeId, paidAt }: SimulatedPaymentRow): IntentOutcome {
  if (status === 'declined') return { status, reasonCode: declineCode ?? 'card_declined' };
  if (status === 'succeeded' && chargeId && paidAt) {
    return { status, providerReference: chargeId, paidAt: paidAt.toISOString() };
  }
  return { status: status === 'processing' ? 'processing' : 'open' };
}
