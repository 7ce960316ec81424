import type { Decider } from '../events/index.js';
import type { BuyerCardUsed } from './payment-events.js';

/** Whether a buyer has paid with a card. */
export type BuyerCardState = Readonly<{ isUsed: boolean }>;

export type RecordCardUse = Readonly<{ type: 'RecordCardUse'; cardUseId: string }>;

/** One stream per card and mailbox; `cardUseId` is a pseudonym of both. */
export const buyerCardStream = (cardUseId: string): string => `buyer-card-${cardUseId}`;

/** Recorded once per card and mailbox. */
export const buyerCardDecider: Decider<RecordCardUse, BuyerCardState, BuyerCardUsed> = {
  initialState: { isUsed: false },
  decide({ cardUseId }, { isUsed }) {
    return isUsed ? [] : [{ type: 'BuyerCardUsed', data: { cardUseId } }];
  },
  evolve() {
    return { isUsed: true };
  },
};
