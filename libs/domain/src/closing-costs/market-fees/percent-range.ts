import { decimal, toPercent } from '../decimal/index.js';
import { percentOf } from '../percent-of.js';
import type { AmountRule } from './fee-amount.js';

/** A range in percent of the loan or of the price. */
export const percentRange =
  (base: 'loan' | 'price'): AmountRule =>
  ({ fee: { low, typical, high }, purchase }) => {
    if (low === null || typical === null || high === null) return null;
    const baseCents = base === 'loan' ? purchase.loanCents : purchase.priceCents;
    const typicalCents = percentOf(baseCents, typical);
    return {
      lowCents: percentOf(baseCents, low),
      typicalCents,
      highCents: percentOf(baseCents, high),
      workings: [
        base === 'loan'
          ? { kind: 'share-of-loan', percent: typical, loanCents: baseCents }
          : { kind: 'share-of-price', percent: typical, priceCents: baseCents },
        { kind: 'result', cents: typicalCents },
        { kind: 'usual-percents', lowPercent: low, highPercent: high },
      ],
    };
  };

/** A percent range that the buyer need not choose, so that nothing is to be expected. */
export const optionalPercentOfLoan: AmountRule = ({ fee, purchase }) => {
  const high = fee.high ?? toPercent(decimal(fee.formula?.highRate ?? 0));
  const highCents = percentOf(purchase.loanCents, high);
  return {
    lowCents: 0,
    typicalCents: 0,
    highCents,
    workings: [
      { kind: 'nothing-unless-chosen' },
      { kind: 'share-of-loan-up-to', percent: high, loanCents: purchase.loanCents },
      { kind: 'result', cents: highCents },
    ],
  };
};
