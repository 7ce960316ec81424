import type { PaymentEvent, ReversalEvent } from './payment-events.js';
import type { PaymentState, Reversals } from './payment-state.js';

/** The payment after one more of its facts. */
export function evolvePayment(state: PaymentState, event: PaymentEvent): PaymentState {
  if (state.status === 'unknown') {
    return event.type === 'PaymentRequested' ? { status: 'requested', terms: event.data } : state;
  }
  const { terms } = state;
  switch (event.type) {
    case 'PaymentRequested':
      return state;
    case 'PaymentTermsChanged': {
      const { amountCents, lineItems } = event.data;
      return state.status === 'succeeded' ? state : { ...state, terms: { ...terms, amountCents, lineItems } };
    }
    case 'PaymentFailed':
      return state.status === 'requested' ? { status: 'failed', terms } : state;
    case 'PaymentCancelled':
      return state.status === 'succeeded' ? state : { status: 'cancelled', terms };
    case 'PaymentSucceeded': {
      if (state.status === 'succeeded') return state;
      const { providerReference, paidAt } = event.data;
      return { status: 'succeeded', terms, providerReference, paidAt, refunds: {}, disputes: {} };
    }
    case 'ProviderFeeCharged':
      return state.status === 'succeeded' ? { ...state, feeCents: event.data.feeCents } : state;
    case 'ReversalSetAside': {
      if (state.status !== 'succeeded') return state;
      const { reversalId, statedAmount } = event.data;
      return { ...state, setAside: { ...state.setAside, [reversalId]: statedAmount } };
    }
    default:
      return state.status === 'succeeded' ? { ...state, ...evolveReversals(state, event) } : state;
  }
}

/** Refunds and disputes after one more fact about them. */
export function evolveReversals({ refunds, disputes }: Reversals, event: ReversalEvent): Reversals {
  switch (event.type) {
    case 'PaymentRefunded':
    case 'PaymentRefundFailed': {
      const { refundId, amountCents } = event.data;
      const status = event.type === 'PaymentRefunded' ? 'made' : 'failed';
      return { disputes, refunds: { ...refunds, [refundId]: { refundId, amountCents, status } } };
    }
    case 'PaymentDisputed':
    case 'DisputeClosed': {
      const { disputeId, amountCents } = event.data;
      const status = event.type === 'DisputeClosed' ? event.data.outcome : 'open';
      return { refunds, disputes: { ...disputes, [disputeId]: { disputeId, amountCents, status } } };
    }
  }
}
