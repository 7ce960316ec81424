import { centsOf } from '../../money/index.js';
import type { FeeAmount, MarketAmountRule, AmountRule } from './fee-amount.js';
import type { NationalFee } from './national-fees.js';
import { decimal, toPercent } from '../decimal.js';
import { percentOf } from '../percent-of.js';

const rangeOf = (low: number, typical: number, high: number): FeeAmount => ({
  lowCents: low,
  typicalCents: typical,
  highCents: high,
  workings: [{ kind: 'usual-range', lowCents: low, highCents: high }],
});

type Dollars = Pick<NationalFee, 'low' | 'typical' | 'high'>;

/** The published range in dollars for the state. */
export const publishedRange: MarketAmountRule = (fee, { state }) => {
  const { low, typical, high }: Dollars = fee.states?.amountIn?.[state] ?? fee;
  if (low === null || typical === null || high === null) return null;
  return rangeOf(centsOf(low), centsOf(typical), centsOf(high));
};

/** A range for a cost that only occurs in some purchases, so typically zero. */
export const onlyWhenNeeded: MarketAmountRule = (fee, market) => {
  const range = publishedRange(fee, market);
  if (!range) return null;
  return {
    ...range,
    lowCents: 0,
    typicalCents: 0,
    workings: [
      { kind: 'nothing-unless-needed', typicalCents: range.typicalCents, highCents: range.highCents },
    ],
  };
};

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

/** A percent range that most buyers avoid, so typically zero. */
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

/** A percentage of the price due only in some purchases, so typically zero. */
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
