import { centsOf } from '../../money/index.js';
import type { AmountRule } from './fee-amount.js';
import { hasLoanEstimate, marketOf } from './market.js';
import { percentOfLoanUnless } from './percent-range.js';

const points = percentOfLoanUnless('nothing-unless-chosen');

/** Points are a choice: nothing is expected, and for the loan of a home is said what others paid. */
export const discountPoints: AmountRule = (context) => {
  const { fee, purchase } = context;
  const amount = points(context);
  if (!amount || !fee.paidBy || !hasLoanEstimate(marketOf(purchase))) return amount;
  const { year, sharePercent, medianDollars } = fee.paidBy;
  return {
    ...amount,
    workings: [
      ...amount.workings,
      { kind: 'paid-by-buyers', year, percent: sharePercent, medianCents: centsOf(medianDollars) },
    ],
  };
};
