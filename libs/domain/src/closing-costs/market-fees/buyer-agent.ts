import { percentOf } from '../percent-of.js';
import type { AmountRule } from './fee-amount.js';

/**
 * The compensation of the buyer's agent, in percent of the price. Who pays it is a choice of the contract, not an
 * uncertainty: the buyer's amount is all or nothing.
 */
export const buyerAgent: AmountRule = ({ fee: { typical }, purchase: { priceCents, agentPaidBy } }) => {
  if (typical === null) return null;
  const cents = percentOf(priceCents, typical);
  const buyerCents = agentPaidBy === 'buyer' ? cents : 0;
  return {
    lowCents: buyerCents,
    typicalCents: buyerCents,
    highCents: buyerCents,
    sellerCents: cents - buyerCents,
    workings: [
      { kind: 'share-of-price', percent: typical, priceCents },
      { kind: 'result', cents },
      { kind: 'agent-paid-by', payer: agentPaidBy },
    ],
  };
};
