import { assertNamesNobody, DomainError, type Decider } from '../events/index.js';
import { type PaymentState, evolvePayment } from './payment-state.js';
import type { PaymentEvent } from './payment-events.js';

/** An operator acknowledges an item that was set aside. */
export type AcknowledgeSetAside = Readonly<{
  type: 'AcknowledgeSetAside';
  reversalId: string;
  reason: string;
}>;

/** Acknowledgments of items that were set aside. An item that is later stated with another amount is open again. */
export const setAsideDecider: Decider<AcknowledgeSetAside, PaymentState, PaymentEvent> = {
  initialState: { status: 'unknown' },
  decide({ reversalId, reason }, state) {
    const known = state.status === 'unknown' ? null : state;
    const statedAmount = known?.setAside?.[reversalId];
    if (known === null || statedAmount === undefined)
      throw new DomainError(
        'billing.set-aside-unknown',
        'This payment has no item with this id that was set aside. `orders set-aside` lists the items.',
      );
    if (known.acknowledged?.[reversalId] === statedAmount) return [];
    const words = reason.trim();
    if (words === '') throw new DomainError('billing.set-aside-reason-missing', 'Say what came of it');
    assertNamesNobody(words);
    const { paymentId, reportId } = known.terms;
    return [
      {
        type: 'SetAsideAcknowledged',
        data: { paymentId, reportId, reversalId, statedAmount, reason: words },
      },
    ];
  },
  evolve: evolvePayment,
};
