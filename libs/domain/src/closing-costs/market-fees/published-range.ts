import { formatCents } from '../../money/index.js';
import { oncePer } from '../once-per.js';
import { decimal, multiply, writeNumber } from '../decimal/index.js';
import { percentOf } from '../percent-of.js';
import type { AmountRule, FeeAmount, FeeContext } from './fee-amount.js';
import type { NationalFee } from './national-fees.js';

const centsOf = (dollars: number): number => Math.round(dollars * 100);

const rangeOf = (low: number, typical: number, high: number): FeeAmount => ({
  lowCents: low,
  typicalCents: typical,
  highCents: high,
  calculation: `Usual range ${formatCents(low)} to ${formatCents(high)}`,
});

type Dollars = Pick<NationalFee, 'low' | 'typical' | 'high'>;

const rangeInDollars = oncePer(({ low, typical, high }: Dollars) =>
  low === null || typical === null || high === null
    ? null
    : rangeOf(centsOf(low), centsOf(typical), centsOf(high)),
);

const dollarsIn = ({ fee, purchase }: FeeContext): Dollars => fee.states?.amountIn?.[purchase.state] ?? fee;

/** The range in dollars as the data have it for the state. */
export const publishedRange: AmountRule = (context) => rangeInDollars(dollarsIn(context));

const rangeWhenNeeded = oncePer((dollars: Dollars) => {
  const range = rangeInDollars(dollars);
  if (!range) return null;
  return {
    ...range,
    lowCents: 0,
    typicalCents: 0,
    calculation: `$0.00 unless it applies to you, then about ${formatCents(range.typicalCents)} (up to ${formatCents(range.highCents)})`,
  };
});

/** A range whose cost arises only in some purchases, so that nothing is to be expected. */
export const onlyWhenNeeded: AmountRule = (context) => rangeWhenNeeded(dollarsIn(context));

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
      calculation: `${typical} % of the ${base} ${formatCents(baseCents)} = ${formatCents(typicalCents)} (usual range ${low} % to ${high} %)`,
    };
  };

const hundred = decimal(100);
const percentOfRate = (rate: number): number => Number(writeNumber(multiply(decimal(rate), hundred)));

/** A percent range that the buyer need not choose, so that nothing is to be expected. */
export const optionalPercentOfLoan: AmountRule = ({ fee, purchase }) => {
  const high = fee.high ?? percentOfRate(fee.formula?.highRate ?? 0);
  const highCents = percentOf(purchase.loanCents, high);
  return {
    lowCents: 0,
    typicalCents: 0,
    highCents,
    calculation: `$0.00 unless you choose it; up to ${high} % of the loan ${formatCents(purchase.loanCents)} = ${formatCents(highCents)}`,
  };
};
