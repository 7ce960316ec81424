import { centsOf } from '../../money/index.js';
import type { FeeAmount, MarketAmountRule } from './fee-amount.js';
import type { NationalFee } from './national-fees.js';

const rangeOf = (low: number, typical: number, high: number): FeeAmount => ({
  lowCents: low,
  typicalCents: typical,
  highCents: high,
  workings: [{ kind: 'usual-range', lowCents: low, highCents: high }],
});

type Dollars = Pick<NationalFee, 'low' | 'typical' | 'high'>;

/** The range in dollars as the data have it for the state. */
export const publishedRange: MarketAmountRule = (fee, { state }) => {
  const { low, typical, high }: Dollars = fee.states?.amountIn?.[state] ?? fee;
  if (low === null || typical === null || high === null) return null;
  return rangeOf(centsOf(low), centsOf(typical), centsOf(high));
};

/** A range whose cost arises only in some purchases, so that nothing is to be expected. */
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
