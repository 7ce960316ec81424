import { decimal, toPercent } from '../decimal/index.js';
import { percentOf } from '../percent-of.js';
import type { AmountRule } from './fee-amount.js';

/** A range in percent of the loan. */
export const percentOfLoan: AmountRule = ({ fee: { low, typical, high }, purchase: { loanCents } }) => {
  if (low === null || typical === null || high === null) return null;
  const typicalCents = percentOf(loanCents, typical);
  return {
    lowCents: percentOf(loanCents, low),
    typicalCents,
    highCents: percentOf(loanCents, high),
    workings: [
      { kind: 'share-of-loan', percent: typical, loanCents },
      { kind: 'result', cents: typicalCents },
      { kind: 'usual-percents', lowPercent: low, highPercent: high },
    ],
  };
};

type Unless = 'nothing-unless-chosen' | 'nothing-unless-closing-is-late';

/** A percent range that most buyers are spared, so that nothing is to be expected. */
export const percentOfLoanUnless =
  (unless: Unless): AmountRule =>
  ({ fee, purchase: { loanCents } }) => {
    const high = fee.high ?? toPercent(decimal(fee.formula?.highRate ?? 0));
    const highCents = percentOf(loanCents, high);
    return {
      lowCents: 0,
      typicalCents: 0,
      highCents,
      workings: [
        { kind: unless },
        { kind: 'share-of-loan-up-to', percent: high, loanCents },
        { kind: 'result', cents: highCents },
      ],
    };
  };

/** A percent of the price that falls due only in some purchases, so that nothing is to be expected. */
export const percentOfPriceWhenNeeded: AmountRule = ({ fee, purchase: { priceCents } }) => {
  if (fee.high === null) return null;
  const highCents = percentOf(priceCents, fee.high);
  return {
    lowCents: 0,
    typicalCents: 0,
    highCents,
    workings: [
      { kind: 'nothing-unless-charged' },
      { kind: 'share-of-price-up-to', percent: fee.high, priceCents },
      { kind: 'result', cents: highCents },
    ],
  };
};
