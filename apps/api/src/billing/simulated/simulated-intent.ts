import type { IntentOutcome, PaymentIntent } from '../payment-provider.js';
import type { SimulatedPaymentRow } from './simulated-payment.table.js';

/** The columns of a row under the names of its entity. */
export const intentColumns = `intent_id as "intentId", client_secret as "clientSecret", report_id as "reportId",
  amount_cents as "amountCents", currency, status, decline_code as "declineCode", charge_id as "chargeId",
  paid_at as "paidAt", card_fingerprint as "cardFingerprint"`;

export type IntentRow = Pick<
  SimulatedPaymentRow,
  | 'intentId'
  | 'clientSecret'
  | 'reportId'
  | 'amountCents'
  | 'currency'
  | 'status'
  | 'declineCode'
  | 'chargeId'
  | 'paidAt'
  | 'cardFingerprint'
>;

/** A row of the simulated provider's books as the port states it. */
export function intentOf(row: IntentRow): PaymentIntent {
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

function outcomeOf({ status, declineCode, chargeId, paidAt }: IntentRow): IntentOutcome {
  if (status === 'declined') return { status, reasonCode: declineCode ?? 'card_declined' };
  if (status === 'succeeded' && chargeId && paidAt) {
    return { status, providerReference: chargeId, paidAt: paidAt.toISOString() };
  }
  return { status: status === 'processing' ? 'processing' : 'open' };
}
