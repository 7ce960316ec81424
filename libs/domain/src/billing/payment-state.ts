import type { Cents } from '../money/index.js';
import type { Dispute, Refund } from './payment-statement.js';
import type { PaymentTerms } from './payment-terms.js';
import type { PaymentEvent, ReversalEvent } from './payment-events.js';

/** Refunds and disputes of a payment by the provider's id; each only moves forward. */
export type Reversals = Readonly<{
  refunds: Readonly<Record<string, Refund>>;
  disputes: Readonly<Record<string, Dispute>>;
}>;

/** `failed`: the provider declined a card; another one may succeed. The status only moves forward. */
export type PaymentState =
  | Readonly<{ status: 'unknown' }>
  | (Readonly<{ status: 'requested' | 'failed' | 'cancelled'; terms: PaymentTerms }> & SetAside)
  | (Readonly<{
      status: 'succeeded';
      terms: PaymentTerms;
      providerReference: string;
      paidAt: string;
      feeCents?: Cents;
    }> &
      Reversals &
      SetAside);

/** Items set aside, and those that an operator acknowledged: the last stated amount of each item, by its id. */
export type SetAside = Readonly<{
  setAside?: Readonly<Record<string, string>>;
  acknowledged?: Readonly<Record<string, string>>;
}>;

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
      return state.status === 'requested' ? { ...state, status: 'failed' } : state;
    case 'PaymentCancelled':
      return state.status === 'succeeded' ? state : { ...state, status: 'cancelled' };
    case 'PaymentSucceeded': {
      if (state.status === 'succeeded') return state;
      const { providerReference, paidAt } = event.data;
      return { ...state, status: 'succeeded', providerReference, paidAt, refunds: {}, disputes: {} };
    }
    case 'ProviderFeeCharged':
      return state.status === 'succeeded' ? { ...state, feeCents: event.data.feeCents } : state;
    case 'ReversalSetAside': {
      const { reversalId, statedAmount } = event.data;
      return { ...state, setAside: { ...state.setAside, [reversalId]: statedAmount } };
    }
    case 'SetAsideAcknowledged': {
      const { reversalId, statedAmount } = event.data;
      return { ...state, acknowledged: { ...state.acknowledged, [reversalId]: statedAmount } };
    }
    default:
      return state.status === 'succeeded' ? { ...state, ...evolveReversals(state, event) } : state;
  }
}

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
