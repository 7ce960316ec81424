import { DomainError, type Decider } from '../events/index.js';
import type { PaymentCommand } from './payment-commands.js';
import type { PaymentEvent } from './payment-events.js';
import type { PaymentState } from './payment-state.js';
import type { PaymentTerms } from './payment-terms.js';

/** One payment: however often and in whatever order its facts arrive, it is at most one sale. */
export const paymentDecider: Decider<PaymentCommand, PaymentState, PaymentEvent> = {
  initialState: { status: 'unknown' },
  decide(command, state) {
    const { terms } = command;
    assertTermsAddUp(terms);
    if (state.status === 'unknown') return [{ type: 'PaymentRequested', data: terms }, ...outcome(command)];
    assertSameTerms(state.terms, terms);
    if (state.status === 'succeeded') return [];
    const declinedAlready = state.status === 'failed' && command.type === 'RecordPaymentFailure';
    return declinedAlready && state.reasonCode === command.reasonCode ? [] : outcome(command);
  },
  evolve(state, event) {
    if (event.type === 'PaymentRequested') return { status: 'requested', terms: event.data };
    if (state.status === 'unknown' || state.status === 'succeeded') return state;
    const { terms } = state;
    if (event.type === 'PaymentFailed') return { status: 'failed', terms, reasonCode: event.data.reasonCode };
    const { providerReference, paidAt } = event.data;
    return { status: 'succeeded', terms, providerReference, paidAt };
  },
};

function outcome(command: PaymentCommand): PaymentEvent[] {
  const { paymentId, reportId, amountCents, currency } = command.terms;
  switch (command.type) {
    case 'RequestPayment':
      return [];
    case 'RecordPaymentFailure':
      return [{ type: 'PaymentFailed', data: { paymentId, reportId, reasonCode: command.reasonCode } }];
    case 'RecordPaymentSuccess': {
      const { providerReference, paidAt } = command;
      const paid = { paymentId, reportId, amountCents, currency, providerReference, paidAt };
      return [{ type: 'PaymentSucceeded', data: paid }];
    }
  }
}

function assertTermsAddUp({ lineItems, amountCents }: PaymentTerms): void {
  const sum = lineItems.reduce((total, item) => total + item.amountCents, 0);
  if (Number.isSafeInteger(amountCents) && amountCents > 0 && sum === amountCents) return;
  throw new DomainError('billing.amount-invalid', 'The amount of the payment is not the sum of its items', {
    amountCents,
    itemsCents: sum,
  });
}

function assertSameTerms(known: PaymentTerms, stated: PaymentTerms): void {
  const fields = ['paymentId', 'reportId', 'provider', 'intentId', 'amountCents', 'currency'] as const;
  const field = fields.find((name) => known[name] !== stated[name]);
  if (!field) return;
  throw new DomainError(
    'billing.payment-mismatch',
    `The payment does not match what was asked for: ${field}`,
    {
      field,
      expected: known[field],
      stated: stated[field],
    },
  );
}
